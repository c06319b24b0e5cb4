import { expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { maxQuantity } from "#domain/core/records.ts";
import { proposedQuantity, reorderPeriodStart } from "#domain/stock/reorder.ts";

it.each([
  [4, 0, 9],
  [3, 1, 7],
  [0, 0, 5],
  [0, 3, 2],
  // Reorders at least one piece, even without sales and with a nearly full shelf.
  [0, 5, 1],
  [0, 9, 1],
  [1_000_000, 0, maxQuantity],
])(
  "a product with %d sold and %d in stock has the reorder proposal %d",
  (sold, stock, proposed) => {
    expect(proposedQuantity({ sold, stock })).toBe(proposed);
  },
);

it("a product with its own stock level is reordered up to that level", () => {
  expect(proposedQuantity({ sold: 12, stock: 30, low_stock_at: 40 })).toBe(22);
});

it("a reorder counts the sales of thirty days, including today", () => {
  expect(reorderPeriodStart("2026-11-21" as IsoDay)).toBe("2026-10-23");
});
