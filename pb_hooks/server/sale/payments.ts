/** Payments: the server sets who took one, checks a cheque's state and updates the invoice. */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { chequeValues } from "#domain/till/cheques.ts";
import { maxPayments } from "#domain/documents/documentBody.ts";
import { refreshInvoiceSums } from "./invoiceSums.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { signatureFor } from "#server/platform/recordEvents.ts";
import { refuse } from "#server/platform/refuse.ts";
import { readInteger, reading } from "#server/platform/statements.ts";
import { recordValues } from "#server/platform/recordValues.ts";

const countRead = reading("SELECT COUNT(*) FROM optique_payments WHERE invoice = {:invoice}");

export const paymentHooks = recordHooks("optique_payments", {
  saving: "payment.take",
  deleting: "document.delete",
  parent: "invoice",
  derived: ["by", "actor"],
  label: (record) => formatMoney(toCentimes(record.getFloat("amount"))),
  prepare({ tx, record, before, actor }) {
    const invoice = record.getString("invoice");
    // Same limit as for a document, which could otherwise not be saved whole again.
    if (!before && readInteger(tx, countRead, { invoice }) >= maxPayments)
      refuse([{ field: "invoice", code: "too_many", params: { max: maxPayments } }]);
    const cheque = chequeValues(recordValues("optique_payments", record), before);
    record.load({ ...cheque, ...signatureFor(before, actor) });
  },
  saved: ({ tx, record }) => refreshInvoiceSums(tx, record.getString("invoice"), "other"),
  removed: ({ tx, record }) => refreshInvoiceSums(tx, record.getString("invoice"), "other"),
});
