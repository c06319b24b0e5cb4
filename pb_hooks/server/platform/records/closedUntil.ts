/** Last transmitted day of a shop, as its company keeps it (docs/rules-periods.md, Transmitted). */
import { isClosed } from "#domain/core/days/closedPeriod.ts";
import { refuseClosedDay } from "#server/platform/requests/refuseClosed.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";

/** SQL of the day of {:company}; '' while nothing is transmitted. */
export const closedUntilSql = "(SELECT closed_until FROM optique_companies WHERE id = {:company})";

const closedRead = reading(closedUntilSql);

/** Stored day until which a shop is closed; '' while nothing is transmitted. */
export const closedUntilOf = (app: core.App, company: string): string =>
  readText(app, closedRead, { company });

/** Refuses a change of what is dated on a transmitted day, where no trigger can tell who makes it. */
export function checkOpenDay(app: core.App, company: string, day: string, field: string): void {
  const until = closedUntilOf(app, company);
  if (isClosed(day, until)) refuseClosedDay(field, until);
}
