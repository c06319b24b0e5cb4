import { signal } from "@preact/signals-react";
import { newToastId } from "./toast.ts";

export type ToastPlace = "right" | "center";
type Question = {
  id: number;
  /** What would be deleted, as its own list calls it. */
  target: string;
  /** What goes with it: pieces out of stock, money received. */
  consequence: string;
  durationMs: number;
  place: ToastPlace;
  onConfirm: () => void;
};

/** The question before a deletion, drawn by Toaster; messages wait until it is answered. */
export const question = signal<Question | null>(null);

/**
 * Asks before a deletion, naming what would go; it goes by itself after `durationMs` unless the pointer moves onto it or
 * the keyboard moves in it. A second question takes the place of the first.
 */
export function confirmDelete(
  target: string,
  onConfirm: () => void,
  {
    durationMs,
    place = "right",
    consequence = "",
  }: { durationMs: number; place?: ToastPlace; consequence?: string },
): void {
  question.value = { id: newToastId(), target, consequence, onConfirm, durationMs, place };
}

export const closeQuestion = (): void => {
  question.value = null;
};
