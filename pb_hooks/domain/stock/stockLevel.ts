/** Stock levels (docs/rules-stock.md, Ledger). */

/** Highest stock that counts as low. */
export const lowStock = 5;
type StockLevel = "out" | "low" | "enough";

/** Level of a stock in pieces. */
export function stockLevelOf(stock: number): StockLevel {
  if (stock <= 0) return "out";
  return stock <= lowStock ? "low" : "enough";
}

/** Condition for each level, as SQL; a stored stock is never negative. */
export const stockLevelSql = (column: string): Record<StockLevel, string> => ({
  out: `${column} = 0`,
  low: `${column} BETWEEN 1 AND ${lowStock}`,
  enough: `${column} > ${lowStock}`,
});
