/** POST /api/optique/approvals: a person approves another's act, with all rights that it needs (docs/approvals.md). */
import { storedLine } from "#domain/core/text/storedForm.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { can } from "#domain/people/permissions.ts";
import { journalUpdate } from "#server/engine/journal/journal.ts";
import { runHashing } from "#server/platform/queues/hashQueue.ts";
import { displayNameOf, personOf } from "#server/platform/people/person.ts";
import { checkSecret } from "#server/platform/people/pins.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { makeId } from "#server/platform/storage/makeId.ts";
import { insertRows } from "#server/platform/storage/rowWrites.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";
import { describeActs, readActs } from "./askedActs.ts";
import { findColleague } from "./colleague.ts";

const maxReason = 200;

function readReason(body: Values): string {
  const reason = storedLine(textValue(body["reason"]));
  return reason !== "" && reason.length <= maxReason
    ? reason
    : refuse([{ field: "reason", code: "reason_required" }]);
}

export function approvalRoute(e: core.RequestEvent, staff: Staff): void {
  const { company, actor } = staff;
  const body = requestBody(e);
  const asked = readActs(body);
  const reason = readReason(body);
  const approver =
    findColleague(e.app, company, textValue(body["person"])) ??
    refuse([{ field: "person", code: "not_person" }]);
  if (!asked.every(({ value }) => can(personOf(approver), value.act)))
    refuse([{ field: "person", code: "approver" }]);
  const { acts, what } = describeActs(e.app, company, asked);
  const [pin, password] = [textValue(body["pin"]), textValue(body["password"])];
  runHashing(e, () => checkSecret(e, approver, { pin, password }));
  const id = makeId();
  const approved = { approved_by: approver.id, approver_name: displayNameOf(approver) };
  writeTransaction(e.app, (tx) => {
    const by = { by: actor.id, by_name: actor.name };
    const row = { ...acts[0], id, company, acts, what, reason, ...by, ...approved };
    insertRows(tx, "optique_approvals", [row]);
    journalUpdate(tx, staff, {
      collection: "optique_approvals",
      record: id,
      label: what,
      changes: { approved_by: [null, approved.approver_name], amount: [null, acts[0]?.amount] },
    });
  });
  e.json(200, { id });
}
