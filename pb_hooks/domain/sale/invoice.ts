/** Total of an invoice (docs/rules-money.md, Invoice): the server computes it, and the form previews it. */
import { type Centimes, centimesSql, minus, sum, times, toCentimes } from "#domain/core/money.ts";
import { maxAmount } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";

/** Item of a document; amounts in dirhams. Only items of a sale have a discount. */
export type PricedItem = { quantity: number; price: number; discount?: number };

/** Quantity times unit price, before the discount. */
export const grossTotal = ({ price, quantity }: PricedItem): Centimes =>
  times(toCentimes(price), quantity);

/** `grossTotal` as SQL, in centimes; `row`: the alias of the item. */
export const grossTotalSql = (row: string): string =>
  `${centimesSql(`${row}.price`)} * CAST(${row}.quantity AS INTEGER)`;

/** Quantity times unit price less the discount. */
export const itemTotal = (item: PricedItem): Centimes =>
  minus(grossTotal(item), toCentimes(item.discount));

/** `itemTotal` of a sold item as SQL, in centimes. Migrations repeat this text. */
export const itemTotalSql = (row: string): string =>
  `(${grossTotalSql(row)} - ${centimesSql(`${row}.discount`)})`;

/** Total of items; zero without any. */
export const itemsTotal = (items: readonly PricedItem[]): Centimes => sum(items.map(itemTotal));

/** Refuses a discount larger than its line. */
export const checkDiscount = (item: PricedItem): Violation[] =>
  itemTotal(item) < 0 ? [{ field: "discount", code: "discount_max" }] : [];

/** Total of payments in dirhams, without bounced cheques. */
export const paidTotal = (
  payments: readonly { amount: number; cheque_state?: unknown }[],
): Centimes => sum(payments.filter(isCountedPayment).map((payment) => toCentimes(payment.amount)));

/** Refuses a total above the maximum amount, beyond which centimes would be inexact. */
export const checkTotal = (field: string, total: Centimes): Violation[] =>
  total > toCentimes(maxAmount) ? [{ field, code: "total_max" }] : [];
