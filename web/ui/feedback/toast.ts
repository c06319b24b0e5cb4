/** Toasts, which react-hot-toast keeps, pauses and ends: a success after 2 s, others after 4 s, at most 20. */
import { createElement } from "react";
import { type Toast, toast as library } from "react-hot-toast/headless";
import { type Message, ToastCard, type ToastAction } from "./ToastCard.tsx";

export type { ToastAction } from "./ToastCard.tsx";

/** Duration of a toast with undo: enough to notice a mistake and press. */
export const undoMs = 10_000;
const offerMs = 8000;

/** Ids of the toasts shown while `sayOf` runs; null otherwise. */
let saying: string[] | null = null;

const writers = { success: library.success, error: library.error, info: library };

/** Shows a toast. The same text again reuses the toast and restarts its time. */
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
  /** Error with an action that repairs it. */
  offer: (text: string, action: ToastAction) => say({ kind: "error", text, action }, offerMs),
  info: (text: string) => say({ kind: "info", text }),
  /** Proposal of a further action. */
  invite: (text: string, action: ToastAction) => say({ kind: "info", text, action }, offerMs),
};

const saidOf = new WeakMap<object, readonly string[]>();

/** Shows the toasts of a form's save in place of those of its former save. */
export function sayOf(form: object, tell: () => void): void {
  saidOf.get(form)?.forEach(removeToast);
  saying = [];
  tell();
  saidOf.set(form, saying);
  saying = null;
}

export const removeToast = (id: string): void => library.dismiss(id);
