/** The running figures of the form, from what is typed: what cannot be read yet counts as zero. */
import { balance } from "#domain/sale/invoice.ts";
import {
  type Centimes,
  noMoney,
  parseAmount,
  parseQuantity,
  sum,
  times,
} from "#domain/core/money.ts";
import type { LineValues, PaymentValues } from "./formValues.ts";

export type Totals = {
  lenses: Centimes;
  others: Centimes;
  total: Centimes;
  paid: Centimes;
  remaining: Centimes;
  surplus: Centimes;
};

export const lineAmount = (line: Pick<LineValues, "quantity" | "price">): Centimes =>
  times(parseAmount(line.price) ?? noMoney, parseQuantity(line.quantity) ?? 0);

export function totalsOf(items: readonly LineValues[], payments: readonly PaymentValues[]): Totals {
  const lenses = sum(items.filter((line) => line.type === "lens").map(lineAmount));
  const others = sum(items.filter((line) => line.type !== "lens").map(lineAmount));
  const total = sum([lenses, others]);
  const paid = sum(payments.map((payment) => parseAmount(payment.amount) ?? noMoney));
  return { lenses, others, total, paid, ...balance(total, paid) };
}
