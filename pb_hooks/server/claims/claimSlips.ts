/** POST /api/optique/claims/slips `{fund, claims}`: sends agreed claims to their fund, under one number. */
import { claimSlipPrefix, maxClaims } from "#domain/claims/claimSlip.ts";
import { isSent } from "#domain/claims/claimStatus.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { Claim } from "#domain/core/records.ts";
import { textValue } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { Route } from "#server/engine/route.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { recordTexts } from "#server/platform/records/recordTexts.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import { idsOfBody } from "#server/platform/requests/bodyIds.ts";
import { requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import {
  recordsById,
  storedRecord,
  toPlainRecord,
} from "#server/platform/records/storedRecords.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { nextOfDay } from "#server/sale/numberSeries.ts";
import { claimList } from "./claimLists.ts";
import { isLostClaim } from "./claimSubject.ts";
import { writeClaim } from "./claimWrite.ts";

const maxBody = 16_384;

export const slipRoute: Route = {
  method: "POST",
  path: "/claims/slips",
  right: "quote.write",
  actOf: ({ app, company, body }) => ({
    record: textValue(body["fund"]),
    amount: agreedSum(app, company, body["claims"]),
  }),
  maxBody,
  handle(e, staff) {
    const body = requestBody(e);
    const [fund, ids] = [textValue(body["fund"]), idsOfBody(body["claims"], "claims", maxClaims)];
    const claims = runAct(e, staff, (tx) => sendClaims(tx, staff, fund, ids));
    const amount = toDirhams(sum(claims.map(({ agreed }) => toCentimes(agreed))));
    const { slip, sent_on } = claims[0] as Claim;
    sendObject(e, { slip, sent_on, amount }, { claims: recordTexts(e.app, claimList, ids) });
  },
};

/** Sum of the agreed amounts of the company's claims that a body names, in dirhams. */
function agreedSum(app: core.App, company: string, list: unknown): number {
  const ids = Array.isArray(list) ? list.slice(0, maxClaims).map(textValue) : [];
  const own = [...recordsById(app, "optique_claims", ids).values()].filter(
    (record) => record.getString("company") === company,
  );
  return toDirhams(sum(own.map((record) => toCentimes(record.getFloat("agreed")))));
}

const nextSlip = nextOfDay(claimSlipPrefix);

/** Sends the claims; each must be agreed by this fund and on no slip yet. */
export function sendClaims(
  tx: core.App,
  staff: Staff,
  fund: string,
  ids: readonly string[],
): Claim[] {
  const { company } = staff;
  const owner = fund ? (storedRecord(tx, "optique_funds", fund)?.company ?? null) : null;
  if (owner !== company) refuse([{ field: "fund", code: fund ? "unknown_record" : "required" }]);
  const stored = recordsById(tx, "optique_claims", ids);
  const claims = ids.map((id): Claim | null => {
    const record = stored.get(id);
    return record?.getString("company") === company
      ? toPlainRecord<"optique_claims">(record)
      : null;
  });
  refuseIf(
    claims.flatMap((claim, place) => {
      const field = `claims.${place}`;
      const found = slipViolations(claim, fund, field);
      const isLost = found.length === 0 && claim?.invoice === "" && isLostClaim(tx, claim.id);
      return isLost ? [{ field, code: "claim_lost" }] : found;
    }),
  );
  const sent = claims.findIndex((claim) => claim && isSent(claim.status));
  if (sent >= 0) refuseConflict(`claims.${sent}`, "claim_sent");
  const day = today();
  const values = {
    status: "sent",
    sent_on: storedDay(day),
    slip: nextSlip(tx, company, day),
  } as const;
  return claims.flatMap((before) => {
    if (!before) return [];
    const after = { ...before, ...values };
    writeClaim(tx, staff, before.id, { before, after });
    return [after];
  });
}

/** Reasons why a claim cannot go on a slip; that it is already on one is checked elsewhere. */
function slipViolations(claim: Claim | null, fund: string, field: string): Violation[] {
  if (!claim) return [{ field, code: "unknown_record" }];
  if (claim.fund !== fund) return [{ field, code: "other_fund" }];
  return claim.status === "agreed" || isSent(claim.status) ? [] : [{ field, code: "not_agreed" }];
}
