import { storedDay, today } from "#domain/core/days/days.ts";
import type { Change } from "#server/engine/attached.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";

const closeRead = reading(
  "SELECT COUNT(*) FROM optique_closes WHERE company = {:company} AND day = {:day}",
);

/** Refuses a refund in cash out of a closed day of the till. */
export function checkCashOpen(tx: core.App, { company, after, place }: Change): void {
  const day = storedDay(today());
  if (after?.["payment_method"] === "cash" && readInteger(tx, closeRead, { company, day }) > 0)
    refuseConflict(place("payment_method"), "closed");
}
