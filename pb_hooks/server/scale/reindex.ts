/**
 * The command that makes the search index anew: `pocketbase reindex`. Nobody needs it while the hooks write; it is for a
 * database repaired by SQL.
 */
import { searchKinds, visitIndexed } from "./indexedRecords.ts";
import { index } from "./searchIndex.ts";
import { run } from "#server/platform/sql.ts";
import { type Writable, writeTransaction } from "#server/platform/transaction.ts";

/** Empties the index and writes it again, in one transaction; answers how many entries it has. */
export function rebuildIndex(app: Writable): number {
  let entries = 0;
  writeTransaction(app, (tx) => {
    run(tx, "DELETE FROM optique_search");
    for (const kind of searchKinds) {
      visitIndexed(tx, kind, null, (records) => {
        entries += records.length;
        index(
          tx,
          kind,
          records.map(({ id, company, text }) => ({ company, record: id, text })),
        );
      });
    }
  });
  return entries;
}
