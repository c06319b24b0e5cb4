/** What the rows of one tariff say of a power: `rowLimits` and `rowOf` of the domain as SQL, which reads the rows once. */
import type { RowLimits } from "#domain/lenses/whyNot.ts";
import { placeSql, type Quarters, rowsOfSql } from "./tariffIndex.ts";

/** Row that holds the power: place, diameter, and centimes. */
export type HitRow = [at: number, diameter: number, price: number, cost: number | null];

/** Answer of the SQL; spheres are those of the minus form, in quarters. */
export type FoundRows = {
  diameters: number[];
  minus: number;
  plus: number;
  cylinder: number | null;
  from: number | null;
  to: number | null;
  hits: HitRow[];
};

/**
 * SQL of the `FoundRows` of a tariff. `asked`: SQL of sphere and cylinder in quarters, in minus, and of the diameter; 0 is any.
 */
export function foundRowsSql(
  number: string,
  { sphere, cylinder, diameter }: Readonly<Record<"sphere" | "cylinder" | "diameter", string>>,
): string {
  const sized = `(${diameter} = 0 OR r.diameter IN (0, ${diameter}))`;
  const hasCylinder = `IIF(r.cylinder_to > 0, -${cylinder}, ${cylinder}) BETWEEN r.cylinder_from AND r.cylinder_to`;
  const hasSphere = `IIF(r.cylinder_to > 0, ${sphere} + ${cylinder}, ${sphere}) BETWEEN r.sphere_from AND r.sphere_to`;
  const inMinus = (end: string) => `IIF(r.cylinder_to > 0, r.${end} - ${cylinder}, r.${end})`;
  return `(SELECT json_object('diameters', json_group_array(DISTINCT r.diameter),
      'minus', MAX(r.cylinder_from < 0), 'plus', MAX(r.cylinder_to > 0),
      'cylinder', MAX(MAX(-r.cylinder_from, r.cylinder_to)) FILTER (WHERE ${sized}),
      'from', MIN(${inMinus("sphere_from")}) FILTER (WHERE ${sized} AND ${hasCylinder}),
      'to', MAX(${inMinus("sphere_to")}) FILTER (WHERE ${sized} AND ${hasCylinder}),
      'hits', json_group_array(json_array(${placeSql("r")}, r.diameter, r.price, r.cost))
        FILTER (WHERE ${sized} AND ${hasCylinder} AND ${hasSphere}))
    FROM optique_lens_rows r WHERE r.id ${rowsOfSql(number)} AND r.sphere_from IS NOT NULL)`;
}

/** Limits of the domain, of what SQL found for a power. */
export function limitsOf(found: FoundRows, { minus: [, cylinder] }: Quarters): RowLimits {
  const isPlus = found.plus === 1 && found.minus !== 1;
  const told = (sphere: number): number => (isPlus ? sphere + cylinder : sphere) / 4;
  return {
    diameters: found.diameters,
    isPlus,
    cylinder: (found.cylinder ?? 0) / 4,
    spheres: found.from === null || found.to === null ? null : [told(found.from), told(found.to)],
    isHeld: found.hits.length > 0,
  };
}
