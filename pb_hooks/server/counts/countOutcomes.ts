/** What a count found of each product that it counted, as SQL (docs/rules-counts.md, What moves meanwhile). */
import { movedSinceSql, movedSql, outcomeSql } from "#domain/counts/outcome.ts";
import { hasStockSql } from "#domain/stock/nonStock.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";

/** A product that is made to order meanwhile leaves. */
const counted = `FROM optique_count_lines l CROSS JOIN optique_products p ON p.id = l.product
  WHERE l.count = {:count} AND l.last_at > '' AND ${hasStockSql("p")}`;
const columns = `p.rowid AS place, l.rowid AS line, l.product, CAST(l.counted AS INTEGER) AS counted, l.since, l.reason, l.people,
  l.last_at`;
const moved = movedSql("l.product", "l.first_at", "l.last_at");
const ifMoved = (sql: string): string => `IIF(has_moved, ${sql}, 0)`;

/** Facts of an open count. Few products move while it runs, and only these are added up. */
const openFacts = `SELECT ${columns}, CAST(p.stock AS INTEGER) AS stock,
    ${Object.entries(moved)
      .map(([name, sql]) => `${ifMoved(sql)} AS ${name}`)
      .join(", ")},
    IIF(has_moved AND l.since = 'now', ${movedSinceSql("l.product", "l.answered_at")}, 0) AS movedSinceAnswer
  FROM (SELECT *, rowid, product IN (SELECT product FROM optique_moved_pieces) AS has_moved FROM optique_count_lines
    WHERE count = {:count}) l CROSS JOIN optique_products p ON p.id = l.product
  WHERE l.last_at > '' AND ${hasStockSql("p")}`;
/** Facts as they were kept when the count was closed. */
const closedFacts = `SELECT ${columns}, CAST(l.expected + l.moved AS INTEGER) AS stock, CAST(l.moved AS INTEGER) AS movedSinceFirst,
    CAST(l.moved AS INTEGER) AS movedSinceLast, CAST(l.moved AS INTEGER) AS movedSinceAnswer, 0 AS movedBetween, 0 AS went,
    0 AS came ${counted}`;

const outcome = outcomeSql({
  counted: "f.counted",
  stock: "f.stock",
  movedSinceFirst: "f.movedSinceFirst",
  movedSinceLast: "f.movedSinceLast",
  movedSinceAnswer: "f.movedSinceAnswer",
  movedBetween: "f.movedBetween",
  went: "f.went",
  came: "f.came",
  since: "f.since",
});

/** Common table `outcomes` of the counted products of {:count}, with the places of their rows. */
export const outcomesSql = (isOpen: boolean): string => `outcomes AS MATERIALIZED (
  SELECT f.*, ${outcome.between} AS met, ${outcome.moved} AS moved, ${outcome.difference} AS difference,
    ${outcome.expected} AS expected, ${isOpen ? outcome.unsure : "FALSE"} AS unsure
  FROM (${isOpen ? openFacts : closedFacts}) f)`;

/** What the version of a review covers: lines that differ or ask, and unknown codes. */
export const versionSql = `(SELECT COALESCE(group_concat(product || difference || unsure || reason || since, ' ' ORDER BY product), '')
    FROM outcomes WHERE difference <> 0 OR unsure)
  || ' / ' || (SELECT COALESCE(group_concat(code || char(10) || scans, char(10)), '') FROM unknowns)`;
/** Common table of the codes that no product of the count has, or several have. */
export const unknownsSql = `unknowns AS MATERIALIZED (
  SELECT code, COUNT(*) AS scans, SUM(CAST(quantity AS INTEGER)) AS quantity, MAX(state = 'ambiguous') AS ambiguous
  FROM optique_count_scans WHERE count = {:count} AND state IN ('unknown', 'ambiguous') AND state <> 'counted'
  GROUP BY code ORDER BY code)`;

/** Digest of what `versionSql` reads. */
export const reviewVersion = (text: string): string => $security.sha256(text).slice(0, 32);

const openVersionRead = reading(`WITH ${outcomesSql(true)}, ${unknownsSql} SELECT ${versionSql}`);
/** Version of the review of an open count. */
export const currentVersion = (app: core.App, count: string): string =>
  reviewVersion(readText(app, openVersionRead, { count }));
