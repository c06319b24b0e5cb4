/** Ranges that were ticked for a new quote, in the history's state: one line each, or variants A, B, C. */
import { quoteVariants } from "#domain/core/records.ts";
import type { LineValues } from "./quoteLines.ts";
import { type LensChoice, linesOfChoice } from "#shared/lenses/chosenLines.ts";

type State = { lensLines: LineValues[] };

/** Lines of a quote, a variant for each of several ranges. */
export const quotedState = (choices: readonly LensChoice[]): State => ({
  lensLines: choices.flatMap((choice, index) => {
    const variant = choices.length > 1 ? (quoteVariants[index] ?? "") : "";
    return linesOfChoice(choice).map((line) => ({ ...line, variant }));
  }),
});

/** Lines of a history state; none of another one. */
export function quotedLines(state: unknown): LineValues[] {
  const { lensLines } = (state ?? {}) as Partial<State>;
  return Array.isArray(lensLines) ? lensLines : [];
}
