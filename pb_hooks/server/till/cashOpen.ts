import { storedDay, today } from "#domain/core/days/days.ts";
import type { Change } from "#server/engine/attached.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";

const closeRead = reading(
  "SELECT COUNT(*) FROM optique_closes WHERE company = {:company} AND day = {:day}",
);

/** True when the till of that day was closed; `day` in stored form. */
export const isDayClosed = (app: core.App, company: string, day: string): boolean =>
  readInteger(app, closeRead, { company, day }) > 0;

/** Refuses a cash refund today when today's till is closed. */
export function checkCashOpen(tx: core.App, { company, after, place }: Change): void {
  const day = storedDay(today());
  if (after?.["payment_method"] === "cash" && isDayClosed(tx, company, day))
    refuseConflict(place("payment_method"), "closed");
}
