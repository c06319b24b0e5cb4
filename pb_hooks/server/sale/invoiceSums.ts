/** Computes total, payments, credits and status of invoices by SQL, in centimes (docs/rules-money.md, Invoice). */
import { type Centimes, centimesSql, toCentimes, toDirhams } from "#domain/core/money.ts";
import { invoiceStatusOf, netPaid } from "#domain/sale/due.ts";
import { checkTotal, itemTotalSql } from "#domain/sale/invoice.ts";
import { countedPaymentSql } from "#domain/till/cheques.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { sumsBeside } from "#server/engine/documents/beside.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import { lateStatement, readJson, reading } from "#server/platform/storage/statements.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";

export type InvoiceSums = {
  items: number;
  total: Centimes;
  payments: Centimes;
  credited: Centimes;
  refunds: Centimes;
  kept: Centimes;
  /** The fund's part. */
  fund: Centimes;
};

/** SQL of an invoice's total and client payments, in centimes, without a fund's payments; `invoice`: SQL of its id. */
export const invoiceSumsSql = (invoice: string) => ({
  total: `(SELECT SUM(${itemTotalSql("x")}) FROM optique_invoice_items x WHERE x.invoice = ${invoice})`,
  payments: sumOfInvoiceSql(
    "amount",
    "optique_payments",
    invoice,
    `AND fund = '' AND ${countedPaymentSql()}`,
  ),
});

/** SQL of the sum of a column over an invoice's records, in centimes. */
export const sumOfInvoiceSql = (
  column: string,
  table: CollectionName,
  invoice: string,
  condition = "",
): string =>
  `COALESCE((SELECT SUM(${centimesSql(column)}) FROM ${table} WHERE invoice = ${invoice} ${condition}), 0)`;

const sumsRead = lateStatement(() => {
  const { total, ...others } = invoiceSumsSql("{:invoice}");
  const all = { ...others, ...sumsBeside("optique_invoices", "{:invoice}") };
  const values = Object.entries(all).map(([name, sql]) => `'${name}', ${sql}`);
  return reading(`SELECT json_object('items', (SELECT COUNT(*) FROM optique_invoice_items WHERE invoice = {:invoice}),
    'total', COALESCE(${total}, 0), ${values.join(", ")})`);
});

/** Sums of an invoice's stored items, payments, credit notes, refunds and claim. */
export const storedInvoiceSums = (tx: core.App, invoice: string): InvoiceSums =>
  readJson<InvoiceSums>(tx, sumsRead(), { invoice });

export function setInvoiceSums(record: core.Record, sums: InvoiceSums): void {
  const { items, total, payments, credited, fund } = sums;
  refuseIf([...checkTotal("total_amount", total), ...checkTotal("paid_amount", payments)]);
  checkFundPart({ total, credited, fund }, "total_amount");
  const paid = netPaid(sums);
  record.set("total_amount", toDirhams(total));
  record.set("credited_amount", toDirhams(credited));
  record.set("fund_part", toDirhams(fund));
  record.set("paid_amount", toDirhams(paid));
  record.set("status", invoiceStatusOf({ total, credited, fund, paid }, items));
}

/** Refuses a total less credit notes that is below the part that a fund agreed to pay. */
export function checkFundPart(
  { total, credited, fund }: Pick<InvoiceSums, "total" | "credited" | "fund">,
  field: string,
): void {
  if (fund > 0 && total - credited < fund) refuseConflict(field, "below_agreed");
}

/** Refuses to reduce payments below what was refunded or kept of them. */
export function checkPaymentsLeft(paid: Centimes, field: string): void {
  if (paid < 0) refuseConflict(field, "payment_refunded");
}

/**
 * Updates an invoice after a change of its credit notes, refunds or claim. Without items it keeps its total; a deleted
 * invoice is ignored.
 */
export function refreshInvoiceSums(tx: core.App, invoice: string): void {
  const record = findRecord(tx, "optique_invoices", invoice);
  if (!record) return;
  const sums = storedInvoiceSums(tx, invoice);
  if (sums.items === 0) sums.total = toCentimes(record.getFloat("total_amount"));
  record.ignoreUnchangedFields(true);
  setInvoiceSums(record, sums);
  tx.saveNoValidate(markSavedWhole(record));
}
