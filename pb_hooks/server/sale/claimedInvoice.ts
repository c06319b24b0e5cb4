/** Rules of an invoice with a claim (docs/rules-claims.md, Invoice). */
import { isSent, statusPaid } from "#domain/claims/claimStatus.ts";
import { type Centimes, centimesSql, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { ClaimStatus } from "#domain/core/records.ts";
import { markDocumentPart } from "#server/platform/recordEvents.ts";
import { refuse } from "#server/platform/refuse.ts";
import { readInteger, reading, readText } from "#server/platform/statements.ts";
import { findRecords } from "#server/platform/storedRecords.ts";
import { refreshInvoiceSums } from "./invoiceSums.ts";

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
export function checkClaimedClient(
  tx: core.App,
  invoice: { id: string; before: string; client: string },
  field: string,
): void {
  const isLeft = invoice.before !== "" && invoice.client === "";
  if (isLeft && claimStatusOf(tx, invoice.id) !== "") refuse([{ field, code: "claim_client" }]);
}

const receivedRead = reading(`SELECT COALESCE(SUM(${centimesSql("amount")}), 0)
  FROM optique_payments WHERE invoice = {:invoice} AND fund > ''`);

/** Updates a claim after the administrator deleted a payment of its fund. */
export function refreshClaim(tx: core.App, invoice: string): void {
  const [claim] = findRecords(tx, "optique_claims", { invoice });
  if (!claim) return;
  const received = readInteger(tx, receivedRead, { invoice }) as Centimes;
  claim.set("received_amount", toDirhams(received));
  if (received === 0) claim.set("received_on", "");
  if (claim.getString("status") !== "rejected")
    claim.set("status", statusPaid(toCentimes(claim.getFloat("agreed")), received));
  tx.saveNoValidate(markDocumentPart(claim));
  refreshInvoiceSums(tx, invoice, "other");
}
