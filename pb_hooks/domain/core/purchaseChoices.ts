/** Stored codes of what the shop owes its suppliers. */
/** Methods by which suppliers are paid; `lcn` is a bill of exchange, `credit` uses a credit from the supplier. */
export const billMethods = [
  "cash",
  "check",
  "lcn",
  "transfer",
  "card",
  "debit",
  "credit",
  "other",
] as const;
/** States of a cheque or bill of exchange to a supplier. */
export const billPaymentStates = ["issued", "debited", "refused"] as const;
export const supplierCreditReasons = [
  "return",
  "price",
  "missing",
  "warranty",
  "rebate",
  "other",
] as const;
export type BillMethod = (typeof billMethods)[number];
export type BillPaymentState = (typeof billPaymentStates)[number];
export type SupplierCreditReason = (typeof supplierCreditReasons)[number];
