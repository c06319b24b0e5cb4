/** Amount that a client has to pay for a ticket (docs/rules-slips.md, Lists and board). */
import { type Centimes, centimesSql, noMoney, toCentimes } from "#domain/core/money.ts";
import type { Service } from "#domain/core/records.ts";

type Paid = Pick<Service, "pays" | "estimate" | "estimate_answer" | "status" | "invoice">;

/** Due amount of the ticket's invoice. Without one, the estimate that the client pays; 0 once refused or cancelled. */
export function serviceDue(service: Paid, invoiceDue: Centimes): Centimes {
  if (service.invoice !== "") return invoiceDue;
  const isAsked =
    service.pays === "client" &&
    service.estimate_answer !== "refused" &&
    service.status !== "cancelled";
  return isAsked ? toCentimes(service.estimate) : noMoney;
}
/** `serviceDue` as SQL; `row`: the alias of the ticket, `invoiceDue`: SQL of centimes. */
export const serviceDueSql = (row: string, invoiceDue: string): string =>
  `CASE WHEN ${row}.invoice <> '' THEN COALESCE(${invoiceDue}, 0)
    WHEN ${row}.pays = 'client' AND ${row}.estimate_answer <> 'refused' AND ${row}.status <> 'cancelled'
    THEN ${centimesSql(`${row}.estimate`)} ELSE 0 END`;
