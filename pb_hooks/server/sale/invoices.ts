/** Record hooks of invoices: the server sets number, sums and client (docs/rules-money.md, Invoice). */
import { buyerFields } from "#domain/core/buyer.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { type Centimes, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { keptOfInvoice } from "#domain/books/dated.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { invoiceKind } from "#domain/sale/saleKind.ts";
import { checkBeside } from "#server/engine/documents/beside.ts";
import { invoiceIndex } from "./invoiceIndex.ts";
import { setInvoiceSums, storedInvoiceSums } from "./invoiceSums.ts";
import { hasInvoiceLock, isStoredLocked, newBuyerOf, refuseIssued } from "./issueInvoice.ts";
import { checkNotAnonymised } from "#server/clients/clientReferences.ts";
import { checkPlan } from "./plannedInvoice.ts";
import { numberSeries } from "./numberSeries.ts";
import { sellerOf } from "./sellerOf.ts";
import { largestAmount, recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { updateJobOfSale } from "#server/workshop/jobOfSale.ts";
import { compareOrder } from "#server/workshop/labOrders.ts";
import { dropGoneMeasures } from "#server/workshop/salePairs.ts";
import { checkOpenDay } from "#server/platform/records/closedUntil.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import {
  findRecords,
  toPlainRecord,
  storedRecord,
} from "#server/platform/records/storedRecords.ts";

const nextInvoiceNumber = numberSeries(invoiceKind);

/** An invoice with a prescription takes that prescription's client. */
function takePrescriptionClient({ tx, record }: Saving): void {
  const prescription = record.getString("prescription");
  const found = prescription ? storedRecord(tx, "optique_prescriptions", prescription) : null;
  if (found) record.set("client", found.client);
}

const stamped = ["shop_stamp", "prints"];
/** Fields that only the issue, prints or the creation set. */
const issued = ["issued_at", "printed_at", ...buyerFields, ...stamped, "seller", "seller_id"];
/** Fields of an issued invoice that the lock protects. */
const fixed = ["client", "prescription", "date", "total_amount"];

/** Name typed for a walk-in; '' when it is only the stamped name of the client that the invoice had before. */
function typedName(record: core.Record, before: Values): string {
  const name = record.getString("buyer_name");
  return before["client"] && name === before["buyer_name"] ? "" : name;
}

/** Keeps the issue and the buyer; without the lock, a change of an issued invoice stamps the buyer again. */
function keepIssue({ tx, record, before, actor }: Saving): void {
  const client = record.getString("client");
  if (!before) {
    const buyer_name = client ? "" : record.getString("buyer_name");
    const blank = Object.fromEntries(
      issued.map((name) => [name, stamped.includes(name) ? null : ""]),
    );
    return record.load({ ...blank, buyer_name, ...sellerOf(actor) });
  }
  const moved = keptOfInvoice.find((name) => record.getString(name) !== before[name]);
  if (moved) checkOpenDay(tx, record.getString("company"), String(before["date"]), moved);
  const walkIn = client ? "" : typedName(record, before);
  for (const name of issued) record.set(name, before[name]);
  if (before["issued_at"] === "") return record.set("buyer_name", walkIn);
  const values = recordValues("optique_invoices", record);
  const changed = fixed.filter((name) => values[name] !== before[name]);
  const company = record.getString("company");
  if (changed[0] && hasInvoiceLock(tx, company)) refuseIssued(changed[0]);
  record.load(newBuyerOf(tx, company, client, walkIn));
}

function prepare(saving: Saving): void {
  const { tx, record, before, actor } = saving;
  takePrescriptionClient(saving);
  const client = record.getString("client");
  const company = record.getString("company");
  const contact = record.getString("contact");
  const change = { id: record.id, company, before, after: { client, contact }, actor };
  checkBeside(tx, "optique_invoices", { ...change, place: (field) => field });
  keepIssue(saving);
  if (before) {
    record.set("invoice_number", before["invoice_number"]);
  } else {
    const day = parseDay(record.getString("date")) ?? today();
    record.set("invoice_number", nextInvoiceNumber(tx, company, day));
  }
  const sums = storedInvoiceSums(tx, record.id);
  if (sums.items === 0) sums.total = givenTotal(saving);
  setInvoiceSums(record, sums);
  checkPlan(before?.["plan"], toPlainRecord<"optique_invoices">(record), "plan");
}

/** Total of an invoice without items: the sent one when it changed, else the stored one. */
function givenTotal({ tx, record, before }: Saving) {
  const given = record.getFloat("total_amount");
  if (!before || given !== before["total_amount"]) return toCentimes(given);
  return toCentimes(storedRecord(tx, "optique_invoices", record.id)?.total_amount);
}

const hasLenses = (tx: core.App, invoice: string): boolean =>
  findRecords(tx, "optique_invoice_items", { invoice, product_type: "lens" }).length > 0;

/** Moves lenses to another job when an invoice changes its prescription. */
function moveLenses({ tx, record, before, actor }: Saving): void {
  const [from, to] = [before?.["prescription"], record.getString("prescription")];
  if (!before || from === to || !hasLenses(tx, record.id)) return;
  if (from) updateJobOfSale(tx, { actor, prescription: String(from), hadLenses: true });
  if (from) dropGoneMeasures(tx, actor, String(from));
  for (const one of [from, to]) if (one) compareOrder(tx, actor, String(one));
  if (to) updateJobOfSale(tx, { actor, prescription: to, hadLenses: false });
}

/** Drops the job of a deleted invoice's lenses; its lines still exist, because the cascade deletes them later. */
function dropRemovedLenses({ tx, record, actor }: Saving, children: Values | undefined): void {
  const prescription = record.getString("prescription");
  const items = (children?.["items"] ?? []) as { product_type: string }[];
  if (!prescription) return;
  if (items.some(({ product_type }) => product_type === "lens"))
    updateJobOfSale(tx, { actor, prescription, hadLenses: true });
  dropGoneMeasures(tx, actor, prescription);
  compareOrder(tx, actor, prescription);
}

/** Amount that deleting an invoice removes, for an approval: its total (the larger of old and new) and payments. */
export const removedAmount = (app: core.App, record: core.Record): Centimes =>
  sum([
    toCentimes(largestAmount(record, "total_amount")),
    ...findRecords(app, "optique_payments", { invoice: record.id }).map((payment) =>
      toCentimes(payment.getFloat("amount")),
    ),
  ]);

export const invoiceHooks = recordHooks("optique_invoices", {
  saving: "sale.write",
  deleting: "document.delete",
  amountOf: (app, record) => toDirhams(removedAmount(app, record)),
  check: checkNotAnonymised,
  fixed: ["invoice_number"],
  derived: ["invoice_number", "paid_amount", "credited_amount", "fund_part", "status", ...issued],
  search: invoiceIndex,
  label: (record) => record.getString("invoice_number"),
  children: (tx, record) => ({
    items: findRecords(tx, "optique_invoice_items", { invoice: record.id }).map(toPlainRecord),
    payments: findRecords(tx, "optique_payments", { invoice: record.id }).map(toPlainRecord),
  }),
  prepare,
  saved: moveLenses,
  uses: [{ field: "invoice", to: "optique_invoices", code: "invoice_credited" }],
  removing({ tx, record }) {
    if (isStoredLocked(tx, record.id)) refuseIssued("id");
  },
  removed: dropRemovedLenses,
});
