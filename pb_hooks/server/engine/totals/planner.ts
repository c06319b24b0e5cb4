/**
 * Fixed table statistics for SQLite's query planner, in place of those of ANALYZE: every shop gets the query plans of a
 * large one in a shared database (docs/search-and-totals.md, Written sizes).
 */
import { queryJson, runSql } from "#server/platform/storage/sql.ts";

const rows = 1_000_000;
/** Number of rows with the same value in a column. An index of several columns counts as its most selective column. */
const alike: Record<string, number> = {
  company: 50_000,
  reference_type: 250_000,
  movement_type: 250_000,
  kind: 50_000,
  status: 10_000,
  seller_id: 10_000,
  type: 10_000,
  stock: 1000,
  product: 500,
  supplier: 500,
  date: 100,
  day: 100,
  client: 10,
  receipt: 10,
  adjustment: 10,
  invoice: 4,
  name: 3,
  record: 3,
  created: 2,
  prescription: 1,
  reference_id: 4,
  line: 1,
};
const defaultAlike = 100;

type Index = { table: string; name: string; columns: (string | null)[]; isUnique: 0 | 1 };
type Size = { table: string; name: string; stat: string };

function sizeOf({ table, name, columns, isUnique }: Index): Size {
  let least = rows;
  const sizes = columns.map((column, place) => {
    const isWhole = isUnique === 1 && place === columns.length - 1;
    least = isWhole ? 1 : Math.min(least, alike[column ?? ""] ?? defaultAlike);
    return least;
  });
  return { table, name, stat: [rows, ...sizes].join(" ") };
}

const ours = "LIKE 'optique\\_%' ESCAPE '\\'";
const indexesSql = `SELECT json_group_array(json_object('table', m.tbl_name, 'name', m.name, 'isUnique', l."unique",
    'columns', (SELECT json_group_array(name) FROM pragma_index_info(m.name)))) AS json
  FROM sqlite_schema m JOIN pragma_index_list(m.tbl_name) l ON l.name = m.name
  WHERE m.type = 'index' AND m.tbl_name ${ours} AND m.tbl_name NOT LIKE '%fts%' ORDER BY m.name`;
const writtenSql = `SELECT json_group_array(json_object('table', tbl, 'name', idx, 'stat', stat)) AS json
  FROM (SELECT * FROM sqlite_stat1 WHERE tbl ${ours} AND tbl NOT LIKE '%fts%' ORDER BY tbl, idx)`;

const sorted = (sizes: Size[]): string =>
  JSON.stringify(sizes.map(({ table, name, stat }) => `${table} ${name} ${stat}`).sort());

/** Writes the statistics at each start, and after PocketBase's nightly `PRAGMA optimize`. */
export function writePlannerStatistics(
  app: Pick<core.App, "db" | "nonconcurrentDB" | "runInTransaction">,
): void {
  // Creates sqlite_stat1 if it is missing, and loads it into this connection.
  const read = () => app.nonconcurrentDB().newQuery("ANALYZE sqlite_schema").execute();
  read();
  const wanted = (queryJson<Index[]>(app, indexesSql, {}) ?? []).map(sizeOf);
  const written = queryJson<Size[]>(app, writtenSql, {}) ?? [];
  if (sorted(wanted) === sorted(written)) return;
  app.runInTransaction((tx) => {
    runSql(tx, `DELETE FROM sqlite_stat1 WHERE tbl ${ours} AND tbl NOT LIKE '%fts%'`);
    runSql(
      tx,
      `INSERT INTO sqlite_stat1 (tbl, idx, stat)
       SELECT value ->> 'table', value ->> 'name', value ->> 'stat' FROM json_each({:sizes})`,
      { sizes: JSON.stringify(wanted) },
    );
    // Other connections reload the statistics when the schema changes.
    runSql(tx, "CREATE TABLE optique_sizes (written)");
    runSql(tx, "DROP TABLE optique_sizes");
  });
  read();
}
