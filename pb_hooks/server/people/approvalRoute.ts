/** POST /api/optique/approvals: a person allows one act of another (docs/approvals.md). */
import { isBlank } from "#domain/core/blank.ts";
import { readNumber } from "#domain/core/readNumber.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import { maxAmount, paymentMethods } from "#domain/core/records.ts";
import { storedLine } from "#domain/core/storedForm.ts";
import { textValue, type Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { Act } from "#domain/people/approvals.ts";
import { type ApprovableRight, can, isApprovable, rights } from "#domain/people/permissions.ts";
import { writeJournalEntry } from "#server/engine/journal/journal.ts";
import { actSentence, subjectOf } from "#server/platform/actSentence.ts";
import { runHashing } from "#server/platform/hashQueue.ts";
import { displayNameOf, personOf } from "#server/platform/person.ts";
import { checkSecret } from "#server/platform/pins.ts";
import { refuse, refuseIf } from "#server/platform/refuse.ts";
import { requestBody, type Staff } from "#server/platform/routeRequest.ts";
import { makeId } from "#server/platform/makeId.ts";
import { insertRows } from "#server/platform/rowWrites.ts";
import { writeTransaction } from "#server/platform/transaction.ts";
import { findColleague } from "./colleague.ts";

/** Act, with its amount in dirhams, and reason of a request. */
type Asked = Required<Act> & { act: ApprovableRight; reason: string };
const maxReason = 200;

function readAsked(body: Values): Asked {
  const act = rights.filter(isApprovable).find((right) => right === body["act"]);
  const record = storedLine(textValue(body["record"]));
  const amount = isBlank(body["amount"]) ? 0 : readNumber(body["amount"]);
  const reason = storedLine(textValue(body["reason"]));
  const [client, method] = [textValue(body["client"]), textValue(body["method"])];
  const violations: Violation[] = [];
  if (method !== "" && !paymentMethods.some((one) => one === method))
    violations.push({ field: "method", code: "choice" });
  if (!(amount >= 0 && amount <= maxAmount)) violations.push({ field: "amount", code: "number" });
  if (reason === "" || reason.length > maxReason)
    violations.push({ field: "reason", code: "reason_required" });
  refuseIf(violations);
  return act
    ? { act, record, amount: toDirhams(toCentimes(amount)), client, method, reason }
    : refuse([{ field: "act", code: "approval_act" }]);
}

/** Finds the subject of an approval, stored in the company or about to be; the sentence names nothing else. */
function described(app: core.App, company: string, asked: Asked) {
  const subject =
    subjectOf(app, company, asked.act, asked) ??
    refuse([{ field: "record", code: "approval_record" }]);
  const { client, name, isNew } = subject;
  if (client !== "" && name === "") refuse([{ field: "client", code: "unknown_record" }]);
  return { client, is_new: isNew, what: actSentence(asked.act, asked, subject) };
}

export function approvalRoute(e: core.RequestEvent, { company, actor }: Staff): void {
  const body = requestBody(e);
  const asked = readAsked(body);
  const approver =
    findColleague(e.app, company, textValue(body["person"])) ??
    refuse([{ field: "person", code: "not_person" }]);
  if (!can(personOf(approver), asked.act)) refuse([{ field: "person", code: "approver" }]);
  const about = described(e.app, company, asked);
  const [pin, password] = [textValue(body["pin"]), textValue(body["password"])];
  runHashing(e, () => checkSecret(e, approver, { pin, password }));
  const id = makeId();
  const approved = { approved_by: approver.id, approver_name: displayNameOf(approver) };
  writeTransaction(e.app, (tx) => {
    const by = { by: actor.id, by_name: actor.name };
    insertRows(tx, "optique_approvals", [{ id, company, ...asked, ...about, ...by, ...approved }]);
    writeJournalEntry(tx, {
      company,
      actor,
      action: "update",
      collection: "optique_approvals",
      record: id,
      label: about.what,
      changes: { approved_by: [null, approved.approver_name], amount: [null, asked.amount] },
    });
  });
  e.json(200, { id });
}
