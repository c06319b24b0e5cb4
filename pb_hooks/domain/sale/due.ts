/** What is left to pay of an invoice (domain/README.md §2): the rule, and the same as SQL. */
import { type Centimes, centimesSql, minus, noMoney, toCentimes } from "#domain/core/money.ts";

/** What is left to pay, and what was paid beyond the total (a surplus): one of the two is zero. */
export function balance(
  total: Centimes,
  paid: Centimes,
): { remaining: Centimes; surplus: Centimes } {
  return paid > total
    ? { remaining: noMoney, surplus: minus(paid, total) }
    : { remaining: minus(total, paid), surplus: noMoney };
}

/** What is left to pay of a stored invoice. */
export const dueOf = (invoice: { total_amount: number; paid_amount: number }): Centimes =>
  balance(toCentimes(invoice.total_amount), toCentimes(invoice.paid_amount)).remaining;

/** `dueOf` as SQL, in centimes; `row`: the alias of the invoice. */
export const dueSql = (row: string): string =>
  `MAX(0, ${centimesSql(`${row}.total_amount`)} - ${centimesSql(`${row}.paid_amount`)})`;

/** An invoice that is not paid in full. */
export const isOpenSql = (row: string): string => `(${row}.status IN ('unpaid', 'partial'))`;

/** What the triggers of `optique_invoice_days` add for a row (`new`) or subtract (`old`). Migrations repeat this text. */
export const dayDueSql = (row: string): string => `${isOpenSql(row)} * (${dueSql(row)})`;
