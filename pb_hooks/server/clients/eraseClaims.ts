/** Claims of an erased person (docs/rules-claims.md, Rights and privacy): they hold health, and what a fund paid. */
import { fundPart, isSent } from "#domain/claims/claimStatus.ts";
import { freeTextsOf } from "#domain/core/journalled.ts";
import type { Claim } from "#domain/core/records.ts";
import { markDocumentPart } from "#server/platform/recordEvents.ts";
import { toPlainRecord } from "#server/platform/storedRecords.ts";
import { claimIndex } from "./claimIndex.ts";

/** Personal fields of a claim: what the journal keeps no value of. */
const personal = freeTextsOf("optique_claims").filter((name) => name !== "label");
const blank = Object.fromEntries(personal.map((name) => [name, name === "papers" ? "[]" : ""]));

const holdsMoney = (claim: Claim): boolean => isSent(claim.status) || fundPart(claim) > 0;

/** Deletes claims without money of a fund; clears what the others say of the person. */
export function eraseClaims(tx: core.App, claims: readonly core.Record[]): void {
  for (const claim of claims) {
    claimIndex.remove(tx, claim.id);
    if (holdsMoney(toPlainRecord<"optique_claims">(claim))) {
      claim.ignoreUnchangedFields(true);
      claim.load(blank);
      tx.saveNoValidate(markDocumentPart(claim));
    } else tx.delete(markDocumentPart(claim));
  }
}
