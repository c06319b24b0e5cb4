/**
 * Passes lenses chosen by power to a new quote, through the state of the history: one line each, or variants A, B, C.
 */
import { quoteVariants } from "#domain/core/records.ts";
import type { LineValues } from "./quoteLines.ts";
import { type LensChoice, linesOfChoice } from "#shared/lenses/chosenLines.ts";

type State = { lensLines: LineValues[] };

/** History state with the lines of the chosen ranges; several ranges become variants. */
export const quotedState = (choices: readonly LensChoice[]): State => ({
  lensLines: choices.flatMap((choice, index) => {
    const variant = choices.length > 1 ? (quoteVariants[index] ?? "") : "";
    return linesOfChoice(choice).map((line) => ({ ...line, variant }));
  }),
});

/** Reads the lines from a history state; an empty list for any other state. */
export function quotedLines(state: unknown): LineValues[] {
  const { lensLines } = (state ?? {}) as Partial<State>;
  return Array.isArray(lensLines) ? lensLines : [];
}
