/** SQL of the integrity checks that compare totals with their records. */
import {
  type IntegrityChecks,
  companyCondition,
} from "#server/engine/integrity/integrityChecks.ts";

/** SQL of the sum over the records of total d's day. */
export const sumOfDaySql = (sum: string, source: string, condition = "") =>
  `COALESCE((SELECT ${sum} FROM ${source} t WHERE t.company = d.company
    AND t.date >= d.day AND t.date < d.day || 'z'${condition}), 0)`;

/** Checks the number of records in a table of counts. */
export const countCheck = (name: string, table: string): IntegrityChecks => ({
  [`the number of ${name} is known`]: {
    collection: `optique_${name}`,
    sql: `SELECT company AS record, records AS stored,
        (SELECT COUNT(*) FROM optique_${name} WHERE ${companyCondition}) AS expected
      FROM ${table} WHERE ${companyCondition} AND stored <> expected`,
  },
});
