/** Removes erased words from the segments of the search index and from the WAL (docs/rules-clients.md, Erasure). */
import { mergeSearchIndex } from "./searchMerge.ts";
import { withShortLockTimeout } from "#server/platform/storage/lockTimeout.ts";

type Store = Pick<core.App, "store" | "nonconcurrentDB" | "auxNonconcurrentDB">;
type Databases = Store & Pick<core.App, "db" | "isTransactional" | "runInTransaction">;

const key = "optique.journalsToEmpty";

/** Truncates the WAL files. While a reader is active this fails; the cron job retries each minute. */
function emptyJournals(app: Store): void {
  let isBusy = false;
  withShortLockTimeout(app, () => {
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
    // The request has succeeded already; the truncation is retried.
    console.error(`wal_checkpoint: ${String(error)}`);
    return false;
  }
}

/** Number of merge steps within the request, enough for a small shop, and in each cron run. */
const stepsAtOnce = 20;
const stepsOfMinute = 200;

/** Runs after an erasure: begins the merge of the search index and truncates the WAL. */
export function purgeErasedWords(app: Databases): void {
  mergeSearchIndex(app, stepsAtOnce);
  emptyJournals(app);
}

/** Continues an unfinished erasure each minute. */
export function continuePurge(app: Databases): void {
  const isMerged = mergeSearchIndex(app, stepsOfMinute);
  if (isMerged || app.store().has(key)) emptyJournals(app);
}
