import { expect, it } from "vitest";

import { adjustmentKind, repeatedProducts, receiptKind } from "#domain/stock/stockDocuments.ts";

const items = ["a", "b", "a", "c", "b", "a"].map((product) => ({ values: { product } }));

it("an inventory count lists the items whose product is already in an earlier item", () => {
  expect(repeatedProducts(adjustmentKind, { reason: "inventory_count" }, items)).toEqual([2, 4, 5]);
  expect(
    repeatedProducts(adjustmentKind, { reason: "inventory_count" }, items.slice(0, 2)),
  ).toEqual([]);
});

it("a damage or a receipt may have the same product in several items", () => {
  expect(repeatedProducts(adjustmentKind, { reason: "damage" }, items)).toEqual([]);
  expect(repeatedProducts(receiptKind, { status: "received" }, items)).toEqual([]);
});
