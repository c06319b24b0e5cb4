/** Invoices: number, sums and client are the server's (docs/rules-money.md, Invoice). */
import { parseDay, today } from "#domain/core/days.ts";
import { toCentimes } from "#domain/core/money.ts";
import type { Values } from "#domain/core/values.ts";
import { invoiceKind } from "#domain/sale/saleKind.ts";
import { invoiceIndex } from "./saleIndexes.ts";
import { setSums, sumsOf } from "./invoiceSums.ts";
import { checkClientIsPerson } from "#server/clients/ownClient.ts";
import { numberSeries } from "./numberSeries.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { followSale } from "#server/workshop/jobOfSale.ts";
import { findRecords, plain, storedRecord } from "#server/platform/storedRecords.ts";

const nextInvoiceNumber = numberSeries(invoiceKind);

/** The client of an invoice that belongs to a prescription is the prescription's. */
function followPrescription({ tx, record }: Saving): void {
  const prescription = record.getString("prescription");
  const found = prescription ? storedRecord(tx, "optique_prescriptions", prescription) : null;
  if (found) record.set("client", found.client);
}

function prepare(saving: Saving): void {
  const { tx, record, before } = saving;
  followPrescription(saving);
  if (before) {
    record.set("invoice_number", before["invoice_number"]);
  } else {
    const day = parseDay(record.getString("date")) ?? today();
    record.set("invoice_number", nextInvoiceNumber(tx, record.getString("company"), day));
  }
  const sums = sumsOf(tx, record.id);
  if (sums.items === 0) sums.total = givenTotal(saving);
  setSums(record, sums);
}

/** The amount of an invoice without items: what is sent now, else what is stored now. */
function givenTotal({ tx, record, before }: Saving) {
  const given = record.getFloat("total_amount");
  if (!before || given !== before["total_amount"]) return toCentimes(given);
  return toCentimes(storedRecord(tx, "optique_invoices", record.id)?.total_amount);
}

const hasLenses = (tx: core.App, invoice: string): boolean =>
  findRecords(tx, "optique_invoice_items", { invoice, product_type: "lens" }).length > 0;

/** An invoice that changes its prescription takes its lenses from one job to another. */
function moveLenses({ tx, record, before, actor }: Saving): void {
  const [from, to] = [before?.["prescription"], record.getString("prescription")];
  if (!before || from === to || !hasLenses(tx, record.id)) return;
  if (from) followSale(tx, { actor, prescription: String(from), hadLenses: true });
  if (to) followSale(tx, { actor, prescription: to, hadLenses: false });
}

/** Before its lines go: a job of lenses that are not sold any more goes with them. */
function followRemoval({ tx, record, actor }: Saving, parts: Values | undefined): void {
  const prescription = record.getString("prescription");
  const items = (parts?.["items"] ?? []) as { product_type: string }[];
  if (prescription && items.some(({ product_type }) => product_type === "lens"))
    followSale(tx, { actor, prescription, hadLenses: true });
}

export const invoices = recordHooks("optique_invoices", {
  saving: "sale.write",
  deleting: "document.delete",
  check: checkClientIsPerson,
  derived: ["invoice_number", "paid_amount", "status"],
  search: invoiceIndex,
  label: (record) => record.getString("invoice_number"),
  parts: (tx, record) => ({
    items: findRecords(tx, "optique_invoice_items", { invoice: record.id }).map(plain),
    payments: findRecords(tx, "optique_payments", { invoice: record.id }).map(plain),
  }),
  prepare,
  saved: moveLenses,
  removed: followRemoval,
});
