import { expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { maxQuantity } from "#domain/core/records.ts";
import { proposedQuantity, reorderPeriodStart } from "#domain/stock/reorder.ts";

it.each([
  [4, 0, 9],
  [3, 1, 7],
  [0, 0, 5],
  [0, 3, 2],
  // At least one piece for a nearly full shelf without sales.
  [0, 5, 1],
  [0, 9, 1],
  [1_000_000, 0, maxQuantity],
])("with %d sold and %d in stock proposes %d", (sold, stock, proposed) => {
  expect(proposedQuantity({ sold, stock })).toBe(proposed);
});

it("a product with its own level is filled up to it", () => {
  expect(proposedQuantity({ sold: 12, stock: 30, low_stock_at: 40 })).toBe(22);
});

it("counts the sales of thirty days, today included", () => {
  expect(reorderPeriodStart("2026-11-21" as IsoDay)).toBe("2026-10-23");
});
