/** Stock levels (docs/rules-stock.md, Levels). */
import type { Product } from "#domain/core/records.ts";

/**
 * Highest stock that counts as low, for products without a level of their own. The migration of the reorder list's
 * index repeats it.
 */
export const lowStock = 5;
type StockLevel = "out" | "low" | "enough";

/** Product with a stock; a blank `low_stock_at` means `lowStock`. */
export type StockedProduct = Pick<Product, "stock"> & Partial<Pick<Product, "low_stock_at">>;

/** Highest stock of a product that counts as low; with 0 it never counts as low. */
export const lowStockOf = ({ low_stock_at }: Partial<Pick<Product, "low_stock_at">>): number =>
  low_stock_at ?? lowStock;

/** `lowStockOf` as SQL; `row`: the alias of the product. Migrations repeat this text. */
export const lowStockSql = (row: string): string =>
  `IIF(typeof(${row}.low_stock_at) = 'integer', ${row}.low_stock_at, ${lowStock})`;

/** Level of a stock in pieces. */
export function stockLevelOf(product: StockedProduct): StockLevel {
  if (product.stock <= 0) return "out";
  return product.stock <= lowStockOf(product) ? "low" : "enough";
}

/** SQL condition for each level; a stored stock is never negative. */
export const stockLevelSql = (row: string): Record<StockLevel, string> => ({
  out: `${row}.stock = 0`,
  low: `${row}.stock BETWEEN 1 AND ${lowStockSql(row)}`,
  enough: `${row}.stock > ${lowStockSql(row)}`,
});
