/** Credits kept for a client: their use and their owner (docs/rules-credits.md, Credit notes). */
import { type Centimes, centimesSql, toCentimes, toDirhams } from "#domain/core/money.ts";
import { countedPaymentSql } from "#domain/till/cheques.ts";
import { textValue } from "#domain/core/fields/values.ts";
import type { Change } from "#server/engine/attached.ts";
import { checkOpenDay } from "#server/platform/records/closedUntil.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { refuse, refuseConflict } from "#server/platform/requests/refuse.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";

/** SQL of the used amount of a kept credit, in centimes: payments by it and later refunds from it. */
export const usedCreditSql = (note: string): string =>
  `(COALESCE((SELECT SUM(${centimesSql("amount")}) FROM optique_payments
      WHERE credit_note > '' AND credit_note = ${note} AND ${countedPaymentSql()}), 0)
    + COALESCE((SELECT SUM(${centimesSql("amount")}) FROM optique_refunds
      WHERE credit_note = ${note} AND from_kept = TRUE), 0))`;

const usedRead = reading(`SELECT ${usedCreditSql("{:note}")}`);

/** Updates the used amount of credit notes; refuses more than was kept, as when two stations use the same credit. */
export function refreshUsedCredits(tx: core.App, notes: Iterable<string>, field: string): void {
  for (const id of new Set(notes)) {
    const note = id ? findRecord(tx, "optique_credit_notes", id) : null;
    if (!note) continue;
    const used = readInteger(tx, usedRead, { note: id }) as Centimes;
    if (used === toCentimes(note.getFloat("used"))) continue;
    if (used > toCentimes(note.getFloat("kept"))) refuseConflict(field, "credit_used");
    note.set("used", toDirhams(used));
    tx.saveNoValidate(markSavedWhole(note));
  }
}

/** Refuses a payment by the credit of another company or client; a walk-in may use a walk-in's credit. */
export function checkCreditNote(tx: core.App, { company, after, place }: Change): void {
  if (after?.["payment_method"] !== "credit") return;
  const note = textValue(after["credit_note"]);
  const field = place("credit_note");
  const found = note ? findRecord(tx, "optique_credit_notes", note) : null;
  if (!found || found.getString("company") !== company)
    return refuse([{ field, code: note ? "unknown_record" : "required" }]);
  if (found.getString("client") !== after["client"]) refuse([{ field, code: "credit_client" }]);
}

const foreignRead =
  reading(`SELECT COUNT(*) FROM optique_payments p JOIN optique_credit_notes n ON n.id = p.credit_note
  WHERE p.invoice = {:invoice} AND p.credit_note > '' AND n.client <> {:client}`);

const notesRead = reading(
  "SELECT COUNT(*) FROM optique_credit_notes WHERE invoice = {:invoice} AND client <> {:client}",
);

/**
 * Refuses another client for an invoice with credit notes, which keep their client. Also for an invoice paid by its
 * client's kept credit, unless the same save replaces the payments.
 */
export function checkCreditedClient(
  tx: core.App,
  { id, company, before, after, place }: Change,
): void {
  if (!before || !after || before["client"] === after["client"]) return;
  const field = place("client");
  checkOpenDay(tx, company, textValue(before["date"]), field);
  const asked = { invoice: id, client: textValue(after["client"]) };
  if (readInteger(tx, notesRead, asked) > 0) refuse([{ field, code: "credited_client" }]);
  if (!("payments" in after) && readInteger(tx, foreignRead, asked) > 0)
    refuse([{ field, code: "credit_client" }]);
}
