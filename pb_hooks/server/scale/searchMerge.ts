/**
 * The words of deleted entries stay in the pieces of the search index until these are merged. An erasure asks for that, in a row
 * that outlives a crash, and it is done some pages at a time, so that other saves take their turn.
 */
import { queryInteger, run } from "#server/platform/sql.ts";
import { type Writable, writeTransaction } from "#server/platform/transaction.ts";

/** A tenth of a second's work. */
const pagesOfStep = 32;

export const askMerge = (tx: core.App): void =>
  run(tx, "INSERT INTO optique_search_merges (begun) VALUES (0)");

const isAsked = (app: Pick<core.App, "db">): boolean =>
  queryInteger(app, "SELECT EXISTS (SELECT 1 FROM optique_search_merges) AS json", {}) === 1;

/** Goes on for so many steps. True when there is nothing left to merge, and there was. */
export function mergeSearch(app: Writable & Pick<core.App, "db">, steps: number): boolean {
  if (!isAsked(app)) return false;
  for (let done = 0; done < steps && isAsked(app); done += 1) writeTransaction(app, step);
  return !isAsked(app);
}

const merge = (tx: core.App, pages: number): void =>
  run(tx, "INSERT INTO optique_search_fts (optique_search_fts, rank) VALUES ('merge', {:pages})", {
    pages,
  });
const changesOf = (tx: core.App): number => queryInteger(tx, "SELECT total_changes() AS json", {});

/** A negative number puts all pieces together, once; less than two changes say that they are one. */
function step(tx: core.App): void {
  const isNew = queryInteger(tx, "SELECT MIN(begun) AS json FROM optique_search_merges", {}) === 0;
  const before = changesOf(tx);
  merge(tx, isNew ? -pagesOfStep : pagesOfStep);
  if (isNew) run(tx, "UPDATE optique_search_merges SET begun = 1");
  else if (changesOf(tx) - before < 2) run(tx, "DELETE FROM optique_search_merges");
}
