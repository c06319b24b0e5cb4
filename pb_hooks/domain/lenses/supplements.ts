/** Price of a supplement (docs/rules-lenses.md, Tariff): the lowest row that reaches far enough. */
import type { SupplementRow } from "./tariff.ts";

/** Row with the lowest sufficient `to`; a row without a limit comes last. Null when no row reaches far enough. */
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

/** Largest value that a supplement covers; null without a limit. */
export const furthestReach = (rows: readonly Pick<SupplementRow, "to">[]): number | null =>
  rows.some(({ to }) => to === null) ? null : Math.max(0, ...rows.map(({ to }) => to ?? 0));
