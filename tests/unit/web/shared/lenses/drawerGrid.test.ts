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
  it("the grid of a drawer has its spheres from the strongest minus, and its cylinders from zero", () => {
    const { spheres, cylinders } = gridOf(cells, 65, [{ sphere: -1, cylinder: -0.25 }]);
    expect([spheres, cylinders]).toEqual([
      [-2, -1, 1],
      [0, -0.25, -0.5],
    ]);
  });

  it("a position in the grid leads to its cell", () => {
    const grid = gridOf(cells, 65);
    expect(grid.cells.get(cellAt(grid, 1, -0.5))?.quantity).toBe(3);
    expect(grid.cells.get(cellAt(grid, 1, 0))).toBeUndefined();
  });

  it("the diameters of a drawer are those of its cells and of its range, without repeats", () => {
    expect(diametersOf(cells, [60, 65])).toEqual([60, 65, 70]);
  });
});

describe("a power typed for a cell", () => {
  it.each([
    ["-1,25 (-0,50) 65", "-1.25 -0.50 65"],
    ["+0,50 (+0,50) \u00d8 65", "+1.00 -0.50 65"],
    ["+1.00 -0.50 65", "+1.00 -0.50 65"],
    ["+0.50 +0.50 65", "+1.00 -0.50 65"],
    ["-2 70 mm", "-2.00 0.00 70"],
    ["deux", "deux"],
  ])("the power typed as %j is stored as %j", (typed, stored) => {
    expect(cellOfText(typed)).toBe(stored);
  });

  it("a stored power is displayed in a form that is parsed back unchanged", () => {
    expect(textOfCell("-1.25 -0.50 65")).toBe("\u22121,25 (\u22120,50) 65");
    expect(cellOfText(textOfCell("-1.25 -0.50 65"))).toBe("-1.25 -0.50 65");
  });
});
