/** Proposes the next period to transmit (docs/rules-periods.md, Transmitting). */
import { firstOpenDay, isClosed } from "#domain/core/days/closedPeriod.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Period, presetPeriod } from "#domain/core/days/period.ts";

/** True when the month before `now` is not wholly transmitted. */
export const isMonthDue = (closedUntil: string, now: IsoDay): boolean =>
  !isClosed(presetPeriod("lastMonth", now).to, closedUntil);

/**
 * From the first day that is not transmitted to the end of last month. All of last month when nothing is transmitted
 * yet, or when last month is transmitted already.
 */
export function proposedPeriod(closedUntil: string, now: IsoDay): Period {
  const month = presetPeriod("lastMonth", now);
  const from = firstOpenDay(closedUntil);
  return from !== "" && isMonthDue(closedUntil, now) ? { from, to: month.to } : month;
}

/**
 * SQL of the last transmitted day of shop {:company}: '' after its only period was reopened, NULL in a shop without
 * periods.
 */
export const closedUntilSql = `SELECT c.closed_until FROM optique_companies c
  WHERE c.id = {:company} AND EXISTS(SELECT 1 FROM optique_periods WHERE company = {:company})`;
