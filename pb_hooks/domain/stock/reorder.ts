/** Proposed order of a product with low stock (docs/rules-stock.md, Ledger). */
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { maxQuantity } from "#domain/core/records.ts";
import { type StockedProduct, lowStockOf } from "./stockLevel.ts";

/** Days of past sales that an order should cover, today included. */
const reorderDays = 30;

export const reorderPeriodStart = (now: IsoDay): IsoDay => addDays(now, 1 - reorderDays);

/** Recent sales plus the low-stock level, minus the stock; at least one piece. */
export const proposedQuantity = (product: StockedProduct & { sold: number }): number =>
  Math.min(maxQuantity, Math.max(1, product.sold + lowStockOf(product) - product.stock));

/** `proposedQuantity` as SQL. `sold`, `level`, `stock`: SQL of these numbers. */
export const proposedQuantitySql = (sold: string, level: string, stock: string): string =>
  `MIN(${maxQuantity}, MAX(1, ${sold} + ${level} - CAST(${stock} AS INTEGER)))`;
