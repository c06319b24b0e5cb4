/** Invariants of transmitted periods. */
import { type IntegrityChecks, checkedRows } from "#server/engine/integrity/integrityChecks.ts";
import { totalsSql } from "./periodTotals.ts";

/** Wraps the query, because its WHERE needs the columns that it names itself. */
const broken = (sql: string): string => `SELECT * FROM (${sql}) WHERE stored <> expected`;
const json = (sql: string): string => `json(IIF(json_valid(${sql}), ${sql}, 'null'))`;

/** Value of a field in the journal entry of the transmission. */
const journalled = (field: string): string => `json_extract(j.changes, '$.${field}[1]')`;

const lastClosed = `COALESCE((SELECT MAX(p.[to]) FROM optique_periods p WHERE p.company = c.id AND p.reopened_at = ''), '')`;
/** SQL of the day before the period begins, in stored form. */
const dayBefore = "strftime('%Y-%m-%d', p.[from], '-1 day') || ' 00:00:00.000Z'";

/** True when `day` is the first day after a transmitted period that ended on or after `own`. */
const followsPeriodSql = (row: string, day: string, own: string): string =>
  `EXISTS (SELECT 1 FROM optique_periods p WHERE p.company = ${row}.company AND p.[to] >= ${own}
    AND strftime('%Y-%m-%d', p.[to], '+1 day') = substr(${day}, 1, 10))`;
/** Bills or supplier credits that are booked on another day than the rule requires. */
const bookedLaterSql = (table: string, day: string): string =>
  `SELECT t.id AS record, t.booked_on AS stored, t.${day} AS expected FROM ${table} t
    WHERE ${checkedRows("t")} AND stored > expected AND NOT ${followsPeriodSql("t", "t.booked_on", `t.${day}`)}`;

export const periodChecks: IntegrityChecks = {
  "a period says what its journal says": {
    collection: "optique_periods",
    sql: broken(`SELECT p.id AS record,
        json_array(p.[from], p.[to], ${json("p.figures")}, ${json("p.differences")}) AS stored,
        COALESCE((SELECT json_array(${journalled("from")}, ${journalled("to")}, ${journalled("figures")}, ${journalled("differences")})
          FROM optique_journal j WHERE j.record = p.id AND j.collection = 'optique_periods' AND j.action = 'update'
          ORDER BY j.created, j.rowid LIMIT 1), '') AS expected
      FROM optique_periods p WHERE ${checkedRows("p")}`),
  },
  "records of a transmitted period are those of its totals": {
    collection: "optique_periods",
    rows: 1,
    // A total that was not yet stored when an older period was transmitted is not compared.
    sql: broken(`SELECT record, json_patch(expected, ${json("totals")}) AS stored, expected
      FROM (SELECT p.id AS record, json_extract(p.figures, '$.totals') AS totals,
          ${totalsSql({ company: "p.company", from: "p.[from]", to: "p.[to]" })} AS expected
        FROM optique_periods p WHERE ${checkedRows("p")} AND p.reopened_at = '')`),
  },
  "a shop is closed until its last transmitted period": {
    collection: "optique_companies",
    sql: `SELECT c.id AS record, c.closed_until AS stored, ${lastClosed} AS expected FROM optique_companies c
      WHERE c.id = {:company} AND stored <> expected`,
  },
  "transmitted periods follow each other": {
    collection: "optique_periods",
    sql: broken(`SELECT p.id AS record, ${dayBefore} AS expected,
        COALESCE((SELECT MAX(q.[to]) FROM optique_periods q WHERE q.company = p.company AND q.reopened_at = ''
          AND q.[from] < p.[from]), ${dayBefore}) AS stored
      FROM optique_periods p WHERE ${checkedRows("p")} AND p.reopened_at = ''`),
  },
  "a bill is booked on its day, or the first open one of then": {
    collection: "optique_bills",
    sql: bookedLaterSql("optique_bills", "date"),
  },
  "a credit is booked on its day, or the first open one of then": {
    collection: "optique_supplier_credits",
    sql: bookedLaterSql("optique_supplier_credits", "received_on"),
  },
  // Goods received after their period was transmitted have their movement on the day that was then the first open one.
  "movements of receipt lines have its date": {
    collection: "optique_stock_movements",
    sql: `SELECT m.id AS record, m.date AS stored, d.date AS expected FROM optique_stock_movements m
      CROSS JOIN optique_stock_receipts d ON d.id = m.reference_id AND d.company = m.company
      WHERE ${checkedRows("m")} AND m.reference_type = 'receipt' AND stored <> expected
        AND NOT ${followsPeriodSql("m", "m.date", "d.date")}`,
  },
};
