/** Transactions that hold the write lock from their first statement. */
import { isLockError } from "./storeErrors.ts";
import { runSql } from "./sql.ts";
import { execute, prepareStatements, statement } from "./statements.ts";

/** PocketBase's lock timeout (db_connect.go). */
export const lockTimeoutMs = 10_000;
const furtherWaitMs = 5_000;
/** First statement of every transaction: takes the write lock without changing anything. */
const takeLock = statement("UPDATE optique_set_up SET at = at WHERE rowid = 0");

/** Time of the last commit, and number of open transactions; shared by all VMs. */
const writtenKey = "optique.writtenAt";
const openKey = "optique.openWrites";

/** The app, or the global of main.ts. */
export type WritableApp = Pick<
  core.App,
  "isTransactional" | "runInTransaction" | "store" | "nonconcurrentDB"
>;

/**
 * Runs `work` in a transaction that waits up to 15 s for a lock of another program. SQLite waits only on the first
 * statement: a read upgraded to a write would fail at once.
 */
export function writeTransaction(app: WritableApp, work: (tx: core.App) => void): void {
  if (app.isTransactional()) return work(app as core.App);
  prepareStatements(app);
  const store = app.store();
  const countOpen = (change: number) =>
    store.setFunc(openKey, (open: unknown) => Number(open ?? 0) + change);
  countOpen(1);
  try {
    app.runInTransaction((tx) => {
      waitForLock(tx);
      work(tx);
    });
    store.set(writtenKey, Date.now());
  } finally {
    countOpen(-1);
  }
}

/**
 * Milliseconds since the last write; before the first one, since 1970. It is 0 during a write, whose commit may be
 * visible before its time is stored.
 */
export const msSinceLastWrite = (app: Pick<core.App, "store">): number => {
  const store = app.store();
  if (Number(store.get(openKey) ?? 0) > 0) return 0;
  return Date.now() - Number(store.get(writtenKey) ?? 0);
};

function waitForLock(tx: core.App): void {
  try {
    execute(tx, takeLock, {});
  } catch (error) {
    if (!isLockError(error)) throw error;
    waitFurther(tx);
  }
}

function waitFurther(tx: core.App): void {
  runSql(tx, `PRAGMA busy_timeout=${furtherWaitMs}`);
  try {
    execute(tx, takeLock, {});
  } finally {
    runSql(tx, `PRAGMA busy_timeout=${lockTimeoutMs}`);
  }
}
