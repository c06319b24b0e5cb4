/**
 * POST /api/optique/bill-payments/{id}/state `{state, on}`: marks a cheque or LCN debited, refused, or issued again.
 */
import type { Values } from "#domain/core/fields/values.ts";
import { toDirhams } from "#domain/core/money.ts";
import { isCountedState, paymentLeft } from "#domain/purchases/billPayment.ts";
import { readStateBody, type StoredBillPayment } from "#domain/purchases/billPaymentBody.ts";
import type { Route } from "#server/engine/route.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import {
  checkRight,
  requestBody,
  requestDocumentId,
  type Staff,
} from "#server/platform/requests/routeRequest.ts";
import { checkOpenDay } from "#server/platform/records/closedUntil.ts";
import { companyOf } from "#server/platform/records/storedRecords.ts";
import { paymentAct } from "./billPaymentDocument.ts";
import { billPaymentReader } from "./billPaymentReader.ts";
import { checkPayable } from "./billPaymentWrite.ts";
import { refreshPaid } from "./paidBills.ts";
import { writePurchase } from "./writePurchase.ts";

const header = "optique_bill_payments";
const notFound = (): never => refuseRequest("not_found", 404);

export const paymentStateRoute: Route = {
  method: "POST",
  path: "/bill-payments/{id}/state",
  right: "bill.pay",
  actOf: paymentAct,
  asksFurtherRights: true,
  maxBody: 8192,
  handle(e, staff) {
    checkRight(staff.actor, "cost.see");
    const id = requestDocumentId(e);
    if (companyOf(e.app, header, id) !== staff.company) notFound();
    const body = requestBody(e);
    runAct(e, staff, (tx) => writeState(tx, staff, id, body));
    sendJson(e, billPaymentReader.answer(e.app, staff.company, id) ?? notFound());
  },
};

/** Changes the state of a payment; the same state on the same day writes nothing. */
function writeState(tx: core.App, staff: Staff, id: string, body: Values): void {
  const before = billPaymentReader.load(tx, staff.company, id) ?? notFound();
  const { value, violations } = readStateBody(body, before);
  refuseIf(violations);
  const state_on = value.state === "issued" ? "" : value.on;
  if (before.state === value.state && before.state_on === state_on) return;
  // A refusal changes the figures of its own day, which must be open; being debited changes none.
  if (value.state === "refused") checkOpenDay(tx, staff.company, value.on, "on");
  if (before.state === "refused") checkOpenDay(tx, staff.company, before.state_on, "state");
  const moved: StoredBillPayment = { ...before, state: value.state, state_on };
  const parts = before.parts.map((part, at) => ({ ...part, place: `parts.${at}` }));
  // The payment counts again, but other payments may have paid its bills in the meantime.
  if (isCountedState(moved.state) && !isCountedState(before.state)) checkPayable(tx, moved, parts);
  const after = { ...moved, left_amount: toDirhams(paymentLeft(moved, parts)) };
  writePurchase(tx, staff, header, { id, before, after });
  refreshPaid(
    tx,
    parts.map(({ bill }) => bill),
    [before.supplier_credit],
  );
}
