/**
 * The command that makes the search index anew: `pocketbase reindex`. Nobody needs it while the hooks write; it is for a
 * database repaired by SQL, and it is what the integrity report compares with.
 */
import { searched, type SearchKind } from "#domain/search/search.ts";
import { index } from "./searchIndex.ts";
import { inList, queryJson, run } from "#server/platform/sql.ts";

type Row = Record<string, string> & { id: string; company: string };

export const searchKinds = Object.keys(searched) as SearchKind[];

const batch = 2000;

/** Visits the records of a kind in order, a batch at a time, with the text that should be indexed of each. */
function visit(
  app: core.App,
  kind: SearchKind,
  company: string | null,
  take: (rows: { row: Row; text: string }[]) => void,
): void {
  const { table, fields, text } = searched[kind];
  const pairs = ["id", "company", ...fields].map((name) => `'${name}', page.${name}`).join(", ");
  const own = company === null ? "" : "AND company = {:company}";
  for (let last = 0; ;) {
    const found = queryJson<(Row & { position: number })[]>(
      app,
      `SELECT json_group_array(json_object('position', position, ${pairs})) AS json FROM
         (SELECT rowid AS position, * FROM ${table} WHERE rowid > {:last} ${own} ORDER BY rowid LIMIT ${batch}) page`,
      company === null ? { last } : { last, company },
    );
    if (!found || found.length === 0) return;
    take(found.map((row) => ({ row, text: text(row) })));
    last = found.at(-1)?.position ?? last;
  }
}

/** Empties the index and writes it again, in one transaction; answers how many entries it has. */
export function rebuildIndex(app: Pick<core.App, "runInTransaction">): number {
  let entries = 0;
  app.runInTransaction((tx) => {
    run(tx, "DELETE FROM optique_search");
    for (const kind of searchKinds) {
      visit(tx, kind, null, (rows) => {
        entries += rows.length;
        index(
          tx,
          kind,
          rows.map(({ row, text }) => ({ company: row.company, record: row.id, text })),
        );
      });
    }
  });
  return entries;
}

type Unindexed = { kind: SearchKind; record: string; stored: string; expected: string };

/** The records of a company whose entry is missing or says something else; at most `limit`. */
export function unindexed(app: core.App, company: string, limit: number): Unindexed[] {
  const wrong: Unindexed[] = [];
  for (const kind of searchKinds) {
    visit(app, kind, company, (rows) => {
      if (wrong.length >= limit) return;
      const ids = JSON.stringify(rows.map(({ row }) => row.id));
      const stored = new Map(
        queryJson<[string, string][]>(
          app,
          `SELECT json_group_array(json_array(record, text)) AS json FROM optique_search
           WHERE kind = {:kind} AND record ${inList("ids")} AND +company = {:company}`,
          { ids, company, kind },
        ),
      );
      for (const { row, text } of rows) {
        const found = stored.get(row.id) ?? "";
        if (found !== text) wrong.push({ kind, record: row.id, stored: found, expected: text });
      }
    });
  }
  return wrong.slice(0, limit);
}
