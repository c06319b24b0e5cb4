/** Checks and issue of a sale within its save: the lock, credit notes, kept credits and the stamped buyer. */
import type { Buyer } from "#domain/core/buyer.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { writtenChildren } from "#domain/documents/difference.ts";
import { isBelowCredited, lockedField } from "#domain/sale/lock.ts";
import { isLocked, type IssueLookups, issueOf, newBuyerOf, refuseIssued } from "./issueInvoice.ts";
import { checkOpenDay } from "#server/platform/records/closedUntil.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";
import { checkBeside } from "#server/engine/documents/beside.ts";
import type { SaleChange } from "./saleChange.ts";
import type { SaleTarget } from "./saleTarget.ts";

/** Refuses changes forbidden by the lock, below a credit note, or paid by another client's kept credit. */
export function checkIssuedSale(
  tx: core.App,
  company: string,
  { id, stored, client, date, contact, path }: SaleTarget & { contact: string },
  change: SaleChange,
): void {
  const prefix = path ? `${path}.` : "";
  const whole = {
    id,
    company,
    before: stored,
    after: { client, contact, payments: change.finalPayments },
  };
  checkBeside(tx, "optique_invoices", { ...whole, place: (field) => prefix + field });
  if (stored && stored.client !== client) checkOpenDay(tx, company, stored.date, "client");
  if (isLocked(tx, stored)) {
    const isOther = { client: stored?.client !== client, date: stored?.date !== date };
    const moved = (["client", "date"] as const).find((name) => isOther[name]);
    const field = moved ?? lockedField(change);
    if (field) refuseIssued(prefix + field);
  }
  const { items } = change;
  const notes = stored?.credit_notes ?? [];
  const isBelow =
    items.removed.some((item) => isBelowCredited(item, null, notes)) ||
    items.updated.some((update) => isBelowCredited(update.stored, update.wanted.values, notes));
  if (isBelow) refuseConflict(`${prefix}items`, "credit_exceeds");
  // When a single payment is saved, faults of other payments do not refuse it.
  const own = change.own && new Set(writtenChildren(change.payments).map(({ values }) => values));
  for (const [at, payment] of change.finalPayments.entries()) {
    if (own && !own.has(payment)) continue;
    const one = { id: "", company, before: null, after: { ...payment, client } };
    const place = (field: string): string => `${prefix}payments.${at}.${field}`;
    checkBeside(tx, "optique_payments", { ...one, place });
  }
}

/** Ids of the credit notes whose kept credit the changed payments use, or used before. */
export const creditsOf = ({ payments }: SaleChange): string[] =>
  [
    ...payments.removed,
    ...payments.updated.flatMap(({ stored, wanted }) => [stored, wanted.values]),
    ...payments.added.map(({ values }) => values),
  ].flatMap(({ credit_note }: Values) => (credit_note ? [String(credit_note)] : []));

/** True when the shop reduces payments: removes or lowers one, or gives a cheque back. Banks cause bounced cheques. */
export const isLowered = ({ payments }: SaleChange): boolean =>
  payments.removed.length > 0 ||
  payments.updated.some(
    ({ stored, wanted: { values } }) =>
      Number(values["amount"]) < stored.amount ||
      (values["cheque_state"] === "returned" && stored.cheque_state !== "returned"),
  );

/**
 * Values of the issue to store. A payment issues the invoice; without the lock, saving an issued one stamps its buyer
 * again. A walk-in's typed name stays when the save sends none (`walkIn` null). A child saved alone leaves the buyer
 * unchanged.
 */
export function issueValues(
  tx: core.App,
  company: string,
  { stored, client }: SaleTarget,
  walkIn: string | null,
  { finalPayments, own }: SaleChange,
  lookups: IssueLookups,
): Partial<Buyer & ReturnType<typeof issueOf>> {
  const typed = walkIn ?? (client || stored?.client ? "" : (stored?.buyer_name ?? ""));
  if (stored?.issued_at) return own ? {} : newBuyerOf(tx, company, client, typed);
  if (finalPayments.length === 0) return { buyer_name: client ? "" : typed };
  return issueOf(lookups, client, typed);
}
