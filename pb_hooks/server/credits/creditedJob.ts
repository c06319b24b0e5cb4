/** Job of a sale whose lenses were all credited (docs/rules-workshop-till.md, Jobs). */
import { type Actor, setEffectOf } from "#server/platform/recordEvents.ts";
import { readText, reading } from "#server/platform/statements.ts";
import { findRecord } from "#server/platform/storedRecords.ts";

/** Pieces of lens line l that were not credited. */
const lensesLeft = `CAST(l.quantity AS INTEGER) - COALESCE((SELECT SUM(CAST(c.quantity AS INTEGER))
  FROM optique_credit_items c WHERE c.invoice_item = l.id), 0)`;

const jobRead = reading(`SELECT j.id FROM optique_jobs j
  WHERE j.prescription = {:prescription} AND j.status NOT IN ('delivered', 'cancelled')
    AND (SELECT COALESCE(SUM(${lensesLeft}), 0) = 0 AND COUNT(*) > 0
      FROM optique_invoices i JOIN optique_invoice_items l ON l.invoice = i.id
      WHERE i.prescription = {:prescription} AND l.product_type = 'lens')`);

/** Cancels the job when no lens of the sale is left. A delivered job stays. */
export function cancelCreditedJob(tx: core.App, actor: Actor, prescription: string): void {
  const id = readText(tx, jobRead, { prescription });
  const job = id ? findRecord(tx, "optique_jobs", id) : null;
  if (!job) return;
  job.set("status", "cancelled");
  setEffectOf(job, actor);
  tx.save(job);
}
