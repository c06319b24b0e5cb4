/** Arranges the cells of a drawer in one grid per diameter. */
import type { DrawerCell } from "#api/lenses/drawers.ts";
import { cellOf, type Curves } from "#domain/lenses/power.ts";

export type DrawerGrid = {
  diameter: number;
  /** Rows, from the most negative sphere. */
  spheres: readonly number[];
  /** Columns, from the cylinder closest to zero. */
  cylinders: readonly number[];
  cells: ReadonlyMap<string, DrawerCell>;
};

const apart = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((one, other) => one - other);

/** Grid of one diameter, with rows and columns for its cells and for the powers of `more`. */
export function gridOf(
  cells: readonly DrawerCell[],
  diameter: number,
  addedPowers: readonly Curves[] = [],
): DrawerGrid {
  const own = cells.filter((cell) => cell.diameter === diameter);
  const powers = [...own, ...addedPowers];
  return {
    diameter,
    spheres: apart(powers.map(({ sphere }) => sphere)),
    cylinders: apart(powers.map(({ cylinder }) => cylinder)).reverse(),
    cells: new Map(own.map((cell) => [cell.cell, cell])),
  };
}

/** All diameters of the cells and of the range, in ascending order. */
export const diametersOf = (cells: readonly DrawerCell[], made: readonly number[]): number[] =>
  apart([...cells.map(({ diameter }) => diameter), ...made]);

/** Key of the cell for a sphere and a cylinder in a grid. */
export const cellAt = (
  { diameter }: Pick<DrawerGrid, "diameter">,
  sphere: number,
  cylinder: number,
): string => cellOf({ sphere, cylinder, diameter });
