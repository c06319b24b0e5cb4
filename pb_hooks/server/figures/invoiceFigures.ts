/** Totals, payments and status of stored invoices, summed by SQL in centimes (domain/README.md §2). */
import { checkTotal, invoiceStatus } from "#domain/sale/invoice.ts";
import { type Centimes, noMoney, toCentimes, toDirhams } from "#domain/core/money.ts";
import { markPart } from "#server/platform/events.ts";
import { refuseIf } from "#server/platform/refuse.ts";
import type { Asked } from "#server/lists/lists.ts";
import { centimesSql, queryJson } from "#server/platform/sql.ts";
import { findRecord } from "#server/platform/storedRows.ts";

type Figures = { lines: number; total: Centimes; paid: Centimes };

const figuresSql = `SELECT json_object(
  'lines', (SELECT COUNT(*) FROM optique_invoice_items WHERE invoice = {:invoice}),
  'total', (SELECT COALESCE(SUM(${centimesSql("price")} * CAST(quantity AS INTEGER)), 0) FROM optique_invoice_items WHERE invoice = {:invoice}),
  'paid', (SELECT COALESCE(SUM(${centimesSql("amount")}), 0) FROM optique_payments WHERE invoice = {:invoice})) AS json`;

/** What the stored lines and payments of an invoice add up to. */
export const figuresOf = (tx: core.App, invoice: string): Figures =>
  queryJson<Figures>(tx, figuresSql, { invoice }) ?? { lines: 0, total: noMoney, paid: noMoney };

export function setFigures(record: core.Record, { lines, total, paid }: Figures): void {
  refuseIf([...checkTotal("total_amount", total), ...checkTotal("paid_amount", paid)]);
  record.set("total_amount", toDirhams(total));
  record.set("paid_amount", toDirhams(paid));
  record.set("status", invoiceStatus(total, paid, lines));
}

/**
 * Brings an invoice up to date after a line or a payment was written by itself. Without lines it keeps the amount last
 * given, except when its last line just went: then it is worth nothing. An invoice that is gone is left in peace.
 */
export function refreshInvoice(
  tx: core.App,
  invoice: string,
  change: "line removed" | "other",
): void {
  const record = findRecord(tx, "optique_invoices", invoice);
  if (!record) return;
  const figures = figuresOf(tx, invoice);
  if (figures.lines === 0 && change === "other")
    figures.total = toCentimes(record.getFloat("total_amount"));
  record.ignoreUnchangedFields(true);
  setFigures(record, figures);
  tx.saveNoValidate(markPart(record));
}

/** `billed` and `due` of the invoices of one client, in dirhams: a surplus on one pays for no other. */
export function invoiceFacts(
  app: core.App,
  _company: string,
  { filters, condition }: Asked,
): Record<string, number> {
  if (!filters["client"]) return {};
  const [total, paid] = [centimesSql("total_amount"), centimesSql("paid_amount")];
  const sums = queryJson<{ billed: number; due: number }>(
    app,
    `SELECT json_object('billed', COALESCE(SUM(${total}), 0), 'due', COALESCE(SUM(MAX(0, ${total} - ${paid})), 0)) AS json
     FROM optique_invoices t WHERE ${condition.sql}`,
    condition.params,
  ) ?? { billed: 0, due: 0 };
  return { billed: toDirhams(sums.billed as Centimes), due: toDirhams(sums.due as Centimes) };
}
