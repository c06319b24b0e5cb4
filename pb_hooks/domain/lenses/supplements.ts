/** Price of a supplement (docs/rules-lenses.md, Tariff): the row that reaches just far enough. */
import type { SupplementRow } from "./tariff.ts";

/** Row with the least `to` that is enough, one price last; null when none reaches so far. */
export function supplementRow<Row extends Pick<SupplementRow, "to">>(
  rows: readonly Row[],
  asked: number,
): Row | null {
  const reaching = rows.filter(({ to }) => to === null || to >= asked);
  return reaching.reduce<Row | null>(
    (best, row) => (best && (best.to ?? Infinity) <= (row.to ?? Infinity) ? best : row),
    null,
  );
}

/** Furthest that a supplement reaches; null without a limit. */
export const furthestReach = (rows: readonly Pick<SupplementRow, "to">[]): number | null =>
  rows.some(({ to }) => to === null) ? null : Math.max(0, ...rows.map(({ to }) => to ?? 0));
