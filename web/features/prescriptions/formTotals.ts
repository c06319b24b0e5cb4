/** Totals of the form while a person types; unreadable numbers count as zero. */
import { type Centimes, minus, noMoney, parseAmount, sum } from "#domain/core/money.ts";
import { invoiceBalance } from "#domain/sale/due.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { noOtherMoney, otherMoney } from "#shared/credits/exchange.ts";
import { discountsOf, grossAmount, type ItemValues } from "#shared/sales/items/saleItems.ts";
import type { PaymentValues } from "#shared/sales/payments/payment.ts";

export type Totals = {
  /** Amount of the lenses before discounts; `others`: of the other items. */
  lenses: Centimes;
  others: Centimes;
  discount: Centimes;
  total: Centimes;
  paid: Centimes;
  remaining: Centimes;
  surplus: Centimes;
  /** In an exchange: the credit that pays for the sale, and the amount refunded beyond it. */
  kept: Centimes;
  back: Centimes;
};

/** False of a bounced cheque, unless its payment method was changed meanwhile. */
const isPaid = (payment: PaymentValues): boolean =>
  payment.payment_method !== "check" || isCountedPayment(payment);

/**
 * `credited`: credit notes of the stored invoice and what a fund pays. `returned`: payments that were refunded or kept
 * as credit.
 */
export type Settled = { credited: Centimes; returned: Centimes };
export const unsettled: Settled = { credited: noMoney, returned: noMoney };

export function totalsOf(
  items: readonly ItemValues[],
  payments: readonly PaymentValues[],
  { credited, returned } = unsettled,
  money = noOtherMoney,
): Totals {
  const lenses = sum(items.filter((item) => item.type === "lens").map(grossAmount));
  const others = sum(items.filter((item) => item.type !== "lens").map(grossAmount));
  const discount = discountsOf(items);
  const total = minus(sum([lenses, others]), discount);
  const counted = payments.filter(isPaid);
  const received = sum(counted.map((payment) => parseAmount(payment.amount) ?? noMoney));
  const { kept, back } = otherMoney(money, total);
  const paid = sum([minus(received, returned), kept]);
  const balance = invoiceBalance(minus(total, credited), paid);
  return { lenses, others, discount, total, paid, ...balance, kept, back };
}
