import { membersSql } from "#domain/core/text/sqlTexts.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import { queryJson } from "#server/platform/storage/sql.ts";

/** Record with its expected text in the search index. */
type Indexed = { id: string; company: string; text: string };

const batch = 2000;

/** Visits the records of a search kind in batches. */
export function visitIndexed(
  app: Pick<core.App, "db">,
  { table, fields, text }: SearchKind,
  take: (records: Indexed[]) => void,
): void {
  type Row = Record<string, string> & { id: string; company: string; position: number };
  const pairs = membersSql(["id", "company", ...fields], "page");
  const sql = `SELECT json_group_array(json_object('position', position, ${pairs})) AS json FROM
    (SELECT rowid AS position, * FROM ${table} WHERE rowid > {:last} ORDER BY rowid LIMIT ${batch}) page`;
  for (let last = 0; ;) {
    const rows = queryJson<Row[]>(app, sql, { last });
    if (!rows || rows.length === 0) return;
    take(rows.map((row) => ({ id: row.id, company: row.company, text: text(row) })));
    last = rows.at(-1)?.position ?? last;
  }
}
