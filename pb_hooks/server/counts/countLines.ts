/** Lines of a count: derived from its scans, in the same transaction. */
import { effectiveScansSql, lineSql } from "#domain/counts/effectiveScans.ts";
import type { CountTotals } from "#domain/counts/countAnswers.ts";
import { shorterBarcodeSql } from "#domain/stock/barcodes.ts";
import { currentTimestamp, inJsonList } from "#server/platform/storage/sql.ts";
import { isOutsideSql, isUnknownSql } from "./scansApartSql.ts";
import { execute, readJson, reading, statement } from "#server/platform/storage/statements.ts";

/** Counted pieces of a product, and who counted them; a product without scans has no line. */
export type CountedLine = { counted: number; last_at: string; people: string[] };

const effective = effectiveScansSql(
  (scan) => `${scan}.count = {:count} AND ${scan}.product ${inJsonList("products")}`,
);

/** A new scan clears the answer about moved pieces, which concerned the earlier scans only. */
const linesWrite = statement(`INSERT INTO optique_count_lines
    (id, company, count, product, counted, first_at, last_at, people, created, updated)
  SELECT 'r' || lower(hex(randomblob(7))), {:company}, {:count}, a.value, ${lineSql.counted}, ${lineSql.first_at},
    ${lineSql.last_at}, ${lineSql.people}, {:now}, {:now}
  FROM json_each({:products}) a LEFT JOIN ${effective} e ON e.product = a.value WHERE TRUE GROUP BY a.value
  ON CONFLICT (count, product) DO UPDATE SET counted = excluded.counted, first_at = excluded.first_at,
    last_at = excluded.last_at, people = excluded.people, since = '', answered_at = '', updated = excluded.updated`);

const linesRead =
  reading(`SELECT json_group_object(product, json_object('counted', CAST(counted AS INTEGER),
    'last_at', last_at, 'people', json(people))) FROM optique_count_lines
  WHERE count = {:count} AND product ${inJsonList("products")}`);

export const readLines = (
  app: core.App,
  count: string,
  products: readonly string[],
): Record<string, CountedLine> =>
  readJson(app, linesRead, { count, products: JSON.stringify(products) });

const headerWrite =
  statement(`UPDATE optique_counts SET pieces = pieces + {:pieces}, products = products + {:products}, updated = {:now}
  WHERE id = {:count}`);

const isCounted = (line: CountedLine | undefined): boolean => (line?.last_at ?? "") !== "";

/** Derives the lines of the given products again, with the totals of the count; returns the lines. */
export function writeLines(
  tx: core.App,
  company: string,
  count: string,
  products: readonly string[],
): Record<string, CountedLine> {
  const before = readLines(tx, count, products);
  if (products.length === 0) return before;
  const now = currentTimestamp();
  execute(tx, linesWrite, { company, count, products: JSON.stringify(products), now });
  const after = readLines(tx, count, products);
  const change = (of: (line: CountedLine | undefined) => number): number =>
    products.reduce((sum, product) => sum + of(after[product]) - of(before[product]), 0);
  const pieces = change((line) => line?.counted ?? 0);
  execute(tx, headerWrite, {
    count,
    pieces,
    products: change((line) => Number(isCounted(line))),
    now,
  });
  return after;
}

/** SQL of a JSON object with the totals of the count c. */
export const totalsSql = `json_object('pieces', CAST(c.pieces AS INTEGER), 'products', CAST(c.products AS INTEGER),
  'unknown', (SELECT COUNT(DISTINCT ${shorterBarcodeSql("u.code")}) FROM optique_count_scans u WHERE u.count = c.id
    AND ${isUnknownSql("u")}),
  'outside', (SELECT COUNT(DISTINCT u.product) FROM optique_count_scans u WHERE u.count = c.id
    AND ${isOutsideSql("u")}))`;

const totalsRead = reading(`SELECT ${totalsSql} FROM optique_counts c WHERE c.id = {:count}`);
export const readTotals = (app: core.App, count: string): CountTotals =>
  readJson(app, totalsRead, { count });
