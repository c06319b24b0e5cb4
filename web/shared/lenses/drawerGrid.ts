/** Cells of a drawer as a grid for each diameter. */
import type { DrawerCell } from "#api/lenses/drawers.ts";
import { cellOf, type Curves } from "#domain/lenses/power.ts";

export type DrawerGrid = {
  diameter: number;
  /** Rows, from the strongest minus. */
  spheres: readonly number[];
  /** Columns, from zero. */
  cylinders: readonly number[];
  cells: ReadonlyMap<string, DrawerCell>;
};

const apart = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((one, other) => one - other);

/** Grid of a diameter that has these powers beside those of its cells. */
export function gridOf(
  cells: readonly DrawerCell[],
  diameter: number,
  more: readonly Curves[] = [],
): DrawerGrid {
  const own = cells.filter((cell) => cell.diameter === diameter);
  const powers = [...own, ...more];
  return {
    diameter,
    spheres: apart(powers.map(({ sphere }) => sphere)),
    cylinders: apart(powers.map(({ cylinder }) => cylinder)).reverse(),
    cells: new Map(own.map((cell) => [cell.cell, cell])),
  };
}

/** Diameters of cells, and of the range. */
export const diametersOf = (cells: readonly DrawerCell[], made: readonly number[]): number[] =>
  apart([...cells.map(({ diameter }) => diameter), ...made]);

/** Cell of a place in a grid. */
export const cellAt = (
  { diameter }: Pick<DrawerGrid, "diameter">,
  sphere: number,
  cylinder: number,
): string => cellOf({ sphere, cylinder, diameter });
