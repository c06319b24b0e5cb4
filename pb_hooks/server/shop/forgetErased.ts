/** The pieces of the search index and the journals of the databases hold what was before: not once a person is erased (domain/README.md §11). */
import { mergeSearch } from "#server/scale/searchMerge.ts";
import { withShortWait } from "./shortWait.ts";

type Store = Pick<core.App, "store" | "nonconcurrentDB" | "auxNonconcurrentDB">;
type Databases = Store & Pick<core.App, "db" | "isTransactional" | "runInTransaction">;

const key = "optique.journalsToEmpty";

/** Who reads at this moment keeps one from being emptied: it is tried again each minute. */
function emptyJournals(app: Store): void {
  let isBusy = false;
  withShortWait(app, () => {
    for (const db of [app.nonconcurrentDB(), app.auxNonconcurrentDB()]) {
      isBusy = !isEmptied(db) || isBusy;
    }
  });
  if (isBusy) app.store().set(key, true);
  else app.store().remove(key);
}

function isEmptied(db: dbx.Builder): boolean {
  const row = new DynamicModel({ busy: 0, log: 0, checkpointed: 0 });
  try {
    db.newQuery("PRAGMA wal_checkpoint(TRUNCATE)").one(row);
    return Number(row["busy"]) === 0;
  } catch (error) {
    // What was asked for is done and answered: this comes later.
    console.error(`wal_checkpoint: ${String(error)}`);
    return false;
  }
}

/** What an answer waits for, enough for some 20 000 clients and invoices; and what is done in a minute. */
const stepsAtOnce = 20;
const stepsOfMinute = 200;

/** After an erasure: the index of the search is merged, as far as that is soon done, and the journals are emptied. */
export function forgetErased(app: Databases): void {
  mergeSearch(app, stepsAtOnce);
  emptyJournals(app);
}

/** Each minute. */
export function forgetLeft(app: Databases): void {
  const isMerged = mergeSearch(app, stepsOfMinute);
  if (isMerged || app.store().has(key)) emptyJournals(app);
}
