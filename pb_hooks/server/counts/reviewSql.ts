/** SQL that reads the review of a count in one statement: version, summary and a page of rows. */
import { reviewLists, type ReviewList } from "#domain/counts/countAnswers.ts";
import { centimesSql } from "#domain/core/money.ts";
import { piecesLeftSql } from "#server/workshop/creditedPieces.ts";
import { openJobsSql } from "#server/workshop/jobFilters.ts";
import { isOutsideSql } from "./scansApartSql.ts";
import { outcomesSql, unknownsSql, versionSql } from "./countOutcomes.ts";

/** Lists of the review, plus one of all products that were counted or have stock. */
export const askedLists = [...reviewLists, "all"] as const;
export type AskedList = ReviewList | "all";

/** Sold pieces of open jobs: they lie in the workshop, not on the shelf. */
const waitingSql = `waiting AS MATERIALIZED (SELECT x.product, SUM(${piecesLeftSql("x")}) AS pieces
  FROM optique_jobs t CROSS JOIN optique_invoices v ON v.prescription = t.prescription
  CROSS JOIN optique_invoice_items x ON x.invoice = v.id
  WHERE t.company = {:company} AND ${openJobsSql} GROUP BY x.product)`;
/** Defective pieces that were returned and not settled yet. */
const defectsSql = `defects AS MATERIALIZED (SELECT product, SUM(CAST(quantity AS INTEGER)) AS pieces
  FROM optique_credit_items INDEXED BY idx_credit_items_defects
  WHERE company = {:company} AND goods = 'defect' AND settled_on = '' GROUP BY product)`;

/** Products outside the scope that were scanned. */
const outsidersSql = `outsiders AS MATERIALIZED (SELECT k.product, SUM(CAST(k.quantity AS INTEGER)) AS counted, MIN(k.at) AS first_at,
    MAX(k.at) AS last_at, json_group_array(DISTINCT k.[by]) AS people FROM optique_count_scans k
  WHERE k.count = {:count} AND ${isOutsideSql("k")} GROUP BY k.product)`;

/** Common columns that the rows of every list have. */
const rowColumns =
  "place, name, line, counted, expected, moved, difference, stock, net_between, since, unsure, crossed";
const countedRows = (condition: string): string =>
  `SELECT ${rowColumns}, '' AS first_at, last_at, '' AS people FROM outcomes WHERE ${condition}`;
const plainRow = "0 AS moved, 0 AS difference";
const uncountedRows = `SELECT place, name, NULL AS line, 0 AS counted, stock AS expected, ${plainRow}, stock, 0 AS net_between, '' AS since,
  FALSE AS unsure, FALSE AS crossed, '' AS first_at, '' AS last_at, '[]' AS people FROM uncounted`;
const outsideRows = `SELECT p.rowid AS place, p.name, NULL AS line, o.counted, CAST(p.stock AS INTEGER) AS expected, ${plainRow},
  CAST(p.stock AS INTEGER) AS stock, 0 AS net_between, '' AS since, FALSE AS unsure, FALSE AS crossed, o.first_at, o.last_at, o.people
  FROM outsiders o CROSS JOIN optique_products p ON p.id = o.product`;
const isSame = "difference = 0 AND NOT unsure";

const rowsOf: Record<Exclude<AskedList, "unknown">, string> = {
  differs: countedRows("difference <> 0"),
  unsure: countedRows("unsure"),
  same: countedRows(isSame),
  uncounted: uncountedRows,
  outside: outsideRows,
  all: `${countedRows("TRUE")} UNION ALL ${uncountedRows}`,
};

const summarySql = `(SELECT json_object('differs', COALESCE(SUM(difference <> 0), 0),
    'uncounted', (SELECT COUNT(*) FROM uncounted), 'unknown', (SELECT COUNT(*) FROM unknowns),
    'outside', (SELECT COUNT(*) FROM outsiders), 'unsure', COALESCE(SUM(unsure), 0), 'same', COALESCE(SUM(${isSame}), 0),
    'value', COALESCE((SELECT SUM(o.difference * ${centimesSql("p.purchase_price")}) FROM outcomes o
      CROSS JOIN optique_products p ON p.rowid = o.place WHERE o.difference <> 0), 0) / 100.0) FROM outcomes)`;

/** SQL of the JSON of one row r of the page. */
const rowJson = `json_object('product', p.id, 'name', p.name, 'reference', p.reference, 'type', p.type,
  'archived', json(IIF(p.archived, 'true', 'false')), 'counted', r.counted, 'expected', r.expected, 'moved', r.moved,
  'difference', r.difference, 'stock', r.stock, 'value', r.difference * ${centimesSql("p.purchase_price")} / 100.0,
  'first_at', COALESCE(l.first_at, r.first_at), 'last_at', r.last_at, 'people', json(COALESCE(l.people, r.people)), 'between', r.net_between,
  'since', r.since, 'waiting', COALESCE((SELECT w.pieces FROM waiting w WHERE w.product = p.id), 0),
  'defects', COALESCE((SELECT d.pieces FROM defects d WHERE d.product = p.id), 0),
  'reason', IIF(r.difference > 0, 'inventory_count', COALESCE(NULLIF(l.reason, ''), 'inventory_count')), 'note', COALESCE(l.note, ''),
  'unsure', json(IIF(r.unsure, 'true', 'false')), 'crossed', json(IIF(r.crossed, 'true', 'false')))`;

const pageSql = (
  list: Exclude<AskedList, "unknown">,
  condition: string,
): string => `listed AS NOT MATERIALIZED (
    SELECT r.* FROM (${rowsOf[list]}) r WHERE ${condition}),
  paged AS MATERIALIZED (SELECT * FROM listed ORDER BY name COLLATE NOCASE, place LIMIT {:limit} OFFSET {:offset})`;
const pagedRows = `(SELECT json_group_array(json(row)) FROM (SELECT ${rowJson} AS row FROM paged r
  CROSS JOIN optique_products p ON p.rowid = r.place LEFT JOIN optique_count_lines l ON l.rowid = r.line
  ORDER BY r.name COLLATE NOCASE, r.place))`;

const codesSql = (
  condition: string,
): string => `listed AS NOT MATERIALIZED (SELECT * FROM unknowns r WHERE ${condition}),
  paged AS MATERIALIZED (SELECT * FROM listed ORDER BY code LIMIT {:limit} OFFSET {:offset})`;
const pagedCodes = `(SELECT json_group_array(json_object('code', code, 'scans', scans, 'quantity', quantity,
  'ambiguous', json(IIF(ambiguous, 'true', 'false')))) FROM paged)`;

/**
 * Selects the text of the version, the summary, the number of crossed lines, the list length and the page. `condition`:
 * limits the rows r of the list.
 */
export function reviewSql(
  isOpen: boolean,
  scope: string,
  { list, condition }: { list: AskedList; condition: string },
): string {
  const [page, rows] =
    list === "unknown" ? [codesSql(condition), pagedCodes] : [pageSql(list, condition), pagedRows];
  return `WITH ${outcomesSql(isOpen, scope)}, ${unknownsSql}, ${outsidersSql}, ${waitingSql}, ${defectsSql}, ${page}
    SELECT ${versionSql}, ${summarySql}, (SELECT COUNT(*) FROM outcomes WHERE crossed), (SELECT COUNT(*) FROM listed), ${rows}`;
}
