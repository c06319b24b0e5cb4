/** Erasure of claims (docs/rules-claims.md, Rights and privacy). */
import { fundPart, isSent } from "#domain/claims/claimStatus.ts";
import { freeTextsOf } from "#domain/core/journalled.ts";
import type { Claim } from "#domain/core/records.ts";
import type { Erasure } from "#server/engine/attached.ts";
import { markSavedWhole, saveValues } from "#server/platform/records/recordEvents.ts";
import { findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { claimIndex } from "./claimIndex.ts";

/** Personal fields of a claim, whose values the journal does not keep. */
const personal = freeTextsOf("optique_claims").filter((name) => name !== "label");
const blank = Object.fromEntries(personal.map((name) => [name, name === "papers" ? "[]" : ""]));

/** Fields that name a person; an erased claim takes none again. A reason and papers may still be noted. */
export const namingClaimFields: readonly string[] = personal.filter(
  (name) => name !== "refusal" && name !== "papers",
);

/** A claim of a quote that is not sold holds none, and goes with the quote. */
const holdsMoney = (claim: Claim): boolean =>
  claim.invoice !== "" && (isSent(claim.status) || fundPart(claim) > 0);

/** Deletes claims without money of a fund; clears the personal fields of the others. */
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
