/** POST /api/optique/jobs/{id}/remake: orders lenses of a job to be made again (docs/rules-remakes.md, Remakes). */
import { textValue } from "#domain/core/fields/values.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { readRemakeBody } from "#domain/services/remakeBody.ts";
import type { Route } from "#server/engine/route.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { recordTexts } from "#server/platform/records/recordTexts.ts";
import { ownRecord, storedRecord } from "#server/platform/records/storedRecords.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import {
  checkRight,
  requestBody,
  requestDocumentId,
} from "#server/platform/requests/routeRequest.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { jobCards } from "#server/workshop/jobCards.ts";
import { makeRemake } from "./remakeWrite.ts";
import { serviceDocument } from "./serviceDocument.ts";

/** Client of a job; '' when the company has no such job. */
function clientOfJob(app: core.App, company: string, id: string): string {
  const job = ownRecord(app, "optique_jobs", company, id);
  return (job && storedRecord(app, "optique_prescriptions", job.prescription)?.client) ?? "";
}

export const remakeRoute: Route = {
  method: "POST",
  path: "/jobs/{id}/remake",
  right: "service.write",
  actOf: ({ app, company, id, body }) => ({
    record: textValue(body["id"]),
    client: clientOfJob(app, company, id),
    amount: noAmount,
  }),
  maxBody: 65_536,
  handle(e, staff) {
    const id = requestDocumentId(e);
    const body = requestBody(e);
    const { value, violations } = readRemakeBody(body);
    if ("expected" in body) checkRight(staff.actor, "cost.see");
    refuseIf(violations);
    runAct(e, staff, (tx) => makeRemake(tx, staff, id, value));
    const service = serviceDocument.answer(e.app, staff.company, value.id) ?? "null";
    const job = String(recordTexts(e.app, jobCards, [id])).slice(1, -1);
    sendObject(e, {}, { service, job });
  },
};
