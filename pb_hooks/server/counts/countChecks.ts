/** Invariants of counts: lines and totals follow from scans, adjustments from what was posted. */
import { effectiveScansSql, lineSql } from "#domain/counts/effectiveScans.ts";
import { checkedRows, type IntegrityChecks } from "#server/engine/integrity/integrityChecks.ts";

const ofLine = `${effectiveScansSql((scan) => `${scan}.count = l.count AND ${scan}.product = l.product`)} e`;
const lineFigures = `json_array(${lineSql.counted}, ${lineSql.first_at}, ${lineSql.last_at})`;

/** Posted pieces of a product according to the count's adjustments; deleted adjustments are not reported as a fault. */
const postedSql = `COALESCE((SELECT SUM(CAST(i.quantity AS INTEGER)) FROM optique_stock_adjustments a
  JOIN optique_stock_adjustment_items i ON i.adjustment = a.id AND i.product = l.product
  WHERE a.count = l.count AND a.count > ''), CAST(l.posted AS INTEGER))`;

/** Keeps rows that differ; a subquery, because a line has a column named `expected` too. */
const differing = (rows: string): string =>
  `SELECT record, stored, expected FROM (${rows}) WHERE stored <> expected`;

export const countChecks: IntegrityChecks = {
  "a counted line = its scans that count": {
    collection: "optique_count_lines",
    rows: 500,
    sql: differing(`SELECT l.id AS record, json_array(CAST(l.counted AS INTEGER), l.first_at, l.last_at) AS stored,
        (SELECT ${lineFigures} FROM ${ofLine}) AS expected
      FROM optique_count_lines l WHERE ${checkedRows("l")}`),
  },
  "a scan that counts has its line": {
    collection: "optique_count_scans",
    sql: `SELECT k.id AS record, k.product AS stored, '' AS expected FROM optique_count_scans k
      WHERE ${checkedRows("k")} AND k.state = 'counted' AND NOT EXISTS (SELECT 1 FROM optique_count_lines l
        WHERE l.count = k.count AND l.product = k.product)`,
  },
  "totals of a count = its lines": {
    collection: "optique_counts",
    rows: 25,
    sql: `SELECT c.id AS record, json_array(CAST(c.pieces AS INTEGER), CAST(c.products AS INTEGER)) AS stored,
        (SELECT json_array(COALESCE(SUM(CAST(l.counted AS INTEGER)), 0), COUNT(*)) FROM optique_count_lines l
          WHERE l.count = c.id AND l.last_at > '') AS expected
      FROM optique_counts c WHERE ${checkedRows("c")} AND stored <> expected`,
  },
  "a posted line = its adjustments": {
    collection: "optique_count_lines",
    rows: 500,
    sql: differing(`SELECT l.id AS record, CAST(l.posted AS INTEGER) AS stored, ${postedSql} AS expected
      FROM optique_count_lines l WHERE ${checkedRows("l")}`),
  },
  "an adjustment of a count = a posted count": {
    collection: "optique_stock_adjustments",
    sql: `SELECT a.id AS record, c.status AS stored, 'posted' AS expected FROM optique_stock_adjustments a
      JOIN optique_counts c ON c.id = a.count WHERE ${checkedRows("a")} AND a.count > '' AND c.status <> 'posted'`,
  },
  "an adjusted product of a count = one of its lines": {
    collection: "optique_stock_adjustment_items",
    sql: `SELECT i.id AS record, i.product AS stored, '' AS expected FROM optique_stock_adjustment_items i
      JOIN optique_stock_adjustments a ON a.id = i.adjustment AND a.count > ''
      WHERE ${checkedRows("i")} AND NOT EXISTS (SELECT 1 FROM optique_count_lines l
        WHERE l.count = a.count AND l.product = i.product)`,
  },
};
