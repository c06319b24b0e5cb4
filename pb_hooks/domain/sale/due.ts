/** Remaining amount of an invoice (docs/rules-money.md, Invoice): the rule and its SQL. */
import { type Centimes, centimesSql, minus, noMoney, toCentimes } from "#domain/core/money.ts";

/** Remaining amount and surplus (paid beyond the total); at least one is zero. */
export function invoiceBalance(
  total: Centimes,
  paid: Centimes,
): { remaining: Centimes; surplus: Centimes } {
  return paid > total
    ? { remaining: noMoney, surplus: minus(paid, total) }
    : { remaining: minus(total, paid), surplus: noMoney };
}

/** Remaining amount of a stored invoice. */
export const invoiceDue = (invoice: { total_amount: number; paid_amount: number }): Centimes =>
  invoiceBalance(toCentimes(invoice.total_amount), toCentimes(invoice.paid_amount)).remaining;

/** `invoiceDue` as SQL, in centimes; `row`: the alias of the invoice. */
export const invoiceDueSql = (row: string): string =>
  `MAX(0, ${centimesSql(`${row}.total_amount`)} - ${centimesSql(`${row}.paid_amount`)})`;

/** Condition for an invoice that is not fully paid, as SQL. */
export const isOpenInvoiceSql = (row: string): string => `(${row}.status IN ('unpaid', 'partial'))`;

/** Amount that the triggers of `optique_invoice_days` add for `new` or subtract for `old`. Migrations repeat this text. */
export const dayDueSql = (row: string): string =>
  `${isOpenInvoiceSql(row)} * (${invoiceDueSql(row)})`;
