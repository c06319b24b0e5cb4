/** Payments: each change brings its invoice up to date. */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { refreshInvoice } from "./invoiceSums.ts";
import { recordHooks } from "./recordHooks.ts";

export const payments = recordHooks("optique_payments", {
  parent: "invoice",
  label: (record) => formatMoney(toCentimes(record.getFloat("amount"))),
  saved: ({ tx, record }) => refreshInvoice(tx, record.getString("invoice"), "other"),
  removed: ({ tx, record }) => refreshInvoice(tx, record.getString("invoice"), "other"),
});
