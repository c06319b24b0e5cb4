import { expect, it } from "vitest";

import { proposedPieces, refillOf, type SoldCell } from "#domain/lenses/refill.ts";

const counts = { sold: 3, given: 0, ordered: 2, stock: 2 };
const cell = (name: string, more: Partial<SoldCell> = {}): SoldCell => ({
  ...counts,
  supplier: "a",
  supplier_name: "Atlas",
  product: "p",
  name: "Orme",
  reference: "O",
  cell: name,
  ...more,
});

it("a cell is proposed for what it sold, less what came back and what is ordered", () => {
  expect(proposedPieces(counts)).toBe(1);
  expect(proposedPieces({ ...counts, given: 2 })).toBe(0);
});

it("a refill stands by supplier and product", () => {
  const sold = [cell("x"), cell("y", { product: "q" }), cell("z", { supplier: "", product: "r" })];
  const found = refillOf(sold);
  expect(found.map(({ supplier, products }) => [supplier, products.length])).toEqual([
    ["a", 2],
    ["", 1],
  ]);
  expect(found[0]?.products[0]).toEqual({
    product: "p",
    name: "Orme",
    reference: "O",
    cells: [{ cell: "x", sold: 3, ordered: 2, stock: 2, proposed: 1 }],
  });
});
