/** Payments: each change brings its invoice up to date. */
import { formatMoney, toCentimes } from "../domain/money";
import { refreshInvoice } from "./invoiceFigures";
import { recordHooks } from "./recordHooks";

export const payments = recordHooks("optique_payments", {
  parent: "invoice",
  label: (record) => formatMoney(toCentimes(record.getFloat("amount"))),
  saved: ({ tx, record }) => refreshInvoice(tx, record.getString("invoice"), "other"),
  removed: ({ tx, record }) => refreshInvoice(tx, record.getString("invoice"), "other"),
});
