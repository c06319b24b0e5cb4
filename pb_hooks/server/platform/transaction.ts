/** Hook events whose app may be replaced by the transaction's. */
type WithApp = { app: core.App };

/**
 * Runs `work` in one transaction with the event's own operation: `e.next()` inside it joins, and any throw undoes all.
 * The outer app is put back before the response is written, which must come after the commit (server/README.md, Traps).
 */
export function inTransaction(e: WithApp, work: (tx: core.App) => void): void {
  const outer = e.app;
  outer.runInTransaction((tx) => {
    e.app = tx;
    try {
      work(tx);
    } finally {
      e.app = outer;
    }
  });
}
