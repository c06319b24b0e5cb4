import { expect, it } from "vitest";

import { stockLevelOf } from "#domain/stock/stockLevel.ts";

it.each([
  [0, null, "out"],
  [1, null, "low"],
  [5, null, "low"],
  [6, null, "enough"],
  [40, 40, "low"],
  [41, 40, "enough"],
  [1, 0, "enough"],
  [0, 0, "out"],
])("a stock of %d pieces, with the product's own level %s, is %s", (stock, low_stock_at, level) => {
  expect(stockLevelOf({ stock, low_stock_at })).toBe(level);
});
