/**
 * The index of powers (docs/rules-lenses.md, Speed): rows of tariffs in whole quarters of dioptre and in centimes, which triggers
 * keep. A row's id is the number of its tariff times 4096, plus its place in the file.
 */
import { type Curves, inMinus } from "#domain/lenses/power.ts";

/** Number of the tariff of a product that counts on a day; NULL before the first. */
export const tariffOnSql = (company: string, product: string, on: string): string =>
  `(SELECT number FROM optique_lens_grids WHERE company = ${company} AND product = ${product} AND day <= ${on}
    ORDER BY day DESC LIMIT 1)`;

/** Ids of the rows of a tariff. */
export const rowsOfSql = (number: string): string =>
  `BETWEEN ${number} * 4096 AND ${number} * 4096 + 4095`;

/** Place of a row in its file. */
export const placeSql = (row: string): string => `${row}.id & 4095`;

/** Number of a shop in the boxes; the triggers have the same. */
export const shopSql = (company: string): string =>
  [1, 2, 3, 4]
    .map((at) => `unicode(substr(${company}, ${at}, 1)) * ${128 ** (4 - at)}`)
    .join(" + ");

/** Curves in whole quarters of both signs. */
export type Quarters = { minus: [number, number]; plus: [number, number] };

export function quartersOf(curves: Curves): Quarters {
  const { sphere, cylinder } = inMinus(curves);
  const [s, c] = [sphere * 4, cylinder * 4];
  return { minus: [s, c], plus: [s + c, -c + 0] };
}
