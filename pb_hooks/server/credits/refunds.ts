/** PUT /api/optique/refunds/{id}: refunds money outside a credit note (docs/rules-credits.md, Routes). */
import { storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, formatMoney, minus, toCentimes, toDirhams } from "#domain/core/money.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { readRefundBody, type RefundBody } from "#domain/sale/credit.ts";
import { sentAmount } from "#domain/documents/sentAmounts.ts";
import { checkBeside } from "#server/engine/documents/beside.ts";
import { noticeUse } from "#server/engine/firstUse.ts";
import { journalUpdate } from "#server/engine/journal/journal.ts";
import type { Route } from "#server/engine/route.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { signatureOf } from "#server/platform/records/recordEvents.ts";
import { recordTexts, type Written } from "#server/platform/records/recordTexts.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import {
  approverOf,
  requestBody,
  requestDocumentId,
  type Staff,
} from "#server/platform/requests/routeRequest.ts";
import { insertAndBroadcast } from "#server/platform/storage/rowWrites.ts";
import { companyOf, ownRecord, storedRecord } from "#server/platform/records/storedRecords.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { receivedOf, refreshClaim } from "#server/claims/claimedInvoice.ts";
import { refreshInvoiceSums } from "#server/sale/invoiceSums.ts";
import { refreshUsedCredits } from "./keptCredits.ts";
import { digestOf, isWritten } from "./idempotency.ts";

/** Lets other rooms check a refund. `place`: turns a field's name into its path in the body. */
export const checkRefundBeside = (
  tx: core.App,
  company: string,
  refund: Values,
  place: (field: string) => string,
): void =>
  checkBeside(tx, "optique_refunds", { id: "", company, before: null, after: refund, place });

/** Refuses more than was paid and not yet refunded or kept. `paid`: paid less refunded, in dirhams. */
export function checkMoneyLeft(amount: Centimes, paid: number, field: string): void {
  if (minus(toCentimes(paid), amount) < 0) refuseConflict(field, "refund_exceeds");
}

const shown: Written = { table: "optique_refunds" };

export const refundRoute: Route = {
  method: "PUT",
  path: "/refunds/{id}",
  right: "refund.give",
  actOf({ app, company, id, body }) {
    const { credit_note, invoice, amount, payment_method } = body;
    const note = ownRecord(app, "optique_credit_notes", company, textValue(credit_note));
    return {
      record: (note?.invoice ?? textValue(invoice)) || id,
      amount: sentAmount(amount),
      method: textValue(payment_method),
    };
  },
  maxBody: 16_384,
  handle(e, staff) {
    const id = requestDocumentId(e);
    const request = requestBody(e);
    const { value, violations } = readRefundBody(request);
    refuseIf(violations);
    runAct(e, staff, (tx) => giveRefund(tx, staff, { id, request, value }));
    sendJson(e, String(recordTexts(e.app, shown, [id])).slice(1, -1));
  },
};

/** Journals a refund. `amount`: dirhams. */
export const journalRefund = (tx: core.App, staff: Staff, id: string, amount: number): void =>
  journalUpdate(tx, staff, {
    collection: "optique_refunds",
    record: id,
    label: formatMoney(toCentimes(amount)),
    changes: { amount: [null, amount] },
  });

/** Refuses a fund of another company, and more than this fund paid for the invoice less earlier refunds to it. */
function checkFundMoney(
  tx: core.App,
  company: string,
  invoice: string,
  { fund, amount }: RefundBody,
): void {
  if (companyOf(tx, "optique_funds", fund) !== company)
    refuse([{ field: "fund", code: "unknown_record" }]);
  if (amount > receivedOf(tx, invoice, fund)) refuseConflict("amount", "fund_refund_exceeds");
}

type Given = { id: string; request: Values; value: RefundBody };

function giveRefund(tx: core.App, staff: Staff, { id, request, value }: Given): void {
  const { company } = staff;
  if (isWritten(tx, "optique_refunds", { id, company, request })) return;
  const note = value.credit_note
    ? storedRecord(tx, "optique_credit_notes", value.credit_note)
    : null;
  if (value.credit_note && note?.company !== company)
    refuse([{ field: "credit_note", code: "unknown_record" }]);
  const invoice = storedRecord(tx, "optique_invoices", note?.invoice ?? value.invoice);
  if (invoice?.company !== company) return refuse([{ field: "invoice", code: "unknown_record" }]);
  if (value.invoice && value.invoice !== invoice.id)
    refuse([{ field: "invoice", code: "credit_invoice" }]);
  checkRefundBeside(tx, company, value.values, (field) => field);
  if (value.fund) checkFundMoney(tx, company, invoice.id, value);
  else if (!note) checkMoneyLeft(value.amount, invoice.paid_amount, "amount");
  insertAndBroadcast(tx, "optique_refunds", {
    ...value.values,
    ...signatureOf(staff.actor),
    approved_by: approverOf(staff.actor, "refund.give"),
    id,
    company,
    invoice: invoice.id,
    credit_note: value.credit_note,
    fund: value.fund,
    date: storedDay(today()),
    amount: toDirhams(value.amount),
    from_kept: note !== null,
    request: digestOf(request),
  });
  noticeUse(tx, "optique_refunds", [{ company }]);
  journalRefund(tx, staff, id, toDirhams(value.amount));
  if (note) refreshUsedCredits(tx, [note.id], "amount");
  else if (value.fund) refreshClaim(tx, invoice.id, "amount");
  else refreshInvoiceSums(tx, invoice.id);
}
