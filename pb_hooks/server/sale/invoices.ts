/** Invoices: the server sets number, sums and client (docs/rules-money.md, Invoice). */
import { parseDay, today } from "#domain/core/days.ts";
import { toCentimes } from "#domain/core/money.ts";
import type { Values } from "#domain/core/values.ts";
import { invoiceKind } from "#domain/sale/saleKind.ts";
import { invoiceIndex } from "./invoiceIndex.ts";
import { setInvoiceSums, storedInvoiceSums } from "./invoiceSums.ts";
import { checkNotAnonymised } from "#server/clients/clientReferences.ts";
import { numberSeries } from "./numberSeries.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { updateJobOfSale } from "#server/workshop/jobOfSale.ts";
import { findRecords, toPlainRecord, storedRecord } from "#server/platform/storedRecords.ts";

const nextInvoiceNumber = numberSeries(invoiceKind);

/** An invoice with a prescription takes that prescription's client. */
function takePrescriptionClient({ tx, record }: Saving): void {
  const prescription = record.getString("prescription");
  const found = prescription ? storedRecord(tx, "optique_prescriptions", prescription) : null;
  if (found) record.set("client", found.client);
}

function prepare(saving: Saving): void {
  const { tx, record, before } = saving;
  takePrescriptionClient(saving);
  if (before) {
    record.set("invoice_number", before["invoice_number"]);
  } else {
    const day = parseDay(record.getString("date")) ?? today();
    record.set("invoice_number", nextInvoiceNumber(tx, record.getString("company"), day));
  }
  const sums = storedInvoiceSums(tx, record.id);
  if (sums.items === 0) sums.total = givenTotal(saving);
  setInvoiceSums(record, sums);
}

/** Amount of an invoice without items: the one sent, else the stored one. */
function givenTotal({ tx, record, before }: Saving) {
  const given = record.getFloat("total_amount");
  if (!before || given !== before["total_amount"]) return toCentimes(given);
  return toCentimes(storedRecord(tx, "optique_invoices", record.id)?.total_amount);
}

const hasLenses = (tx: core.App, invoice: string): boolean =>
  findRecords(tx, "optique_invoice_items", { invoice, product_type: "lens" }).length > 0;

/** Moves lenses between jobs when an invoice changes its prescription. */
function moveLenses({ tx, record, before, actor }: Saving): void {
  const [from, to] = [before?.["prescription"], record.getString("prescription")];
  if (!before || from === to || !hasLenses(tx, record.id)) return;
  if (from) updateJobOfSale(tx, { actor, prescription: String(from), hadLenses: true });
  if (to) updateJobOfSale(tx, { actor, prescription: to, hadLenses: false });
}

/** Drops the job of the deleted lenses, before the lines are deleted. */
function dropRemovedLenses({ tx, record, actor }: Saving, parts: Values | undefined): void {
  const prescription = record.getString("prescription");
  const items = (parts?.["items"] ?? []) as { product_type: string }[];
  if (prescription && items.some(({ product_type }) => product_type === "lens"))
    updateJobOfSale(tx, { actor, prescription, hadLenses: true });
}

export const invoiceHooks = recordHooks("optique_invoices", {
  saving: "sale.write",
  deleting: "document.delete",
  check: checkNotAnonymised,
  derived: ["invoice_number", "paid_amount", "status"],
  search: invoiceIndex,
  label: (record) => record.getString("invoice_number"),
  parts: (tx, record) => ({
    items: findRecords(tx, "optique_invoice_items", { invoice: record.id }).map(toPlainRecord),
    payments: findRecords(tx, "optique_payments", { invoice: record.id }).map(toPlainRecord),
  }),
  prepare,
  saved: moveLenses,
  removed: dropRemovedLenses,
});
