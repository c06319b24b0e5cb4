/** Erasure of claims (docs/rules-claims.md, Rights and privacy). */
import { fundPart, isSent } from "#domain/claims/claimStatus.ts";
import { freeTextsOf } from "#domain/core/journalled.ts";
import type { Claim } from "#domain/core/records.ts";
import type { Erasure } from "#server/engine/attached.ts";
import { markSavedWhole, saveValues } from "#server/platform/records/recordEvents.ts";
import { findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { claimIndex } from "./claimIndex.ts";

/** Personal fields of a claim; the journal does not store their values. */
const personal = freeTextsOf("optique_claims").filter((name) => name !== "label");
const blank = Object.fromEntries(personal.map((name) => [name, name === "papers" ? "[]" : ""]));

/** Fields that may name a person: they stay empty once erased. A refusal's reason and papers may still be written. */
export const namingClaimFields: readonly string[] = personal.filter(
  (name) => name !== "refusal" && name !== "papers",
);

/**
 * True when a fund owes or paid something. The claim of an unsold quote holds no money, and is deleted with its quote.
 */
const holdsMoney = (claim: Claim): boolean =>
  claim.invoice !== "" && (isSent(claim.status) || fundPart(claim) > 0);

/** Deletes claims for which no fund pays; clears the personal fields of the others. */
function eraseClaims(tx: core.App, claims: readonly core.Record[]): void {
  for (const claim of claims) {
    claimIndex.remove(tx, claim.id);
    if (holdsMoney(toPlainRecord<"optique_claims">(claim))) saveValues(tx, claim, blank);
    else tx.delete(markSavedWhole(claim));
  }
}

export const claimErasure: Erasure = {
  finds(tx, { client }) {
    const documents = findRecords(tx, "optique_claims", { client: client.id });
    return { documents, erase: () => eraseClaims(tx, documents) };
  },
};
