/**
 * The index of powers (docs/rules-lenses.md, Speed): tariff rows in quarters of a dioptre and centimes, maintained by
 * triggers. A row's id is the number of its tariff times 4096, plus its place in the tariff.
 */
import { type Curves, inMinus } from "#domain/lenses/power.ts";

/** SQL of the number of a product's tariff in force on a day; NULL before the first. */
export const tariffOnSql = (company: string, product: string, on: string): string =>
  `(SELECT number FROM optique_lens_grids WHERE company = ${company} AND product = ${product} AND day <= ${on}
    ORDER BY day DESC LIMIT 1)`;

/** SQL condition on an id: it belongs to a row of the tariff. */
export const rowsOfSql = (number: string): string =>
  `BETWEEN ${number} * 4096 AND ${number} * 4096 + 4095`;

/** SQL of a row's place in its tariff. */
export const placeSql = (row: string): string => `${row}.id & 4095`;

/** SQL of a shop's number in the boxes, computed as the triggers do. */
export const shopSql = (company: string): string =>
  [1, 2, 3, 4]
    .map((at) => `unicode(substr(${company}, ${at}, 1)) * ${128 ** (4 - at)}`)
    .join(" + ");

/** Sphere and cylinder in quarters of a dioptre, in minus and in plus form. */
export type Quarters = { minus: [number, number]; plus: [number, number] };

export function quartersOf(curves: Curves): Quarters {
  const { sphere, cylinder } = inMinus(curves);
  const [s, c] = [sphere * 4, cylinder * 4];
  return { minus: [s, c], plus: [s + c, -c + 0] };
}
