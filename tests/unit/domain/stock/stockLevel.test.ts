import { expect, it } from "vitest";

import { stockLevelOf } from "#domain/stock/stockLevel.ts";

it.each([
  [0, "out"],
  [1, "low"],
  [5, "low"],
  [6, "enough"],
])("a stock of %d is %s", (stock, level) => {
  expect(stockLevelOf(stock)).toBe(level);
});
