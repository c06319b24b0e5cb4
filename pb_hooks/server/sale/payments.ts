/**
 * Payments: the server sets who took one, checks a cheque's state and updates the invoice. Those of a fund are written by a
 * slip of claims alone, but for the way of a cheque.
 */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { checkChequeState, chequeValues, isFundCheque } from "#domain/till/cheques.ts";
import { maxPayments } from "#domain/documents/documentBody.ts";
import { textValue } from "#domain/core/values.ts";
import { isOldPayment, isPaymentFixed } from "#domain/sale/lock.ts";
import { issueInvoice, isStoredLocked, refuseIssued } from "./issueInvoice.ts";
import {
  checkCreditNote,
  followFundCheque,
  refreshClaim,
  refreshUsedCredits,
} from "./besidePayments.ts";
import { checkPaymentRights } from "./saleRights.ts";
import { refreshInvoiceSums } from "./invoiceSums.ts";
import { largestAmount, recordHooks } from "#server/engine/records/recordHooks.ts";
import { signatureFor } from "#server/platform/recordEvents.ts";
import { refuse, refuseIf, refuseRequest } from "#server/platform/refuse.ts";
import { readInteger, reading } from "#server/platform/statements.ts";
import { storedRecord } from "#server/platform/storedRecords.ts";
import { recordValues } from "#server/platform/recordValues.ts";

const countRead = reading(
  "SELECT COUNT(*) FROM optique_payments WHERE invoice = {:invoice} AND fund = ''",
);

/** Refuses a kept credit of another client than the invoice's. */
function checkCredit(tx: core.App, record: core.Record): void {
  const invoice = storedRecord(tx, "optique_invoices", record.getString("invoice"));
  checkCreditNote(tx, {
    company: record.getString("company"),
    client: invoice?.client ?? "",
    note: record.getString("credit_note"),
    field: "credit_note",
  });
}

export const paymentHooks = recordHooks("optique_payments", {
  saving: ["payment.take", "cheque.state", "document.delete"],
  deleting: "document.delete",
  amountOf: (_app, record) => largestAmount(record, "amount"),
  parent: "invoice",
  derived: ["by", "actor"],
  label: (record) => formatMoney(toCentimes(record.getFloat("amount"))),
  prepare(saving) {
    const { tx, record, before, actor } = saving;
    const values = recordValues("optique_payments", record);
    if ((values["fund"] || before?.["fund"]) && !(before && isFundCheque(values, before)))
      refuseRequest("fund_payment_fixed");
    const invoice = record.getString("invoice");
    // Same limit as for a document, which could otherwise not be saved whole again.
    if (!before && readInteger(tx, countRead, { invoice }) >= maxPayments)
      refuse([{ field: "invoice", code: "too_many", params: { max: maxPayments } }]);
    checkPaymentRights(saving, values);
    refuseIf(checkChequeState(values["cheque_state"], before));
    if (before && isPaymentFixed(before, values) && isStoredLocked(tx, invoice)) refuseIssued();
    record.load({ ...chequeValues(values, before), ...signatureFor(before, actor) });
    if (values["payment_method"] !== "credit") record.set("credit_note", "");
    else checkCredit(tx, record);
  },
  saved(saving) {
    const { tx, record, before } = saving;
    if (record.getString("fund")) return followFundCheque(saving);
    const isLowered = before !== null && record.getFloat("amount") < Number(before["amount"]);
    const notes = [textValue(before?.["credit_note"]), record.getString("credit_note")];
    refreshUsedCredits(tx, notes, "amount");
    issueInvoice(tx, record.getString("invoice"));
    refreshInvoiceSums(tx, record.getString("invoice"), isLowered ? "payment lowered" : "other");
  },
  removing({ tx, record, actor }) {
    if (record.getString("fund") && actor.isStaff) refuseRequest("fund_payment_fixed");
    const date = record.getString("date");
    if (isOldPayment({ date }) && isStoredLocked(tx, record.getString("invoice"))) refuseIssued();
  },
  removed({ tx, record }) {
    if (record.getString("fund")) return refreshClaim(tx, record.getString("invoice"), "id");
    refreshUsedCredits(tx, [record.getString("credit_note")], "amount");
    refreshInvoiceSums(tx, record.getString("invoice"), "payment lowered");
  },
});
