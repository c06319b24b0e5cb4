import { expect, it } from "vitest";

import { adjustmentKind, repeatedProducts, receiptKind } from "#domain/stock/stockDocuments.ts";

const items = ["a", "b", "a", "c", "b", "a"].map((product) => ({ values: { product } }));

it("finds each item of a count whose product is in an earlier item", () => {
  expect(repeatedProducts(adjustmentKind, { reason: "inventory_count" }, items)).toEqual([2, 4, 5]);
  expect(
    repeatedProducts(adjustmentKind, { reason: "inventory_count" }, items.slice(0, 2)),
  ).toEqual([]);
});

it("allows a product in several items of a damage or a receipt", () => {
  expect(repeatedProducts(adjustmentKind, { reason: "damage" }, items)).toEqual([]);
  expect(repeatedProducts(receiptKind, { status: "received" }, items)).toEqual([]);
});
