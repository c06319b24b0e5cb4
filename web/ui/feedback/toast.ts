/**
 * Messages that come and go, drawn by Toaster. They wait here: react-hot-toast would show them all at once, so that it is
 * given one at a time (`useStay.ts`) and keeps that one's life.
 */
import { signal } from "@preact/signals-react";

type Kind = "success" | "error" | "info";
/** What the message offers beside closing it: to take back what it tells. */
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

/** In the order in which they were said: the first is shown, the next when it is gone. */
export const messages = signal<readonly Message[]>([]);

let lastId = 0;
/** Of a message or a question: none is used twice. */
export const newToastId = (): number => (lastId += 1);

function say(kind: Kind, text: string, durationMs: number, action?: ToastAction): number {
  // What already waits to be said is not said twice: an answer that fails again and again would hold up all others.
  const waiting = messages.value.slice(1).find((one) => one.kind === kind && one.text === text);
  if (waiting) return waiting.id;
  const id = newToastId();
  messages.value = [...messages.value, { id, kind, text, durationMs, action }].slice(-mostKept);
  return id;
}

export const toast = {
  success: (text: string) => say("success", text, successMs),
  /** It stays longer while no other waits (ToastCard). */
  undoable: (text: string, action: ToastAction) => say("success", text, errorMs, action),
  error: (text: string) => say("error", text, errorMs),
  /** What failed, with what to do next. */
  offer: (text: string, action: ToastAction) => say("error", text, 2 * errorMs, action),
  info: (text: string) => say("info", text, errorMs),
};

/** From the first to the last message of a form's last save. */
const saidOf = new WeakMap<object, readonly [first: number, last: number]>();

/** What a form says of a save takes the place of what it said of the one before. */
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
