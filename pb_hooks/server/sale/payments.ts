/**
 * Payments written by the records API. A client's payment saves its invoice; a fund's payment is only written by a slip
 * of claims, except for the state of its cheque.
 */
import { today } from "#domain/core/days/days.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import {
  bounceFields,
  checkChequeState,
  chequeValues,
  isFundCheque,
} from "#domain/till/cheques.ts";
import { checkBouncedOn } from "#domain/till/reversals.ts";
import { picked } from "#domain/documents/documentBody.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { paymentFields, paymentToStore } from "#domain/sale/saleBody.ts";
import { rightsOfPayment } from "#domain/sale/saleRights.ts";
import { checkNeeded } from "./neededRights.ts";
import { changedBeside, drawnBeside } from "#server/engine/documents/beside.ts";
import { childWriter } from "#server/engine/documents/childWrites.ts";
import { largestAmount, recordHooks } from "#server/engine/records/recordHooks.ts";
import type { RecordWrite, Saving } from "#server/engine/records/recordRules.ts";
import { refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { followReversals } from "./reversals.ts";
import { invoiceDocument } from "./saleDocument.ts";
import { paidOf } from "./saleRights.ts";

function prepare({ record, before, actor }: Saving): void {
  const values = recordValues("optique_payments", record);
  if ((values["fund"] || before?.["fund"]) && !(before && isFundCheque(values, before)))
    refuseRequest("fund_payment_fixed");
  // Checked here, because the invoice's save does not see a change of a fund's cheque, or a payment sent unchanged.
  checkNeeded(actor, { record: record.getString("invoice") }, () =>
    rightsOfPayment({ before: before && paidOf(before), after: paidOf(values) }),
  );
  refuseIf([
    ...checkChequeState(values["cheque_state"], before),
    ...checkBouncedOn({ ...values, ...chequeValues(values, before) }, before, today()),
  ]);
}

function valuesOf({ record, before }: Saving): Values {
  const values = recordValues("optique_payments", record);
  return { ...picked(values, paymentFields), ...paymentToStore(values, before) };
}

const writeClientPayment = childWriter(invoiceDocument, {
  list: "payments",
  parent: "invoice",
  valuesOf,
  fieldOf: {
    invoice_issued: "invoice",
    payment_refunded: "amount",
    credit_used: "amount",
    below_agreed: "amount",
    total_max: "paid_amount",
  },
  orphaned: ({ tx, record }) =>
    drawnBeside(tx, "optique_payments", [record.getString("credit_note")], "amount"),
});

/** Changes a fund's cheque, or deletes a fund's payment for the administrator; neither is in the invoice's document. */
function writeFundPayment({ tx, record, before, actor, isGone, store }: RecordWrite): void {
  const values = recordValues("optique_payments", record);
  const after = isGone ? null : { ...values, ...chequeValues(values, before) };
  store(after ?? {});
  const company = record.getString("company");
  if (before && after) followReversals(tx, { company, actor }, [{ id: record.id, before, after }]);
  const written = { id: record.id, company, before, after, actor };
  changedBeside(tx, "optique_payments", { ...written, place: (field) => field });
}

export const paymentHooks = recordHooks("optique_payments", {
  saving: ["payment.take", "cheque.state", "document.delete"],
  deleting: "document.delete",
  amountOf: (_app, record) => largestAmount(record, "amount"),
  parent: "invoice",
  derived: ["by", "actor", ...bounceFields],
  label: (record) => formatMoney(toCentimes(record.getFloat("amount"))),
  prepare,
  removing({ record, actor }) {
    if (record.getString("fund") && actor.isStaff) refuseRequest("fund_payment_fixed");
  },
  within: (payment: RecordWrite) =>
    payment.record.getString("fund") ? writeFundPayment(payment) : writeClientPayment(payment),
});
