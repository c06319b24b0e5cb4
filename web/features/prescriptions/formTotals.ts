/** Running totals of the form; unreadable numbers count as zero. */
import { type Centimes, minus, noMoney, parseAmount, sum } from "#domain/core/money.ts";
import { invoiceBalance } from "#domain/sale/due.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { noOtherMoney, otherMoney } from "#shared/credits/exchange.ts";
import { discountsOf, grossAmount, type ItemValues } from "#shared/sales/items/saleItems.ts";
import type { PaymentValues } from "#shared/sales/payments/payment.ts";

export type Totals = {
  /** Before discounts, as `others`. */
  lenses: Centimes;
  others: Centimes;
  discount: Centimes;
  total: Centimes;
  paid: Centimes;
  remaining: Centimes;
  surplus: Centimes;
  /** Of an exchange: credit that pays the sale, and what is given back beyond it. */
  kept: Centimes;
  back: Centimes;
};

/** Bounced cheques do not count, while their method is still cheque. */
const isPaid = (payment: PaymentValues): boolean =>
  payment.payment_method !== "check" || isCountedPayment(payment);

/** Credited on the stored invoice or paid by a fund, and given back or kept of its payments. */
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
