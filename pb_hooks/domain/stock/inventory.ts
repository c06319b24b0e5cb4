/**
 * Answer of GET figures/inventory (docs/rules-inventory.md). Amounts in dirhams; without TVA when the shop is subject
 * to it.
 */
import type { IsoDay } from "#domain/core/days/days.ts";
import type { ProductType } from "#domain/core/records.ts";

/**
 * Price of the latest receipt, or prices of the latest receipts that together brought the stock (first in, first out).
 */
export const inventoryMethods = ["last", "fifo"] as const;
export type InventoryMethod = (typeof inventoryMethods)[number];

/** Source of a row's price; `none`: its pieces have no known price. */
type PriceSource = "receipt" | "product" | "none";

export type InventoryRow = {
  product: string;
  name: string;
  reference: string;
  type: ProductType;
  /** Name of the supplier; '' for none. */
  supplier: string;
  quantity: number;
  /** Price of one piece; with `fifo` the mean over its receipts. */
  price: number;
  price_from: PriceSource;
  value: number;
};
type Sum = { quantity: number; value: number };

export type Inventory = Sum & {
  on: IsoDay;
  method: InventoryMethod;
  /** Rows without a price come first, the others by name. */
  rows: InventoryRow[];
  byType: (Sum & { type: ProductType })[];
  bySupplier: (Sum & { supplier: string })[];
  /** Products with a negative number of pieces on that day; they count as 0. */
  odd: Pick<InventoryRow, "product" | "name" | "reference" | "quantity">[];
};

/** Latest 31 December that is not after today. */
export const lastYearEnd = (today: IsoDay): IsoDay =>
  (today.endsWith("-12-31") ? today : `${Number(today.slice(0, 4)) - 1}-12-31`) as IsoDay;
