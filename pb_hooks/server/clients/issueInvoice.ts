/** Issue of an invoice with its buyer, and the lock of issued ones (docs/rules-credits.md, Issue). */
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import type { Invoice } from "#domain/core/records.ts";
import { markDocumentPart } from "#server/platform/recordEvents.ts";
import { refuseConflict } from "#server/platform/refuse.ts";
import { currentTimestamp } from "#server/platform/sql.ts";
import { readInteger, reading } from "#server/platform/statements.ts";
import { findRecord, storedRecord } from "#server/platform/storedRecords.ts";

export type Buyer = Pick<Invoice, "buyer_name" | "buyer_address" | "buyer_ice">;

/** Buyer to stamp: the client of today, or the name typed for a walk-in. Null for an erased client. */
function currentBuyer(tx: core.App, client: string, walkIn: string): Buyer | null {
  if (client === "") return { buyer_name: walkIn, buyer_address: "", buyer_ice: "" };
  const found = storedRecord(tx, "optique_clients", client);
  if (!found || isAnonymisedClient(found)) return null;
  return { buyer_name: found.name, buyer_address: found.address, buyer_ice: found.ice };
}

/** Buyer of an invoice that is issued now. */
export const buyerOf = (tx: core.App, client: string, walkIn: string): Buyer =>
  currentBuyer(tx, client, walkIn) ?? { buyer_name: "", buyer_address: "", buyer_ice: "" };

/** Buyer that a change of an issued invoice stamps anew: none under the lock, and none in place of an erased client. */
export function newBuyerOf(
  tx: core.App,
  company: string,
  client: string,
  walkIn: string,
): Partial<Buyer> {
  return hasInvoiceLock(tx, company) ? {} : (currentBuyer(tx, client, walkIn) ?? {});
}

/** Issues a stored invoice once: stamps the instant and the buyer. An unknown invoice is ignored. */
export function issueInvoice(tx: core.App, id: string): void {
  const record = findRecord(tx, "optique_invoices", id);
  if (!record || record.getString("issued_at") !== "") return;
  record.ignoreUnchangedFields(true);
  const buyer = buyerOf(tx, record.getString("client"), record.getString("buyer_name"));
  record.load({ issued_at: currentTimestamp(), ...buyer });
  tx.saveNoValidate(markDocumentPart(record));
}

const lockRead = reading(
  "SELECT COALESCE(MAX(invoice_lock), FALSE) FROM optique_companies WHERE id = {:company}",
);

/** True in a shop whose issued invoices no longer change. */
export const hasInvoiceLock = (tx: core.App, company: string): boolean =>
  readInteger(tx, lockRead, { company }) > 0;

type Issued = Pick<Invoice, "company" | "issued_at">;

/** True of an issued invoice in a shop with the lock. */
export const isLocked = (tx: core.App, invoice: Issued | null): boolean =>
  invoice !== null && invoice.issued_at !== "" && hasInvoiceLock(tx, invoice.company);

/** `isLocked` of a stored invoice; false when it does not exist. */
export const isStoredLocked = (tx: core.App, id: string): boolean =>
  isLocked(tx, storedRecord(tx, "optique_invoices", id));

/** Answers 409: an issued invoice is corrected by a credit note. */
export const refuseIssued = (field = "invoice"): never => refuseConflict(field, "invoice_issued");
