/** POST /api/optique/claims/{id}/reject `{refusal}`: the client owes what the fund did not pay. */
import { fundDue } from "#domain/claims/claimStatus.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { fieldShapesOf } from "#domain/core/fields/fields.ts";
import { readField } from "#domain/core/fields/readField.ts";
import { toDirhams } from "#domain/core/money.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { noAmount } from "#domain/people/approvals.ts";
import type { Route } from "#server/engine/route.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { refuse, refuseConflict, refuseRequest } from "#server/platform/requests/refuse.ts";
import {
  requestBody,
  requestDocumentId,
  type Staff,
} from "#server/platform/requests/routeRequest.ts";
import { companyOf, ownRecord, storedRecord } from "#server/platform/records/storedRecords.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { claimReader } from "./claimDocument.ts";
import { writeClaim } from "./claimWrite.ts";

export const rejectRoute: Route = {
  method: "POST",
  path: "/claims/{id}/reject",
  right: "quote.write",
  actOf({ app, company, id }) {
    const claim = ownRecord(app, "optique_claims", company, id);
    return { record: id, amount: claim ? toDirhams(fundDue(claim)) : noAmount };
  },
  maxBody: 8192,
  handle(e, staff) {
    const id = requestDocumentId(e);
    if (companyOf(e.app, "optique_claims", id) !== staff.company) refuseRequest("not_found", 404);
    const refusal = refusalOf(requestBody(e));
    runAct(e, staff, (tx) => reject(tx, staff, id, refusal));
    sendJson(e, claimReader.answer(e.app, staff.company, id) ?? refuseRequest("not_found", 404));
  },
};

function refusalOf({ refusal }: Values): string {
  const shape = fieldShapesOf("optique_claims")["refusal"];
  if (isBlank(refusal) || !shape) return refuse([{ field: "refusal", code: "required" }]);
  const { stored, refusals } = readField(shape, refusal);
  const [found] = refusals;
  return found ? refuse([{ field: "refusal", ...found }]) : textValue(stored);
}

/** Rejects a claim that waits for payment; a repeated identical rejection writes nothing. */
function reject(tx: core.App, staff: Staff, id: string, refusal: string): void {
  const before = storedRecord(tx, "optique_claims", id);
  if (before?.company !== staff.company) return refuseRequest("not_found", 404);
  if (before.status === "rejected" && before.refusal === refusal) return;
  if (before.status !== "sent" && before.status !== "partly")
    refuseConflict("id", before.status === "rejected" ? "claim_rejected" : "claim_waiting");
  const after = { ...before, status: "rejected", refusal } as const;
  writeClaim(tx, staff, id, { before, after });
}
