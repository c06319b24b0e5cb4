import { usualWaitMs } from "./transaction.ts";

type Store = Pick<core.App, "nonconcurrentDB" | "auxNonconcurrentDB">;

const shortWaitMs = 200;

/**
 * A checkpoint waits until nobody reads: beside Litestream, which always does, each took the ten seconds that a writer waits
 * for a lock, and every save waited too. It may fail: the next one succeeds.
 */
export function withShortWait(app: Store, work: () => void): void {
  const writers = [app.nonconcurrentDB(), app.auxNonconcurrentDB()];
  const wait = (milliseconds: number) =>
    writers.forEach((db) => db.newQuery(`PRAGMA busy_timeout=${milliseconds}`).execute());
  wait(shortWaitMs);
  try {
    work();
  } finally {
    wait(usualWaitMs);
  }
}
