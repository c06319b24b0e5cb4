/** Proposed order of a low product (docs/rules-stock.md, Ledger). */
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { maxQuantity } from "#domain/core/records.ts";
import { lowStock } from "./stockLevel.ts";

/** Days of sales that an order covers, today included. */
const reorderDays = 30;

export const reorderPeriodStart = (now: IsoDay): IsoDay => addDays(now, 1 - reorderDays);

/** Recent sales plus a full shelf, minus the stock; at least one piece. */
export const proposedQuantity = ({ sold, stock }: { sold: number; stock: number }): number =>
  Math.min(maxQuantity, Math.max(1, sold + lowStock - stock));

/** `proposedQuantity` as SQL. */
export const proposedQuantitySql = (sold: string, stock: string): string =>
  `MIN(${maxQuantity}, MAX(1, ${sold} + ${lowStock} - CAST(${stock} AS INTEGER)))`;
