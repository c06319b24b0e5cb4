/**
 * Parts of an after-sales ticket: what leaves or enters the stock, and what a ticket costs
 * (docs/rules-services.md, Parts).
 */
import { type Centimes, sum, toCentimes } from "#domain/core/money.ts";
import type { Service, ServiceItem } from "#domain/core/records.ts";
import type { StockEffect } from "#domain/stock/ledger.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { textValue } from "#domain/core/fields/values.ts";

/** Effect of a part on the stock. The caller skips products without stock. */
export const partEffect = (part: Values): StockEffect => ({
  product: textValue(part["product"]),
  cell: textValue(part["cell"]),
  quantity: Number(part["quantity"]) * (part["direction"] === "in" ? 1 : -1),
  type: "service",
});

type CostedPart = Pick<ServiceItem, "direction" | "quantity" | "unit_cost">;

/** Purchase price of the parts given out, less that of the parts received. */
export const partsCost = (parts: readonly CostedPart[]): Centimes =>
  sum(
    parts.map(
      ({ direction, quantity, unit_cost }) =>
        (toCentimes(unit_cost) * quantity * (direction === "in" ? -1 : 1)) as Centimes,
    ),
  );
/** `partsCost` as SQL, in centimes; `service`: SQL of the ticket's id. */
export const partsCostSql = (service: string): string =>
  `COALESCE((SELECT SUM(CAST(ROUND(x.unit_cost * 100) AS INTEGER) * CAST(x.quantity AS INTEGER) * IIF(x.direction = 'in', -1, 1))
    FROM optique_service_items x WHERE x.service = ${service}), 0)`;

/** Loss of a ticket: lenses ordered again and parts, less what the supplier paid back. */
export const serviceLoss = (
  { cost, received_amount }: Pick<Service, "cost" | "received_amount">,
  parts: readonly CostedPart[],
): Centimes => (toCentimes(cost) + partsCost(parts) - toCentimes(received_amount)) as Centimes;

/** Product types that need the right to adjust the stock when given for free. */
export const giftTypes: readonly string[] = ["frame", "sunglasses", "lens"];
