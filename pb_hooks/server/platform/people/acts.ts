/**
 * Writes of a person. The commit uses up their approvals and a one-write token; missing rights are refused before it
 * (docs/approvals.md).
 */
import { isOfTwoDocuments } from "./actSentence.ts";
import { useApprovals } from "./approvals.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { refuseRights } from "#server/platform/requests/refuse.ts";
import { endTakenToken } from "./stations.ts";
import { lackedActsOf, withFrenchErrors } from "#server/platform/storage/storeErrors.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";

const refuseLacked = ({ lacked = [] }: Actor): void => {
  if (lacked.length > 0) refuseRights(lacked);
};

/**
 * Runs an act to its end, in an `actTransaction`, even when rights are missing, so that one refusal names all of them.
 * If the act fails for another reason too, the missing rights are reported.
 */
export function gatherRights(actor: Actor, work: () => void): void {
  actor.lacked = [];
  try {
    work();
    refuseLacked(actor);
  } catch (error) {
    const { lacked } = actor;
    if (lacked.length > 0) refuseRights([...lacked, ...lackedActsOf(error)]);
    throw error;
  } finally {
    delete actor.lacked;
  }
}

/** Refuses an act that created a second document with the id of an approved one. */
function checkOneDocument(tx: core.App, { approvals = [] }: Actor): void {
  const shared = approvals.filter(({ record }) => isOfTwoDocuments(tx, record));
  if (shared.length > 0) refuseRights(shared);
}

/** `writeTransaction` of an act. In a nested call, the outermost act uses up the approvals. */
export function actTransaction(app: core.App, actor: Actor, work: (tx: core.App) => void): void {
  if (app.isTransactional()) return work(app);
  writeTransaction(app, (tx) => {
    useApprovals(tx, actor);
    work(tx);
    checkOneDocument(tx, actor);
    refuseLacked(actor);
  });
  if (actor.takenToken) endTakenToken(app, actor.takenToken);
}

/** Runs the act of a request in its transaction and returns its result; store errors are translated into French. */
export function runAct<Made>(
  { app }: { app: core.App },
  { actor }: { actor: Actor },
  work: (tx: core.App) => Made,
): Made {
  const made: Made[] = [];
  withFrenchErrors(() => actTransaction(app, actor, (tx) => (made[0] = work(tx))));
  return made[0] as Made;
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
