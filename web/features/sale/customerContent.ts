/** Customer view of a counter sale. */
import { today } from "#domain/core/days/days.ts";
import { noMoney, parseAmount, sum } from "#domain/core/money.ts";
import { type CustomerContent, customerItems, tendered } from "#shared/customer/customerContent.ts";
import { creditsOf, type SaleValues, totalOf } from "./saleValues.ts";

export function customerContentOf({
  client,
  clientName,
  items,
  payments,
}: SaleValues): CustomerContent {
  const total = totalOf(items);
  const credit = sum(creditsOf(payments, total).credits.map(({ amount }) => amount));
  const typed = parseAmount(payments[0]?.amount ?? "");
  const received = credit > 0 ? sum([credit, typed ?? noMoney]) : typed;
  return {
    name: client ? clientName : "",
    day: today(),
    correction: null,
    sale: { items: customerItems(items), ...tendered(total, received) },
    ready: null,
  };
}
