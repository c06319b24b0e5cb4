/** Total, payments and status of stored invoices, summed by SQL in centimes (docs/rules-money.md, Invoice). */
import { type Centimes, centimesSql, toCentimes, toDirhams } from "#domain/core/money.ts";
import { checkTotal, invoiceStatusOf, itemTotalSql } from "#domain/sale/invoice.ts";
import { countedPaymentSql } from "#domain/till/cheques.ts";
import { markDocumentPart } from "#server/platform/recordEvents.ts";
import { refuseIf } from "#server/platform/refuse.ts";
import { readJson, reading } from "#server/platform/statements.ts";
import { findRecord } from "#server/platform/storedRecords.ts";

type InvoiceSums = { items: number; total: Centimes; paid: Centimes };

const sumsRead = reading(`SELECT json_object(
  'items', (SELECT COUNT(*) FROM optique_invoice_items WHERE invoice = {:invoice}),
  'total', (SELECT COALESCE(SUM(${itemTotalSql("x")}), 0) FROM optique_invoice_items x WHERE x.invoice = {:invoice}),
  'paid', (SELECT COALESCE(SUM(${centimesSql("amount")}), 0) FROM optique_payments
    WHERE invoice = {:invoice} AND ${countedPaymentSql()}))`);

/** Sums of the stored items and payments of an invoice. */
export const storedInvoiceSums = (tx: core.App, invoice: string): InvoiceSums =>
  readJson<InvoiceSums>(tx, sumsRead, { invoice });

export function setInvoiceSums(record: core.Record, { items, total, paid }: InvoiceSums): void {
  refuseIf([...checkTotal("total_amount", total), ...checkTotal("paid_amount", paid)]);
  record.set("total_amount", toDirhams(total));
  record.set("paid_amount", toDirhams(paid));
  record.set("status", invoiceStatusOf(total, paid, items));
}

/**
 * Updates an invoice after an item or payment was written by itself. Without items it keeps its amount, unless its last
 * item was just removed. A deleted invoice is ignored.
 */
export function refreshInvoiceSums(
  tx: core.App,
  invoice: string,
  change: "item removed" | "other",
): void {
  const record = findRecord(tx, "optique_invoices", invoice);
  if (!record) return;
  const sums = storedInvoiceSums(tx, invoice);
  if (sums.items === 0 && change === "other")
    sums.total = toCentimes(record.getFloat("total_amount"));
  record.ignoreUnchangedFields(true);
  setInvoiceSums(record, sums);
  tx.saveNoValidate(markDocumentPart(record));
}
