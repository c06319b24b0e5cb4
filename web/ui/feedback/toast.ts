/** Messages, kept, timed, paused and ended by react-hot-toast: 2 s of a success, 4 s of the others, at most 20. */
import { createElement } from "react";
import { type Toast, toast as library } from "react-hot-toast/headless";
import { type Message, ToastCard, type ToastAction } from "./ToastCard.tsx";

export type { ToastAction } from "./ToastCard.tsx";

/** Time to notice a mistake and reach the undo. */
export const undoMs = 10_000;
const offerMs = 8000;

/** Ids of the toasts shown while `sayOf` runs; null otherwise. */
let saying: string[] | null = null;

const writers = { success: library.success, error: library.error, info: library };

/** The same words again are the same message, and begin their time anew. */
function say(message: Message, duration?: number): string {
  const draw = ({ id }: Toast) =>
    createElement(ToastCard, { ...message, onClose: () => library.dismiss(id) });
  const id = `${message.kind} ${message.text}`;
  saying?.push(id);
  return writers[message.kind](draw, { id, ...(duration && { duration }) });
}

export const toast = {
  success: (text: string) => say({ kind: "success", text }),
  undoable: (text: string, action: ToastAction) => say({ kind: "success", text, action }, undoMs),
  error: (text: string) => say({ kind: "error", text }),
  /** Error with its remedy. */
  offer: (text: string, action: ToastAction) => say({ kind: "error", text, action }, offerMs),
  info: (text: string) => say({ kind: "info", text }),
  /** Proposes a further step. */
  invite: (text: string, action: ToastAction) => say({ kind: "info", text, action }, offerMs),
};

const saidOf = new WeakMap<object, readonly string[]>();

/** What a form says of its save replaces what it said of the former one. */
export function sayOf(form: object, tell: () => void): void {
  saidOf.get(form)?.forEach(removeToast);
  saying = [];
  tell();
  saidOf.set(form, saying);
  saying = null;
}

export const removeToast = (id: string): void => library.dismiss(id);
