/** Customer view of a counter sale. */
import { today } from "#domain/core/days.ts";
import { parseAmount } from "#domain/core/money.ts";
import { type CustomerFacts, customerItems, tendered } from "#shared/customer/customerFacts.ts";
import { type SaleValues, totalOf } from "./saleValues.ts";

export function customerFactsOf({
  client,
  clientName,
  items,
  payments,
}: SaleValues): CustomerFacts {
  const received = parseAmount(payments[0]?.amount ?? "");
  return {
    name: client ? clientName : "",
    day: today(),
    correction: null,
    sale: { items: customerItems(items), ...tendered(totalOf(items), received) },
    ready: null,
  };
}
