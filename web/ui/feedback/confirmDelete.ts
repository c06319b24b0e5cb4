import { signal } from "@preact/signals-react";
import type { IconName } from "#ui/brand/Icon.tsx";
import { newToastId } from "./toast.ts";

export type ToastPlace = "right" | "center";
/** One thing that goes with the record: stock, payments, a job. */
export type Consequence = { icon: IconName; text: string };
export type Question = {
  id: number;
  /** Record to delete: its kind and name, then details. */
  target: readonly string[];
  consequences: readonly Consequence[];
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
  target: readonly string[],
  onConfirm: () => void,
  {
    durationMs,
    place = "right",
    consequences = [],
  }: { durationMs: number; place?: ToastPlace; consequences?: readonly Consequence[] },
): void {
  question.value = { id: newToastId(), target, consequences, onConfirm, durationMs, place };
}

export const closeQuestion = (): void => {
  question.value = null;
};
