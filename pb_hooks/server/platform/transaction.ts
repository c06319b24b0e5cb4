/** Transactions that have the right to write from their first statement. */
import { isHeld } from "./storeErrors.ts";
import { run } from "./sql.ts";
import { execute, prepareStatements, statement } from "./statements.ts";

/** Hook events whose app may be replaced by the transaction's. */
type WithApp = { app: core.App };

/** How long a writer waits for a lock: PocketBase's own (db_connect.go). */
export const usualWaitMs = 10_000;
const furtherWaitMs = 5_000;
/** Writes nothing, and nothing can be written before it. */
const takeLock = statement("UPDATE optique_set_up SET at = at WHERE rowid = 0");

/** When a transaction was last committed and its events were sent: one place for all VMs. */
const writtenKey = "optique.writtenAt";

/** The app, or the global of main.ts. */
export type Writable = Pick<
  core.App,
  "isTransactional" | "runInTransaction" | "store" | "nonconcurrentDB"
>;

/**
 * Runs `work` in one transaction that waits up to 15 s for its turn while another program holds the database. SQLite waits
 * only for the first statement of a transaction: one that has read before it writes is refused at once.
 */
export function writeTransaction(app: Writable, work: (tx: core.App) => void): void {
  if (app.isTransactional()) return work(app as core.App);
  prepareStatements(app);
  app.runInTransaction((tx) => {
    waitForLock(tx);
    work(tx);
  });
  app.store().set(writtenKey, Date.now());
}

/** How long nothing has been written, in milliseconds; as long as can be before the first write. */
export const quietMsOf = (app: Pick<core.App, "store">): number =>
  Date.now() - Number(app.store().get(writtenKey) ?? 0);

function waitForLock(tx: core.App): void {
  try {
    execute(tx, takeLock, {});
  } catch (error) {
    if (!isHeld(error)) throw error;
    waitFurther(tx);
  }
}

function waitFurther(tx: core.App): void {
  run(tx, `PRAGMA busy_timeout=${furtherWaitMs}`);
  try {
    execute(tx, takeLock, {});
  } finally {
    run(tx, `PRAGMA busy_timeout=${usualWaitMs}`);
  }
}

/**
 * Runs `work` in one transaction with the event's own operation: `e.next()` inside it joins, and any throw undoes all.
 * The outer app is put back before the response is written, which must come after the commit (docs/traps.md, Transactions and hooks).
 */
export function inTransaction(e: WithApp, work: (tx: core.App) => void): void {
  const outer = e.app;
  writeTransaction(outer, (tx) => {
    e.app = tx;
    try {
      work(tx);
    } finally {
      e.app = outer;
    }
  });
}
