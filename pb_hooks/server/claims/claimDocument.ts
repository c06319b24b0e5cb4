/** GET and PUT /api/optique/claims/{id} (docs/rules-claims.md, Claim). */
import { readClaimBody } from "#domain/claims/claimBody.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { type ClaimAmounts, fundDue } from "#domain/claims/claimStatus.ts";
import { toDirhams } from "#domain/core/money.ts";
import { textValue } from "#domain/core/fields/values.ts";
import { sentAmount } from "#domain/documents/sentAmounts.ts";
import {
  type DocumentJson,
  documentReader,
  documentStatement,
} from "#server/engine/documents/documentReader.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { documentFinder, prepareSave } from "#server/engine/documents/documentSave.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";
import { ownRecord } from "#server/platform/records/storedRecords.ts";
import { isLostClaim } from "./claimSubject.ts";
import { saveClaim } from "./claimWrite.ts";

export const claimReader = documentReader<ClaimDocument>({
  stored: documentStatement("optique_claims", {}),
  complete(app, document: DocumentJson) {
    const isSold = document["invoice"] !== "";
    document["due"] = isSold ? toDirhams(fundDue(document as unknown as ClaimAmounts)) : 0;
    document["lost"] = !isSold && isLostClaim(app, textValue(document["id"]));
    expandDocument(app, document, {
      client: "optique_clients",
      invoice: "optique_invoices",
      quote: "optique_quotes",
      fund: "optique_funds",
    });
  },
});

const find = documentFinder(claimReader, {
  document: "optique_claims",
  invoice: "optique_invoices",
  quote: "optique_quotes",
  fund: "optique_funds",
});

export const claimDocument: SavedDocument = {
  answer: claimReader.answer,
  right: "quote.write",
  actOf({ app, company, id, body }) {
    const stored = ownRecord(app, "optique_claims", company, id);
    const { asked = 0, agreed = 0 } = stored ?? {};
    return {
      record: stored ? id : textValue(body["invoice"]) || textValue(body["quote"]) || id,
      amount: Math.max(asked, agreed, sentAmount(body["asked"]), sentAmount(body["agreed"])),
    };
  },
  prepare: prepareSave({ find, read: readClaimBody, write: saveClaim }),
};
