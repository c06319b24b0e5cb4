/** POST /api/optique/claims/slips/{number}/pay: records one transfer as a payment for each claim, all or nothing. */
import { payRefusal, readSlipPayment, type SlipPayment } from "#domain/claims/claimSlip.ts";
import { statusPaid } from "#domain/claims/claimStatus.ts";
import { type Centimes, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { Claim } from "#domain/core/records.ts";
import { chequeValues } from "#domain/till/cheques.ts";
import type { Route } from "#server/engine/route.ts";
import { issueInvoice } from "#server/sale/issueInvoice.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { makeId } from "#server/platform/storage/makeId.ts";
import { signatureOf } from "#server/platform/records/recordEvents.ts";
import { recordTexts, type Written } from "#server/platform/records/recordTexts.ts";
import { refuseConflict, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import { requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { insertAndBroadcast } from "#server/platform/storage/rowWrites.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { recordsById, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { claimList } from "./claimLists.ts";
import { writeClaim } from "./claimWrite.ts";

const amountOfOne = ({ amount }: { amount: Centimes }): Centimes => amount;

const shownPayments: Written = { table: "optique_payments" };

export const payRoute: Route = {
  method: "POST",
  path: "/claims/slips/{number}/pay",
  right: "payment.take",
  actOf: ({ id, body }) => ({
    record: id,
    amount: toDirhams(sum(readSlipPayment(body).value.amounts.map(amountOfOne))),
  }),
  maxBody: 32_768,
  handle(e, staff) {
    const slip = e.request?.pathValue("number") ?? "";
    const { value, violations } = readSlipPayment(requestBody(e));
    refuseIf(violations);
    const payments = runAct(e, staff, (tx) => paySlip(tx, staff, slip, value));
    const ids = value.amounts.map(({ claim }) => claim);
    const amount = toDirhams(sum(value.amounts.map(amountOfOne)));
    const texts = {
      claims: recordTexts(e.app, claimList, ids),
      payments: recordTexts(e.app, shownPayments, payments),
    };
    sendObject(e, { slip, amount }, texts);
  },
};

type Paid = { claim: Claim; amount: Centimes };

/** Pays the named claims; returns the ids of the payments in the order of the claims. */
export function paySlip(tx: core.App, staff: Staff, slip: string, payment: SlipPayment): string[] {
  const { company } = staff;
  if (readInteger(tx, sizeRead, { company, slip }) === 0) refuseRequest("not_found", 404);
  const byId = claimsOn(tx, company, payment);
  const paid = payment.amounts.flatMap(({ claim: id, amount }): Paid[] => {
    const claim = byId.get(id);
    return claim ? [{ claim, amount }] : [];
  });
  const isKnown = paid.length === payment.amounts.length;
  if (isKnown && paid.every((one) => isWritten(tx, payment, one)))
    refuseConflict("amounts", "slip_paid");
  refuseIf(
    payment.amounts.flatMap(({ claim: id, amount }) => {
      const claim = byId.get(id);
      const code = claim ? payRefusal(claim, slip, amount) : "not_on_slip";
      return code ? [{ field: `amounts.${id}`, code }] : [];
    }),
  );
  return paid.map((one) => payClaim(tx, staff, payment, one));
}

const sizeRead = reading(
  "SELECT COUNT(*) FROM optique_claims WHERE company = {:company} AND slip > '' AND slip = {:slip}",
);

/** Claims of the company that a payment names, by id. */
function claimsOn(tx: core.App, company: string, { amounts }: SlipPayment): Map<string, Claim> {
  const ids = amounts.map(({ claim }) => claim);
  const found = new Map<string, Claim>();
  for (const [id, record] of recordsById(tx, "optique_claims", ids))
    if (record.getString("company") === company)
      found.set(id, toPlainRecord<"optique_claims">(record));
  return found;
}

const writtenRead = reading(`SELECT COUNT(*) FROM optique_payments
  WHERE invoice = {:invoice} AND fund = {:fund} AND date = {:date} AND payment_method = {:payment_method}
    AND reference = {:reference} AND amount = {:amount}`);

/** True when the same amount of the same transfer was already recorded. */
const isWritten = (tx: core.App, payment: SlipPayment, { claim, amount }: Paid): boolean =>
  readInteger(tx, writtenRead, {
    invoice: claim.invoice,
    fund: claim.fund,
    date: payment.date,
    payment_method: payment.payment_method,
    reference: payment.reference,
    amount: toDirhams(amount),
  }) > 0;

/** Records one payment. Payments by cheque share its number, bank and due day, and begin in the state `in_hand`. */
function payClaim(
  tx: core.App,
  staff: Staff,
  { date, payment_method, reference, bank, due_on }: SlipPayment,
  { claim, amount }: Paid,
): string {
  const id = makeId();
  const money = { date, payment_method, reference, amount: toDirhams(amount) };
  insertAndBroadcast(tx, "optique_payments", {
    ...money,
    ...chequeValues({ payment_method, bank, due_on }, null),
    ...signatureOf(staff.actor),
    id,
    company: staff.company,
    invoice: claim.invoice,
    fund: claim.fund,
  });
  const received = sum([toCentimes(claim.received_amount), amount]);
  const after = {
    ...claim,
    received_amount: toDirhams(received),
    received_on: date,
    status: statusPaid(toCentimes(claim.agreed), received),
  };
  issueInvoice(tx, claim.invoice);
  writeClaim(tx, staff, claim.id, { before: claim, after });
  return id;
}
