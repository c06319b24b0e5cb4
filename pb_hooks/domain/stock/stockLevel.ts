/** How full a shelf is (domain/README.md §4). */

/** At or under this a stock is low. */
export const lowStock = 5;
type StockLevel = "out" | "low" | "enough";

/** The level of a stock counted in pieces. */
export function stockLevelOf(stock: number): StockLevel {
  if (stock <= 0) return "out";
  return stock <= lowStock ? "low" : "enough";
}
