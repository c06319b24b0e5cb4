import { lockTimeoutMs } from "./transaction.ts";

type Store = Pick<core.App, "nonconcurrentDB" | "auxNonconcurrentDB">;

const shortWaitMs = 200;

/**
 * Shortens the lock timeout for a checkpoint, which waits until nobody reads: Litestream reads all the time, so that
 * each checkpoint blocked all saves for 10 s. A failed checkpoint is retried later.
 */
export function withShortLockTimeout(app: Store, work: () => void): void {
  const writers = [app.nonconcurrentDB(), app.auxNonconcurrentDB()];
  const wait = (milliseconds: number) =>
    writers.forEach((db) => db.newQuery(`PRAGMA busy_timeout=${milliseconds}`).execute());
  wait(shortWaitMs);
  try {
    work();
  } finally {
    wait(lockTimeoutMs);
  }
}
