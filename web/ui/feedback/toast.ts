/**
 * Queue of toasts, rendered by Toaster. react-hot-toast gets one at a time (`useStay.ts`), because it would show all
 * at once.
 */
import { signal } from "@preact/signals-react";

type Kind = "success" | "error" | "info";
/** Undo action. */
export type ToastAction = { label: string; act: () => void };
export type Message = {
  id: number;
  kind: Kind;
  text: string;
  durationMs: number;
  action?: ToastAction | undefined;
};

const successMs = 2000;
const errorMs = 4000;
const mostKept = 20;

/** Queue: the first is shown, then the next. */
export const messages = signal<readonly Message[]>([]);

let lastId = 0;
/** Unique id of a toast or question. */
export const newToastId = (): number => (lastId += 1);

function say(kind: Kind, text: string, durationMs: number, action?: ToastAction): number {
  // Skips a queued duplicate: repeated errors would block others.
  const waiting = messages.value.slice(1).find((one) => one.kind === kind && one.text === text);
  if (waiting) return waiting.id;
  const id = newToastId();
  messages.value = [...messages.value, { id, kind, text, durationMs, action }].slice(-mostKept);
  return id;
}

export const toast = {
  success: (text: string) => say("success", text, successMs),
  /** Stays longer while the queue is empty (ToastCard). */
  undoable: (text: string, action: ToastAction) => say("success", text, errorMs, action),
  error: (text: string) => say("error", text, errorMs),
  /** Error with its remedy. */
  offer: (text: string, action: ToastAction) => say("error", text, 2 * errorMs, action),
  info: (text: string) => say("info", text, errorMs),
};

/** Range of toasts of a form's last save. */
const saidOf = new WeakMap<object, readonly [first: number, last: number]>();

/** Toasts of a save replace those of the form's former save. */
export function sayOf(form: object, say: () => void): void {
  const [first, last] = saidOf.get(form) ?? [0, -1];
  messages.value = messages.value.filter(({ id }) => id < first || id > last);
  const before = lastId;
  say();
  saidOf.set(form, [before + 1, lastId]);
}

export function removeToast(id: number): void {
  messages.value = messages.value.filter((message) => message.id !== id);
}
