/** SQL twins of `rowOf` and `rowLimits` of the domain: a power's rows and limits in one tariff, from the index. */
import type { RowLimits } from "#domain/lenses/whyNot.ts";
import { placeSql, type Quarters, rowsOfSql } from "./tariffIndex.ts";

/** A row that holds the power: place in the tariff, diameter, price and cost in centimes. */
export type HitRow = [at: number, diameter: number, price: number, cost: number | null];

/** Limits as SQL returns them, in quarters of a dioptre; spheres are those of the minus form. */
export type FoundLimits = {
  diameters: number[];
  minus: number;
  plus: number;
  cylinder: number | null;
  from: number | null;
  to: number | null;
};

/** SQL of the requested sphere and cylinder (quarters, minus form) and of the diameter, 0 for any. */
type AskedSql = Readonly<Record<"sphere" | "cylinder" | "diameter", string>>;

const isSized = (row: string, diameter: string): string =>
  `(${diameter} = 0 OR ${row}.diameter IN (0, ${diameter}))`;
const holdsPoint = (sphere: string, cylinder: string): string =>
  `r.sphere_from <= ${sphere} AND r.sphere_to >= ${sphere} AND r.cylinder_from <= ${cylinder} AND r.cylinder_to >= ${cylinder}`;

/** SQL of a list of `HitRow`. The power is tried in minus and in plus form; a row only has cylinders of one sign. */
export const hitsSql = (number: string, { sphere, cylinder, diameter }: AskedSql): string =>
  `(SELECT json_group_array(json_array(${placeSql("r")}, r.diameter, r.price, r.cost)) FROM optique_lens_rows r
    WHERE r.id ${rowsOfSql(number)} AND ((${holdsPoint(sphere, cylinder)})
      OR (${holdsPoint(`${sphere} + ${cylinder}`, `-${cylinder}`)})) AND ${isSized("r", diameter)})`;

/** SQL of `FoundLimits`, for a power that no row holds. */
export function limitsSql(number: string, { cylinder, diameter }: AskedSql): string {
  const from = `FROM optique_lens_bounds b WHERE b.number = ${number}`;
  const sized = isSized("b", diameter);
  const told = (end: string) => `b.${end} + b.is_plus * b.cylinder`;
  return `json_object('diameters', (SELECT json_group_array(DISTINCT b.diameter) ${from}),
    'minus', EXISTS (SELECT 1 ${from} AND b.is_plus = 0 AND b.cylinder > 0), 'plus', EXISTS (SELECT 1 ${from} AND b.is_plus = 1),
    'cylinder', (SELECT MAX(b.cylinder) ${from} AND ${sized}),
    'from', (SELECT MIN(${told("sphere_from")}) ${from} AND b.cylinder = -${cylinder} AND ${sized}),
    'to', (SELECT MAX(${told("sphere_to")}) ${from} AND b.cylinder = -${cylinder} AND ${sized}))`;
}

/** Limits to report for a power that a row holds. */
export const heldLimits: RowLimits = {
  diameters: [0],
  isPlus: false,
  cylinder: 0,
  spheres: null,
  isHeld: true,
};

/** Converts `FoundLimits` into the domain's limits, in dioptres and in the tariff's own cylinder sign. */
export function limitsOf(found: FoundLimits, { minus: [, cylinder] }: Quarters): RowLimits {
  const isPlus = found.plus === 1 && found.minus !== 1;
  const told = (sphere: number): number => (isPlus ? sphere + cylinder : sphere) / 4;
  return {
    diameters: found.diameters,
    isPlus,
    cylinder: (found.cylinder ?? 0) / 4,
    spheres: found.from === null || found.to === null ? null : [told(found.from), told(found.to)],
    isHeld: false,
  };
}
