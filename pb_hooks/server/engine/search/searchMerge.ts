/**
 * Merges the segments of the FTS5 index, which still contain words of deleted entries. An erasure requests the merge by
 * a row, which survives a crash; the merge runs a few pages at a time, so that other saves are not blocked.
 */
import { queryInteger, runSql } from "#server/platform/storage/sql.ts";
import { type WritableApp, writeTransaction } from "#server/platform/storage/transaction.ts";

/** Number of pages merged in one transaction. */
const pagesOfStep = 32;

export const requestMerge = (tx: core.App): void =>
  runSql(tx, "INSERT INTO optique_search_merges (begun) VALUES (0)");

const isAsked = (app: Pick<core.App, "db">): boolean =>
  queryInteger(app, "SELECT EXISTS (SELECT 1 FROM optique_search_merges) AS json", {}) === 1;

/** Runs at most this many steps; true when a requested merge is now complete. */
export function mergeSearchIndex(app: WritableApp & Pick<core.App, "db">, steps: number): boolean {
  if (!isAsked(app)) return false;
  for (let done = 0; done < steps && isAsked(app); done += 1) writeTransaction(app, step);
  return !isAsked(app);
}

const merge = (tx: core.App, pages: number): void =>
  runSql(
    tx,
    "INSERT INTO optique_search_fts (optique_search_fts, rank) VALUES ('merge', {:pages})",
    {
      pages,
    },
  );
const changesOf = (tx: core.App): number => queryInteger(tx, "SELECT total_changes() AS json", {});

/** FTS5: a negative number of pages starts a merge of all segments; fewer than two changes mean that it is complete. */
function step(tx: core.App): void {
  const isNew = queryInteger(tx, "SELECT MIN(begun) AS json FROM optique_search_merges", {}) === 0;
  const before = changesOf(tx);
  merge(tx, isNew ? -pagesOfStep : pagesOfStep);
  if (isNew) runSql(tx, "UPDATE optique_search_merges SET begun = 1");
  else if (changesOf(tx) - before < 2) runSql(tx, "DELETE FROM optique_search_merges");
}
