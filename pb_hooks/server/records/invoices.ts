/** Invoices: number, sums and client are the server's (domain/README.md §2). */
import { type IsoDay, parseDay, today } from "#domain/core/days.ts";
import { toCentimes } from "#domain/core/money.ts";
import { invoiceNumber, monthOf } from "#domain/sale/numbering.ts";
import { setSums, sumsOf } from "./invoiceSums.ts";
import { recordHooks } from "./recordHooks.ts";
import type { Saving } from "./recordRules.ts";
import { readInteger, reading } from "#server/platform/statements.ts";
import { findRecords, plain, storedRecord } from "#server/platform/storedRecords.ts";

const highestRead =
  reading(`SELECT MAX(CAST(substr(invoice_number, 7) AS INTEGER)) FROM optique_invoices
  WHERE company = {:company} AND substr(invoice_number, 1, 6) = {:month}`);

/** The number after the highest of the month. Read inside the transaction that inserts: never given twice. */
export function nextInvoiceNumber(tx: core.App, company: string, day: IsoDay): string {
  const month = monthOf(day);
  return invoiceNumber(month, readInteger(tx, highestRead, { company, month }) + 1);
}

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

export const invoices = recordHooks("optique_invoices", {
  derived: ["invoice_number", "paid_amount", "status"],
  search: "invoices",
  label: (record) => record.getString("invoice_number"),
  parts: (tx, record) => ({
    items: findRecords(tx, "optique_invoice_items", { invoice: record.id }).map(plain),
    payments: findRecords(tx, "optique_payments", { invoice: record.id }).map(plain),
  }),
  prepare,
});
