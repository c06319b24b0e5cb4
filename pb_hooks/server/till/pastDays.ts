/** Right to see the till of days before today (docs/access.md, Rights). */
import { today } from "#domain/core/days/days.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { checkRight } from "#server/platform/requests/routeRequest.ts";

/** Requires the right `till.history` when one of the days, given as stored dates too, is before today. */
export function checkPastDays(actor: Actor, ...days: readonly string[]): void {
  if (days.some((day) => day.slice(0, 10) < today())) checkRight(actor, "till.history");
}
