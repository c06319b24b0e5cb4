/** Prescriptions: their invoices have the same client and are deleted with them. */
import { markDocumentPart, setActor } from "#server/platform/recordEvents.ts";
import { isStoredLocked, refuseIssued } from "#server/clients/issueInvoice.ts";
import { checkNotAnonymised } from "#server/clients/clientReferences.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { findRecords } from "#server/platform/storedRecords.ts";

/** Invoices of a prescription, oldest first. */
const invoicesOf = (tx: core.App, prescription: string): core.Record[] =>
  findRecords(tx, "optique_invoices", { prescription }, "created ASC", "rowid ASC");

/** Sets the client of a prescription's invoices. */
export function assignInvoicesToClient(tx: core.App, prescription: string, client: string): void {
  for (const invoice of invoicesOf(tx, prescription)) {
    if (invoice.getString("client") === client) continue;
    if (isStoredLocked(tx, invoice.id)) refuseIssued("client");
    invoice.ignoreUnchangedFields(true);
    invoice.set("client", client);
    tx.saveNoValidate(markDocumentPart(invoice));
  }
}

function saved({ tx, record, before }: Saving): void {
  const client = record.getString("client");
  if (before && before["client"] !== client) assignInvoicesToClient(tx, record.id, client);
}

/**
 * Deletes the job first, because removed lenses drop only an early one. Deletes each invoice with its hooks: stock
 * returns and the journal keeps the number.
 */
function removing({ tx, record, actor }: Saving): void {
  for (const job of findRecords(tx, "optique_jobs", { prescription: record.id })) {
    setActor(job, actor);
    tx.delete(job);
  }
  for (const invoice of invoicesOf(tx, record.id)) {
    setActor(invoice, actor);
    tx.delete(invoice);
  }
}

export const prescriptionHooks = recordHooks("optique_prescriptions", {
  saving: "sale.write",
  deleting: "document.delete",
  check: checkNotAnonymised,
  label: () => "",
  saved,
  removing,
});
