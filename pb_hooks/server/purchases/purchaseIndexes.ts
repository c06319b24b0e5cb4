import { wordKind } from "#domain/search/searchKind.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

/** Bills are indexed by number; a search by supplier goes through the supplier's own entry. */
export const billIndex = searchIndexOf(
  wordKind({ name: "bills", number: 12, table: "optique_bills", fields: ["number", "label"] }),
);

/** Payments to suppliers are indexed by their cheque's number. */
export const billPaymentIndex = searchIndexOf(
  wordKind({
    name: "bill_payments",
    number: 13,
    table: "optique_bill_payments",
    fields: ["reference", "bank"],
  }),
);

export const supplierCreditIndex = searchIndexOf(
  wordKind({
    name: "supplier_credits",
    number: 14,
    table: "optique_supplier_credits",
    fields: ["number"],
  }),
);
