/**
 * Rebuilds the search index: by the command `pocketbase reindex`, after a repair by SQL, and at the first start with
 * another `indexVersion`.
 */
import { indexVersion } from "#domain/search/search.ts";
import { visitIndexed } from "./indexedRecords.ts";
import type { SearchIndex } from "./searchIndex.ts";
import { queryInteger, runSql } from "#server/platform/storage/sql.ts";
import { type WritableApp, writeTransaction } from "#server/platform/storage/transaction.ts";

/** Clears and refills the index in one transaction; returns the number of entries. */
export function rebuildIndex(app: WritableApp, indexes: readonly SearchIndex[]): number {
  let entries = 0;
  writeTransaction(app, (tx) => {
    runSql(tx, "DELETE FROM optique_search");
    for (const { kind, write } of indexes) {
      visitIndexed(tx, kind, (records) => {
        entries += records.length;
        write(
          tx,
          records.map(({ id, company, text }) => ({ company, record: id, text })),
        );
      });
    }
    runSql(tx, `PRAGMA user_version=${indexVersion}`);
  });
  return entries;
}

/** Rebuilds when the database's `user_version` differs from `indexVersion`, as in a restored older backup. */
export function rebuildOutdatedIndex(
  app: WritableApp & Pick<core.App, "db">,
  indexes: readonly SearchIndex[],
): void {
  const sql = "SELECT user_version AS json FROM pragma_user_version";
  if (queryInteger(app, sql, {}) === indexVersion) return;
  const entries = rebuildIndex(app, indexes);
  if (entries > 0) console.log(`Search index made anew: ${entries} entries`);
}
