/** Last transmitted day of a shop, stored in its company (docs/rules-periods.md, Transmitted). */
import { isClosed } from "#domain/core/days/closedPeriod.ts";
import { refuseClosedDay } from "#server/platform/requests/refuseClosed.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";

/** SQL of the last transmitted day of {:company}; '' when nothing is transmitted. */
export const closedUntilSql = "(SELECT closed_until FROM optique_companies WHERE id = {:company})";

const closedRead = reading(closedUntilSql);

/** Last transmitted day of a company, in stored form; '' when nothing is transmitted. */
export const closedUntilOf = (app: core.App, company: string): string =>
  readText(app, closedRead, { company });

/** Refuses a change of values dated on a transmitted day, when a trigger cannot tell who makes the change. */
export function checkOpenDay(app: core.App, company: string, day: string, field: string): void {
  const until = closedUntilOf(app, company);
  if (isClosed(day, until)) refuseClosedDay(field, until);
}
