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
import type { ItemValues, PaymentValues } from "./formValues.ts";

export type Totals = {
  lenses: Centimes;
  others: Centimes;
  total: Centimes;
  paid: Centimes;
  remaining: Centimes;
  surplus: Centimes;
};

export const itemAmount = (item: Pick<ItemValues, "quantity" | "price">): Centimes =>
  times(parseAmount(item.price) ?? noMoney, parseQuantity(item.quantity) ?? 0);

/** How many pieces of a product the items ask for together. */
export const askedOf = (items: readonly ItemValues[], product: string): number =>
  items
    .filter((item) => item.product === product)
    .reduce((asked, { quantity }) => asked + (parseQuantity(quantity) ?? 0), 0);

export function totalsOf(items: readonly ItemValues[], payments: readonly PaymentValues[]): Totals {
  const lenses = sum(items.filter((item) => item.type === "lens").map(itemAmount));
  const others = sum(items.filter((item) => item.type !== "lens").map(itemAmount));
  const total = sum([lenses, others]);
  const paid = sum(payments.map((payment) => parseAmount(payment.amount) ?? noMoney));
  return { lenses, others, total, paid, ...balance(total, paid) };
}
