/** SQL of the difference of each counted product (docs/rules-counts.md, What moves meanwhile). */
import { movedSinceSql, movedSql, outcomeSql } from "#domain/counts/outcome.ts";
import { shorterBarcodeSql } from "#domain/stock/barcodes.ts";
import { hasStockSql } from "#domain/stock/nonStock.ts";
import { isUnknownSql } from "./scansApartSql.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";

/**
 * Condition of a counted product. A product that became made-to-order leaves an open count, but stays in a closed one.
 */
const isCounted = (isOpen: boolean): string =>
  isOpen ? `l.last_at > '' AND ${hasStockSql("p")}` : "l.last_at > ''";
const withMoves = (isOpen: boolean): string =>
  isOpen ? "LEFT JOIN moves v ON v.line = l.rowid" : "";
const countedOnly = (
  isOpen: boolean,
): string => `FROM optique_count_lines l CROSS JOIN optique_products p ON p.id = l.product ${withMoves(isOpen)}
  WHERE l.count = {:count} AND ${isCounted(isOpen)}`;
/** Also reads products of the scope that have stock but no line, so that one scan of the table finds both. */
const withUncounted = (
  isOpen: boolean,
  scope: string,
): string => `FROM optique_products p LEFT JOIN optique_count_lines l
    ON l.count = {:count} AND l.product = p.id AND l.last_at > '' ${withMoves(isOpen)}
  WHERE p.company = {:company} AND (${isCounted(isOpen)} OR l.rowid IS NULL AND p.stock > 0 AND ${scope})`;
const columns = `p.rowid AS place, l.rowid AS line, l.product, p.name, CAST(l.counted AS INTEGER) AS counted, l.since, l.last_at`;

const moved = movedSql("l.product", "l.first_at", "l.last_at");
const movedNames = [...Object.keys(moved), "movedSinceAnswer"];
const listed = (of: (name: string) => string): string =>
  movedNames.map((name) => `${of(name)} AS ${name}`).join(", ");

/** Sums pieces that moved during an open count, only for the few products that did move. */
const movesSql = `moves AS MATERIALIZED (SELECT l.rowid AS line, ${Object.entries(moved)
  .map(([name, sql]) => `${sql} AS ${name}`)
  .join(
    ", ",
  )}, IIF(l.since = 'now', ${movedSinceSql("l.product", "l.answered_at")}, 0) AS movedSinceAnswer
  FROM optique_count_lines l WHERE l.count = {:count} AND +l.product IN (SELECT product FROM optique_moved_pieces))`;
const openInputs = `SELECT ${columns}, CAST(p.stock AS INTEGER) AS stock, ${listed((name) => `COALESCE(v.${name}, 0)`)}`;
/** Inputs stored when the count was closed. */
const closedInputs = `SELECT ${columns}, CAST(IIF(l.last_at > '', l.expected + l.moved, p.stock) AS INTEGER) AS stock,
  ${listed((name) => (name.startsWith("movedSince") ? "CAST(l.moved AS INTEGER)" : "0"))}`;

function inputsSql(isOpen: boolean, scope: string | null): string {
  const rows = scope === null ? countedOnly(isOpen) : withUncounted(isOpen, scope);
  return `${isOpen ? openInputs : closedInputs} ${rows}`;
}

const outcome = outcomeSql({
  counted: "f.counted",
  stock: "f.stock",
  movedSinceFirst: "f.movedSinceFirst",
  movedSinceLast: "f.movedSinceLast",
  movedSinceAnswer: "f.movedSinceAnswer",
  crossed: "f.crossed",
  since: "f.since",
});

/**
 * Common table expressions for {:count}: `outcomes` of its counted products with their rowids, and, with a scope, the
 * `uncounted` products of {:company}.
 */
export const outcomesSql = (
  isOpen: boolean,
  scope: string | null = null,
): string => `${isOpen ? `${movesSql}, ` : ""}
  inputs AS NOT MATERIALIZED (${inputsSql(isOpen, scope)}),
  found AS MATERIALIZED (SELECT place, line, product, name, counted, stock, since, last_at, ${outcome.between} AS net_between,
    ${outcome.moved} AS moved, ${outcome.difference} AS difference, ${outcome.expected} AS expected,
    ${isOpen ? outcome.unsure : "FALSE"} AS unsure, ${isOpen ? outcome.crossed : "FALSE"} AS crossed FROM inputs f),
  outcomes AS NOT MATERIALIZED (SELECT * FROM found WHERE line IS NOT NULL),
  uncounted AS NOT MATERIALIZED (SELECT place, name, stock FROM found WHERE line IS NULL)`;

/** SQL of the text that a review's version digests: lines that differ or need an answer, and unknown codes. */
export const versionSql = `(SELECT COALESCE(group_concat(o.product || o.difference || o.unsure || l.reason || o.since, ' ' ORDER BY o.product), '')
    FROM outcomes o CROSS JOIN optique_count_lines l ON l.rowid = o.line WHERE o.difference <> 0 OR o.unsure)
  || ' / ' || (SELECT COALESCE(group_concat(code || char(10) || scans, char(10)), '') FROM unknowns)`;
/** Common table expression of the scanned codes of no product or of several; UPC-A and EAN-13 forms are grouped. */
export const unknownsSql = `unknowns AS MATERIALIZED (
  SELECT MIN(u.code) AS code, COUNT(*) AS scans, SUM(CAST(u.quantity AS INTEGER)) AS quantity,
    MAX(u.state = 'ambiguous') AS ambiguous FROM optique_count_scans u WHERE u.count = {:count} AND ${isUnknownSql("u")}
  GROUP BY ${shorterBarcodeSql("u.code")} ORDER BY MIN(u.code))`;

/** Hashes the text of `versionSql`. */
export const reviewVersion = (text: string): string => $security.sha256(text).slice(0, 32);

const openVersionRead = reading(`WITH ${outcomesSql(true)}, ${unknownsSql} SELECT ${versionSql}`);
/** Version of the review of an open count. */
export const currentVersion = (app: core.App, count: string): string =>
  reviewVersion(readText(app, openVersionRead, { count }));
