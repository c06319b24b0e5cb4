/** POST /api/optique/approvals: a person allows one act of another (docs/people.md, Approvals). */
import { isBlank } from "#domain/core/blank.ts";
import { readNumber } from "#domain/core/fields.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import { maxAmount } from "#domain/core/records.ts";
import { storedLine } from "#domain/core/storedForm.ts";
import { textValue, type Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { can, isApprovable, rights, type Right } from "#domain/people/permissions.ts";
import { rightNames } from "#domain/people/rights.strings.ts";
import { writeJournalEntry } from "#server/engine/journal/journal.ts";
import { displayNameOf, personOf } from "#server/platform/person.ts";
import { checkSecret } from "#server/platform/pins.ts";
import { refuse, refuseIf } from "#server/platform/refuse.ts";
import { requestBody, type Staff } from "#server/platform/routeRequest.ts";
import { makeId } from "#server/platform/makeId.ts";
import { insertRows } from "#server/platform/rowWrites.ts";
import { accountOfRequest } from "#server/platform/stations.ts";
import { writeTransaction } from "#server/platform/transaction.ts";
import { findColleague } from "./colleague.ts";

/** Act, record, amount in dirhams and reason of a request. */
type Asked = { act: Right; record: string; amount: number; reason: string };
const maxReason = 200;

function readAsked(body: Values): Asked {
  const act = rights.find((right) => right === body["act"] && isApprovable(right));
  const record = storedLine(textValue(body["record"]));
  const amount = isBlank(body["amount"]) ? 0 : readNumber(body["amount"]);
  const reason = storedLine(textValue(body["reason"]));
  const violations: Violation[] = [];
  if (record.length > 500) violations.push({ field: "record", code: "unknown_record" });
  if (!(amount >= 0 && amount <= maxAmount)) violations.push({ field: "amount", code: "number" });
  if (reason === "" || reason.length > maxReason)
    violations.push({ field: "reason", code: "reason_required" });
  refuseIf(violations);
  return act
    ? { act, record, amount: toDirhams(toCentimes(amount)), reason }
    : refuse([{ field: "act", code: "approval_act" }]);
}

export function approvalRoute(e: core.RequestEvent, { company, actor }: Staff): void {
  const body = requestBody(e);
  const asked = readAsked(body);
  const approver =
    findColleague(e.app, company, textValue(body["person"])) ??
    refuse([{ field: "person", code: "not_person" }]);
  if (!can(personOf(approver), asked.act)) refuse([{ field: "person", code: "approver" }]);
  const [pin, password] = [textValue(body["pin"]), textValue(body["password"])];
  checkSecret(e.app, accountOfRequest(e), approver, { pin, password });
  const id = makeId();
  const approved = { approved_by: approver.id, approver_name: displayNameOf(approver) };
  writeTransaction(e.app, (tx) => {
    const by = { by: actor.id, by_name: actor.name };
    insertRows(tx, "optique_approvals", [{ id, company, ...asked, ...by, ...approved }]);
    writeJournalEntry(tx, {
      company,
      actor,
      action: "update",
      collection: "optique_approvals",
      record: id,
      label: rightNames[asked.act],
      changes: { approved_by: [null, approved.approver_name], amount: [null, asked.amount] },
    });
  });
  e.json(200, { id });
}
