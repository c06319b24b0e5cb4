/** Rules of a quote with a claim (docs/rules-claims.md, Quote). */
import { fundPart, isSent, isSentSql } from "#domain/claims/claimStatus.ts";
import { toCentimes } from "#domain/core/money.ts";
import { textValue } from "#domain/core/fields/values.ts";
import type { Claim } from "#domain/core/records.ts";
import type { Change } from "#server/engine/attached.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { refuse, refuseConflict } from "#server/platform/requests/refuse.ts";
import { findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { refreshInvoiceSums } from "#server/sale/invoiceSums.ts";
import { claimIndex } from "./claimIndex.ts";

/** Claim of a quote that is not sold; null without one. */
function unsoldClaim(tx: core.App, quote: string): core.Record | null {
  const [claim = null] = findRecords(tx, "optique_claims", { quote, invoice: "" });
  return claim;
}

/** Refuses a claimed quote without a client, or with a total below what the fund agreed to. */
export function checkClaimedQuote(tx: core.App, { id, before, after, place }: Change): void {
  const record = before && unsoldClaim(tx, id);
  if (!record || !after) return;
  const claim: Claim = toPlainRecord<"optique_claims">(record);
  if (after["client"] === "") refuse([{ field: "client", code: "claim_quote_client" }]);
  const total = toCentimes(Number(after["total_amount"]));
  if (fundPart(claim) > total) refuseConflict(place("items"), "below_agreed");
}

/** SQL of the number of claims that prevent the deletion of the quote {:id}. */
export const claimedQuoteSql = `SELECT COUNT(*) AS json FROM optique_claims q
  WHERE q.quote = {:id} AND q.quote > '' AND q.invoice = '' AND ${isSentSql("q")}`;

/** Deletes the claim of a deleted quote; refused once the claim was sent to the fund. */
export function removeClaimOfQuote(tx: core.App, quote: string): void {
  const claim = unsoldClaim(tx, quote);
  if (!claim) return;
  if (isSent(toPlainRecord<"optique_claims">(claim).status))
    refuse([{ field: "id", code: "quote_claimed" }]);
  claimIndex.remove(tx, claim.id);
  tx.delete(markSavedWhole(claim));
}

/** Links the claim of a sold quote to the new invoice; refused when that invoice has a claim already. */
export function sellClaimOf(tx: core.App, { id, after }: Change): void {
  const invoice = textValue(after?.["invoice"]);
  const claim = invoice ? unsoldClaim(tx, id) : null;
  if (!claim) return;
  if (findRecords(tx, "optique_claims", { invoice }).length > 0)
    refuseConflict("quote", "claim_both");
  claim.set("invoice", invoice);
  tx.saveNoValidate(markSavedWhole(claim));
  refreshInvoiceSums(tx, invoice);
}
