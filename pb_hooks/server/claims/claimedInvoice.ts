/** Rules of an invoice with a claim (docs/rules-claims.md, Invoice). */
import { isSent, statusPaid } from "#domain/claims/claimStatus.ts";
import { type Centimes, centimesSql, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { ClaimStatus } from "#domain/core/records.ts";
import { countedPaymentSql } from "#domain/till/cheques.ts";
import type { Change } from "#server/engine/attached.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { refuse, refuseConflict } from "#server/platform/requests/refuse.ts";
import { readInteger, reading, readText } from "#server/platform/storage/statements.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";
import { refreshInvoiceSums } from "#server/sale/invoiceSums.ts";

const statusRead = reading("SELECT status FROM optique_claims WHERE invoice = {:invoice}");

/** State of the claim of an invoice; '' without one. */
const claimStatusOf = (tx: core.App, invoice: string): string =>
  readText(tx, statusRead, { invoice });

/** Refuses to delete an invoice whose claim was sent to the fund. */
export function checkClaimUnsent(tx: core.App, invoice: string): void {
  if (isSent(claimStatusOf(tx, invoice) as ClaimStatus))
    refuse([{ field: "id", code: "invoice_claimed" }]);
}

/** Refuses to take the client off an invoice with a claim. */
export function checkClaimedClient(tx: core.App, { id, before, after, place }: Change): void {
  const isLeft = Boolean(before?.["client"]) && after?.["client"] === "";
  if (isLeft && claimStatusOf(tx, id) !== "")
    refuse([{ field: place("client"), code: "claim_client" }]);
}

/**
 * SQL of what a fund paid for an invoice less its refunds, in centimes; a bounced cheque does not count. `invoice`,
 * `fund`: SQL of their ids.
 */
export const receivedSql = (invoice: string, fund: string): string =>
  `(COALESCE((SELECT SUM(${centimesSql("p.amount")}) FROM optique_payments p
      WHERE p.invoice = ${invoice} AND p.fund > '' AND p.fund = ${fund} AND ${countedPaymentSql("p.cheque_state")}), 0)
    - COALESCE((SELECT SUM(${centimesSql("r.amount")}) FROM optique_refunds r
      WHERE r.invoice = ${invoice} AND r.fund > '' AND r.fund = ${fund}), 0))`;

const receivedRead = reading(`SELECT ${receivedSql("{:invoice}", "{:fund}")}`);

/** Reads what a fund paid for an invoice, less its refunds. */
export const receivedOf = (tx: core.App, invoice: string, fund: string): Centimes =>
  readInteger(tx, receivedRead, { invoice, fund }) as Centimes;

/**
 * Updates a claim after its fund's payment, or a refund to the fund, was written, changed or deleted. `field`: named by
 * the refusal of more than the agreed amount, for instance when a cheque is cleared after the fund paid again.
 */
export function refreshClaim(tx: core.App, invoice: string, field: string): void {
  const [claim] = findRecords(tx, "optique_claims", { invoice });
  if (!claim) return;
  const received = receivedOf(tx, invoice, claim.getString("fund"));
  const [agreed, before] = ["agreed", "received_amount"].map((name) =>
    toCentimes(claim.getFloat(name)),
  ) as [Centimes, Centimes];
  if (received > agreed && received > before) refuseConflict(field, "agreed_exceeds");
  claim.set("received_amount", toDirhams(received));
  if (received <= 0) claim.set("received_on", "");
  if (claim.getString("status") !== "rejected") claim.set("status", statusPaid(agreed, received));
  tx.saveNoValidate(markSavedWhole(claim));
  refreshInvoiceSums(tx, invoice);
}
