import { signal } from "@preact/signals-react";
import type { ReactNode } from "react";
import type { IconName } from "#ui/brand/Icon.tsx";
import { newToastId } from "./toast.ts";

export type ToastPlace = "right" | "center";
/** One thing that goes with the record: stock, payments, a job. */
export type Consequence = { icon: IconName; text: string };
/** Record to delete. */
export type Target = {
  /** Icon of its kind. */
  icon: IconName;
  /** Replaces the icon. */
  picture?: ReactNode;
  /** Kind and name, such as 'Facture 2026110028'. */
  name: string;
  /** Person or supplier of a document. */
  of?: string;
  /** Day, state and the like; empty ones are omitted. */
  facts: readonly (string | false | null | undefined)[];
  /** In dirhams. */
  amount?: number | undefined;
};
export type Question = {
  id: number;
  target: Target;
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
  target: Target,
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
