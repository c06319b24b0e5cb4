import { describe, expect, it } from "vitest";

import type { DrawerCell } from "#api/lenses/drawers.ts";
import { curvesOfCell } from "#domain/lenses/power.ts";
import { cellAt, diametersOf, gridOf } from "#shared/lenses/drawerGrid.ts";
import { textOfCell } from "#domain/lenses/formatPower.ts";
import { cellOfText } from "#domain/lenses/typedCell.ts";

const cellOf = (cell: string, quantity: number): DrawerCell => {
  const curves = curvesOfCell(cell) ?? expect.unreachable();
  return { cell, ...curves, quantity, awaited: 0 };
};
const cells = [cellOf("+1.00 -0.50 65", 3), cellOf("-2.00 0.00 65", 4), cellOf("0.00 -2.00 70", 1)];

describe("the grid of a drawer", () => {
  it("a grid has the spheres and cylinders of its diameter, from the strongest minus and from zero", () => {
    const { spheres, cylinders } = gridOf(cells, 65, [{ sphere: -1, cylinder: -0.25 }]);
    expect([spheres, cylinders]).toEqual([
      [-2, -1, 1],
      [0, -0.25, -0.5],
    ]);
  });

  it("a place of the grid finds its cell", () => {
    const grid = gridOf(cells, 65);
    expect(grid.cells.get(cellAt(grid, 1, -0.5))?.quantity).toBe(3);
    expect(grid.cells.get(cellAt(grid, 1, 0))).toBeUndefined();
  });

  it("a drawer has the diameters of its cells and of its range, once each", () => {
    expect(diametersOf(cells, [60, 65])).toEqual([60, 65, 70]);
  });
});

describe("a cell that is typed", () => {
  it.each([
    ["-1,25 (-0,50) 65", "-1.25 -0.50 65"],
    ["+0,50 (+0,50) \u00d8 65", "+1.00 -0.50 65"],
    ["+1.00 -0.50 65", "+1.00 -0.50 65"],
    ["+0.50 +0.50 65", "+1.00 -0.50 65"],
    ["-2 70 mm", "-2.00 0.00 70"],
    ["deux", "deux"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(cellOfText(typed)).toBe(stored);
  });

  it("a stored cell is read as it is typed", () => {
    expect(textOfCell("-1.25 -0.50 65")).toBe("\u22121,25 (\u22120,50) 65");
    expect(cellOfText(textOfCell("-1.25 -0.50 65"))).toBe("-1.25 -0.50 65");
  });
});
