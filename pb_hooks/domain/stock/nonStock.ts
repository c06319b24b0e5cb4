/** Products without stock (docs/rules-stock.md, Non-stock products): services, and products ordered for each client. */
import { type StockedProduct, stockLevelOf } from "./stockLevel.ts";

/** True of a product whose pieces are counted in sales, receipts and reorder lists. */
export const hasStock = ({ type, made_to_order }: { type: string; made_to_order: boolean }) =>
  type !== "service" && !made_to_order;

/** `hasStock` as SQL; `row`: the alias of the product. Migrations repeat this text in the index of the reorder list. */
export const hasStockSql = (row: string): string =>
  `(${row}.made_to_order = FALSE AND ${row}.type <> 'service')`;

/** True of a product whose pieces are kept by power in a drawer. */
export const hasDrawer = (product: Parameters<typeof hasStock>[0] & { is_range: boolean }) =>
  product.is_range && hasStock(product);

/** `hasDrawer` as SQL, 1 or 0. */
export const hasDrawerSql = (row: string): string =>
  `(${row}.is_range = TRUE AND ${hasStockSql(row)})`;

/**
 * SQL condition: the reorder list includes the product. Drawers of lenses have a refill of their own. Migrations repeat
 * this text.
 */
export const isOnShelfSql = (row: string): string =>
  `(${hasStockSql(row)} AND ${row}.is_range = FALSE)`;

/** True of a product to reorder: it has stock, which is low or out, and no drawer. */
export const isLowOrOut = (
  product: Parameters<typeof hasStock>[0] & StockedProduct & { is_range?: boolean },
): boolean => hasStock(product) && !product.is_range && stockLevelOf(product) !== "enough";

/** Pieces of a product; null for a non-stock product. */
export const stockOf = (product: Parameters<typeof isLowOrOut>[0]): number | null =>
  hasStock(product) ? product.stock : null;
