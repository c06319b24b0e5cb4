/** Proposed order of a low product (docs/rules-stock.md, Ledger). */
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { maxQuantity } from "#domain/core/records.ts";
import { type StockedProduct, lowStockOf } from "./stockLevel.ts";

/** Days of sales that an order covers, today included. */
const reorderDays = 30;

export const reorderPeriodStart = (now: IsoDay): IsoDay => addDays(now, 1 - reorderDays);

/** Recent sales plus a full shelf, minus the stock; at least one piece. */
export const proposedQuantity = (product: StockedProduct & { sold: number }): number =>
  Math.min(maxQuantity, Math.max(1, product.sold + lowStockOf(product) - product.stock));

/** `proposedQuantity` as SQL, of pieces sold, the level and the stock. */
export const proposedQuantitySql = (sold: string, level: string, stock: string): string =>
  `MIN(${maxQuantity}, MAX(1, ${sold} + ${level} - CAST(${stock} AS INTEGER)))`;
