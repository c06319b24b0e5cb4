/** Updates the job of a sale whose lenses are credited (docs/rules-lab-orders.md, Credited lenses). */
import type { JobStep } from "#domain/workshop/jobs.ts";
import { type Actor, setEffectOf } from "#server/platform/records/recordEvents.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import { readText, reading } from "#server/platform/storage/statements.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { piecesLeftSql } from "#server/workshop/creditedPieces.ts";
import { markRevived } from "#server/workshop/jobs.ts";
import { compareOrder } from "#server/workshop/labOrders.ts";
import { dropGonePairs } from "#server/workshop/salePairs.ts";

const lensesLeft = `(SELECT COALESCE(SUM(${piecesLeftSql("l")}), 0)
  FROM optique_invoices i JOIN optique_invoice_items l ON l.invoice = i.id
  WHERE i.prescription = {:prescription} AND l.product_type = 'lens')`;
const hasLenses = `EXISTS (SELECT 1 FROM optique_invoices i JOIN optique_invoice_items l ON l.invoice = i.id
  WHERE i.prescription = {:prescription} AND l.product_type = 'lens')`;
const emptyRead = reading(`SELECT j.id FROM optique_jobs j WHERE j.prescription = {:prescription}
  AND j.status NOT IN ('delivered', 'cancelled') AND ${hasLenses} AND ${lensesLeft} = 0`);
const cancelledRead =
  reading(`SELECT j.id FROM optique_jobs j WHERE j.prescription = {:prescription}
  AND j.status = 'cancelled' AND {:pieces} > 0 AND ${lensesLeft} = {:pieces}`);

/** Cancels the job when the sale has no lens left, else takes the credited lenses off it. A delivered job stays. */
export function followCredit(tx: core.App, actor: Actor, prescription: string): void {
  const id = readText(tx, emptyRead, { prescription });
  const job = id ? findRecord(tx, "optique_jobs", id) : null;
  if (job) {
    job.set("status", "cancelled");
    setEffectOf(job, actor);
    tx.save(job);
  }
  dropGonePairs(tx, actor, prescription);
  compareOrder(tx, actor, prescription);
}

/**
 * Restores credited lenses after their credit note was deleted. A job cancelled because no other lens was left returns
 * to its former state.
 */
export function followCancelledCredit(
  tx: core.App,
  actor: Actor,
  prescription: string,
  pieces: number,
): void {
  const id = readText(tx, cancelledRead, { prescription, pieces });
  const job = id ? findRecord(tx, "optique_jobs", id) : null;
  const steps = job ? jsonFieldValue(job, "steps") : null;
  const [before, last] = Array.isArray(steps) ? (steps as JobStep[]).slice(-2) : [];
  if (job && before && last?.status === "cancelled") {
    job.set("status", before.status);
    markRevived(job);
    setEffectOf(job, actor);
    tx.save(job);
  }
  compareOrder(tx, actor, prescription);
}
