/** SQL of the integrity checks that compare totals with their records. */
import { type Checks, own } from "#server/engine/integrity/checks.ts";

/** Sum over the records of the day of total d. */
export const ofDay = (sum: string, source: string, more = "") =>
  `COALESCE((SELECT ${sum} FROM ${source} t WHERE t.company = d.company
    AND t.date >= d.day AND t.date < d.day || 'z'${more}), 0)`;

/** Checks the number of records in a table of counts. */
export const countCheck = (name: string, table: string): Checks => ({
  [`the number of ${name} is known`]: {
    collection: `optique_${name}`,
    sql: `SELECT company AS record, records AS stored,
        (SELECT COUNT(*) FROM optique_${name} WHERE ${own}) AS expected
      FROM ${table} WHERE ${own} AND stored <> expected`,
  },
});
