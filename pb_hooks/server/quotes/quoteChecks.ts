/** Invariants of quotes. */
import { centimesSql } from "#domain/core/money.ts";
import { variantTotalsSql } from "#domain/quotes/quote.ts";
import { type IntegrityChecks, checkedRows } from "#server/engine/integrity/integrityChecks.ts";

export const quoteChecks: IntegrityChecks = {
  "the prescription of a quote is of its client": {
    collection: "optique_quotes",
    sql: `SELECT q.id AS record, q.prescription AS stored, '' AS expected
      FROM optique_quotes q WHERE ${checkedRows("q")} AND q.prescription <> ''
        AND NOT EXISTS (SELECT 1 FROM optique_prescriptions p WHERE p.id = q.prescription AND p.client = q.client)`,
  },
  "total of a quote = its dearest variant": {
    collection: "optique_quotes",
    sql: `SELECT q.id AS record, ${centimesSql("q.total_amount")} AS stored,
        COALESCE((SELECT MAX(${centimesSql("value->>'total'")}) FROM json_each(${variantTotalsSql("q")})), 0) AS expected
      FROM optique_quotes q WHERE ${checkedRows("q")} AND stored <> expected`,
  },
};
