/** Period that is handed over next (docs/rules-periods.md, Transmitting). */
import { firstOpenDay, isClosed } from "#domain/core/days/closedPeriod.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Period, presetPeriod } from "#domain/core/days/period.ts";

/** True when the month before `now` is not transmitted to its end. */
export const isMonthDue = (closedUntil: string, now: IsoDay): boolean =>
  !isClosed(presetPeriod("lastMonth", now).to, closedUntil);

/** The day after the last transmitted one to the end of the month before; that whole month where nothing is left of it. */
export function proposedPeriod(closedUntil: string, now: IsoDay): Period {
  const month = presetPeriod("lastMonth", now);
  const from = firstOpenDay(closedUntil);
  return from !== "" && isMonthDue(closedUntil, now) ? { from, to: month.to } : month;
}

/** Last transmitted day of the shop {:company} as it is stored, '' after its only period was opened again; NULL of one without periods. */
export const closedUntilSql = `SELECT c.closed_until FROM optique_companies c
  WHERE c.id = {:company} AND EXISTS(SELECT 1 FROM optique_periods WHERE company = {:company})`;
