import { signal } from "@preact/signals-react";
import { newToastId } from "./toast.ts";

export type ToastPlace = "right" | "center";
type Question = {
  id: number;
  /** Record to delete, as its list names it. */
  target: string;
  /** Dependent data: stock, payments. */
  consequence: string;
  durationMs: number;
  place: ToastPlace;
  onConfirm: () => void;
};

/** Deletion question, rendered by Toaster; toasts wait for its answer. */
export const question = signal<Question | null>(null);

/**
 * Asks before a deletion. Closes after `durationMs` unless pointer or keyboard use it. A second question replaces the
 * first.
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
