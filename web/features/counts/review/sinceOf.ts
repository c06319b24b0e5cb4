/** Says from when moved pieces are taken, by the answer whether they had been counted. */
import type { ReviewRow } from "#domain/counts/countAnswers.ts";
import type { CountSince } from "#domain/core/records.ts";

export type Answer = "counted" | "not";
type Asked = Pick<ReviewRow, "between" | "moved">;

/** Net pieces that the question is about: those between two scans, else those after the last one. */
export const netOf = ({ between, moved }: Asked): number => (between === 0 ? moved : between);

/** Pieces that left and were counted are taken off again; those that came and were counted are not added. */
export function sinceOf(row: Asked, answer: Answer): CountSince {
  const [early, late]: [CountSince, CountSince] =
    row.between === 0 ? ["last", "now"] : ["first", "last"];
  const wasCounted = answer === "counted";
  return netOf(row) < 0 === wasCounted ? early : late;
}

/** Answer that a row has; null where the pieces it was about are no longer told. */
export function answerOf(row: Asked & Pick<ReviewRow, "since">): Answer | null {
  if (row.since === "" || netOf(row) === 0) return null;
  return (["counted", "not"] as const).find((answer) => sinceOf(row, answer) === row.since) ?? null;
}
