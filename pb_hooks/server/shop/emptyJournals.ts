/** The journals of the databases hold pages as they were before: once a person is erased they are emptied (domain/README.md §11). */
import { withShortWait } from "./shortWait.ts";

type Store = Pick<core.App, "store" | "nonconcurrentDB" | "auxNonconcurrentDB">;

const key = "optique.journalsToEmpty";

/** Who reads at this moment keeps one from being emptied: it is tried again each minute. */
export function emptyJournals(app: Store): void {
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

/** Each minute. */
export function emptyLeftJournals(app: Store): void {
  if (app.store().has(key)) emptyJournals(app);
}
