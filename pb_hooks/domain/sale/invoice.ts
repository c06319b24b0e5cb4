/** The sums and the status of an invoice (domain/README.md §2): decided by the server, previewed by the form. */
import { type Centimes, minus, noMoney, sum, times, toCentimes } from "#domain/core/money.ts";
import { type InvoiceStatus, maxAmount } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";

/** Quantity times unit price, which the wire gives in dirhams. */
export const itemTotal = (item: { quantity: number; price: number }): Centimes =>
  times(toCentimes(item.price), item.quantity);

/** What items come to; nothing for none. */
export const itemsTotal = (items: readonly { quantity: number; price: number }[]): Centimes =>
  sum(items.map(itemTotal));

/** A cheque that bounced counts nothing; it stays on its invoice. */
export const isCounted = (payment: { cheque_state?: unknown }): boolean =>
  payment.cheque_state !== "bounced";

/** What payments come to, their amounts given in dirhams; a cheque that bounced counts nothing. */
export const paidTotal = (
  payments: readonly { amount: number; cheque_state?: unknown }[],
): Centimes => sum(payments.filter(isCounted).map((payment) => toCentimes(payment.amount)));

/**
 * paid when payments reach the total, partial above zero, else unpaid; an invoice without items and without an amount is
 * unpaid.
 */
export function invoiceStatus(total: Centimes, paid: Centimes, itemCount: number): InvoiceStatus {
  if (total === 0 && itemCount === 0) return "unpaid";
  if (paid >= total) return "paid";
  return paid > 0 ? "partial" : "unpaid";
}

/** What is still due, and what was paid beyond the total (a surplus): one of the two is zero. */
export function balance(
  total: Centimes,
  paid: Centimes,
): { remaining: Centimes; surplus: Centimes } {
  return paid > total
    ? { remaining: noMoney, surplus: minus(paid, total) }
    : { remaining: minus(total, paid), surplus: noMoney };
}

/** Refuses a total above the largest amount: its centimes would no longer be exact. */
export const checkTotal = (field: string, total: Centimes): Violation[] =>
  total > toCentimes(maxAmount) ? [{ field, code: "total_max" }] : [];
