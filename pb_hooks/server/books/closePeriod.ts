/**
 * POST /api/optique/books/close `{from, to, notes, accept}`: transmits a period (docs/rules-periods.md, Transmitting).
 */
import { periodLabel } from "#domain/books/books.strings.ts";
import { otherFirstDay, readPeriod, unaccepted } from "#domain/books/period.ts";
import type { Difference } from "#domain/books/differences.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { readBodyFields } from "#domain/documents/documentBody.ts";
import { noticeUse } from "#server/engine/firstUse.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import type { Route } from "#server/engine/route.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { closedUntilOf } from "#server/platform/records/closedUntil.ts";
import { signatureOf } from "#server/platform/records/recordEvents.ts";
import { refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import { checkRight, requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { makeId } from "#server/platform/storage/makeId.ts";
import { insertAndBroadcast } from "#server/platform/storage/rowWrites.ts";
import { setClosedUntil } from "./closedCompany.ts";
import { booksOf } from "./booksOf.ts";
import { totalsOf } from "./periodTotals.ts";
import { sendPeriod } from "./sendPeriod.ts";

type Transmission = { period: Period; notes: string; accept: string[] };

const maxCodes = 50;

function readAccepted(accept: unknown): { value: string[]; violations: Violation[] } {
  if (accept === undefined || accept === null) return { value: [], violations: [] };
  const isList = Array.isArray(accept) && accept.every((code) => typeof code === "string");
  const code = isList && accept.length > maxCodes ? "too_many" : "list";
  return isList && accept.length <= maxCodes
    ? { value: accept, violations: [] }
    : { value: [], violations: [{ field: "accept", code, params: { max: maxCodes } }] };
}

/** Reads the body of a transmission; a malformed one is refused. */
export function readTransmission(body: Values): Transmission {
  const period = readPeriod(body, today());
  const accept = readAccepted(body["accept"]);
  const { value, violations } = readBodyFields("optique_periods", body, ["notes"], false, null);
  refuseIf([...period.violations, ...accept.violations, ...violations]);
  return { period: period.value, notes: textValue(value["notes"]), accept: accept.value };
}

/** Refuses differences that the request does not accept by name; differing sums within the pack never pass. */
function checkAccepted(differences: readonly Difference[], accept: readonly string[]): void {
  const missing = unaccepted(differences, accept);
  if (missing.some(({ code }) => code === "sums")) refuseConflict("accept", "period_sums");
  if (missing.length === 0) return;
  const names = missing.map(({ message }) => message).join(", ");
  refuseConflict("accept", "differences", { names, codes: missing.map(({ code }) => code).join() });
}

/** Transmits a period and returns its id; refuses it when another station has just transmitted the same days. */
export function closePeriod(tx: core.App, staff: Staff, sent: Transmission): string {
  const { company, actor } = staff;
  const { period, notes, accept } = sent;
  const first = otherFirstDay(period.from, closedUntilOf(tx, company));
  if (first !== null) refuseConflict("from", "period_first", { from: first });
  const [from, to] = [storedDay(period.from), storedDay(period.to)];
  const books = booksOf(tx, company, period);
  const figures = { ...books.figures, totals: totalsOf(tx, { company, from, to }) };
  const { differences } = books;
  checkAccepted(differences, accept);
  const id = makeId();
  const values = { from, to, figures, differences, notes };
  insertAndBroadcast(tx, "optique_periods", { ...values, ...signatureOf(actor), id, company });
  noticeUse(tx, "optique_periods", [{ company }]);
  setClosedUntil(tx, company);
  journalUpdate(tx, staff, {
    collection: "optique_periods",
    record: id,
    label: periodLabel(period),
    changes: changesBetween({}, values),
  });
  return id;
}

export const closeRoute: Route = {
  method: "POST",
  path: "/books/close",
  right: "books.close",
  maxBody: 16_384,
  handle(e, staff) {
    checkRight(staff.actor, "cost.see");
    const sent = readTransmission(requestBody(e));
    const id = runAct(e, staff, (tx) => closePeriod(tx, staff, sent));
    sendPeriod(e, id);
  },
};
