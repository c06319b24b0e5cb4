/** Answer of GET figures/inventory (docs/rules-inventory.md). Amounts in dirhams, without TVA where the shop is subject to it. */
import type { IsoDay } from "#domain/core/days/days.ts";
import type { ProductType } from "#domain/core/records.ts";

/** Price of the latest receipt, or of the latest receipts backwards (PEPS). */
export const inventoryMethods = ["last", "fifo"] as const;
export type InventoryMethod = (typeof inventoryMethods)[number];

/** Where the price of a row comes from; `none`: pieces of it have no price. */
type PriceSource = "receipt" | "product" | "none";

export type InventoryRow = {
  product: string;
  name: string;
  reference: string;
  type: ProductType;
  /** Name of the supplier; '' for none. */
  supplier: string;
  quantity: number;
  /** Price of one piece; with `fifo` the mean of its receipts. */
  price: number;
  price_from: PriceSource;
  value: number;
};
type Sum = { quantity: number; value: number };

export type Inventory = Sum & {
  on: IsoDay;
  method: InventoryMethod;
  /** Rows without a price stand first, the others by name. */
  rows: InventoryRow[];
  byType: (Sum & { type: ProductType })[];
  bySupplier: (Sum & { supplier: string })[];
  /** Products with fewer than 0 pieces on that day, which count as 0. */
  odd: Pick<InventoryRow, "product" | "name" | "reference" | "quantity">[];
};

/** The last 31 December that is over or today. */
export const lastYearEnd = (today: IsoDay): IsoDay =>
  (today.endsWith("-12-31") ? today : `${Number(today.slice(0, 4)) - 1}-12-31`) as IsoDay;
