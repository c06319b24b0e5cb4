/** Writes of a person: their approvals, and a token for one write, are used by the commit (docs/approvals.md). */
import { useApprovals } from "./approvals.ts";
import type { Actor } from "./recordEvents.ts";
import { endTakenToken } from "./stations.ts";
import { writeTransaction } from "./transaction.ts";

/** `writeTransaction` of an act; inside another one the outer act uses the approvals. */
export function actTransaction(app: core.App, actor: Actor, work: (tx: core.App) => void): void {
  if (app.isTransactional()) return work(app);
  writeTransaction(app, (tx) => {
    useApprovals(tx, actor);
    work(tx);
  });
  if (actor.takenToken) endTakenToken(app, actor.takenToken);
}

/**
 * Runs `work` and the event's own operation in one transaction: `e.next()` inside it joins, and any throw rolls back.
 * Restores the outer app before the response, which must come after the commit (docs/traps.md, Transactions and hooks).
 */
export function inTransaction(
  e: { app: core.App },
  actor: Actor,
  work: (tx: core.App) => void,
): void {
  const outer = e.app;
  actTransaction(outer, actor, (tx) => {
    e.app = tx;
    try {
      work(tx);
    } finally {
      e.app = outer;
    }
  });
}
