/** Instant from which movements count, derived from the answer whether the moved pieces had been counted. */
import type { ReviewRow } from "#domain/counts/countAnswers.ts";
import type { CountSince } from "#domain/core/records.ts";

export type Answer = "counted" | "not";
type Asked = Pick<ReviewRow, "between" | "moved">;

/** Net number of moved pieces in question: those between two scans, else those after the last one. */
export const netOf = ({ between, moved }: Asked): number => (between === 0 ? moved : between);

/** Counted pieces that then left are subtracted; counted pieces that came in before are not added again. */
export function sinceOf(row: Asked, answer: Answer): CountSince {
  const [early, late]: [CountSince, CountSince] =
    row.between === 0 ? ["last", "now"] : ["first", "last"];
  const wasCounted = answer === "counted";
  return netOf(row) < 0 === wasCounted ? early : late;
}

/** Answer stored in a row; null without one, or when no moved pieces remain in question. */
export function answerOf(row: Asked & Pick<ReviewRow, "since">): Answer | null {
  if (row.since === "" || netOf(row) === 0) return null;
  return (["counted", "not"] as const).find((answer) => sinceOf(row, answer) === row.since) ?? null;
}
