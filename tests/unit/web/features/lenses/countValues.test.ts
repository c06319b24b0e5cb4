import { describe, expect, it } from "vitest";

import { changedCells, countInput, wrongCell } from "#features/lenses/drawer/countValues.ts";

const drawer = {
  product: "p",
  stock: 7,
  loose: 4,
  cells: [
    { cell: "+1.00 -0.50 65", sphere: 1, cylinder: -0.5, diameter: 65, quantity: 3, awaited: 0 },
  ],
};

describe("a counted drawer", () => {
  it("the adjustment of a counted drawer has only the changed cells, each with its difference", () => {
    const counts = { "": "0", "+1.00 -0.50 65": "3", "+1.00 0.00 65": "1", "-1.00 0.00 65": "" };
    expect(changedCells(drawer, counts)).toEqual([
      { cell: "", by: -4 },
      { cell: "+1.00 0.00 65", by: 1 },
    ]);
    const { items, reason } = countInput(drawer, counts, "Compte");
    expect([reason, items.map(({ cell, quantity }) => [cell, quantity])]).toEqual([
      "inventory_count",
      [
        ["", -4],
        ["+1.00 0.00 65", 1],
      ],
    ]);
  });

  it("a text that is no quantity is refused with its cell", () => {
    expect(wrongCell({ "+1.00 0.00 65": "deux" })).toBe("+1.00 0.00 65");
    expect(wrongCell({ "+1.00 0.00 65": " " })).toBeNull();
  });
});
