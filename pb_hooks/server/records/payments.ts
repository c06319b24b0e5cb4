/** Payments: who took one is the server's to say, a cheque is where its state says, and each change brings its invoice up to date. */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { chequeValues } from "#domain/till/cheques.ts";
import { refreshInvoice } from "./invoiceSums.ts";
import { recordHooks } from "./recordHooks.ts";
import { signatureOf } from "#server/platform/recordEvents.ts";
import { valuesOf } from "#server/platform/values.ts";

export const payments = recordHooks("optique_payments", {
  parent: "invoice",
  derived: ["by"],
  label: (record) => formatMoney(toCentimes(record.getFloat("amount"))),
  prepare({ record, before, actor }) {
    const cheque = chequeValues(valuesOf("optique_payments", record), before);
    record.load({ ...cheque, by: before ? before["by"] : signatureOf(actor) });
  },
  saved: ({ tx, record }) => refreshInvoice(tx, record.getString("invoice"), "other"),
  removed: ({ tx, record }) => refreshInvoice(tx, record.getString("invoice"), "other"),
});
