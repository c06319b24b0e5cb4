/** Stored codes of what the shop owes its suppliers. */
/** Ways in which suppliers are paid; `lcn`: bill of exchange, `credit`: with a credit of the supplier. */
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
/** State of a cheque or bill of exchange to a supplier. */
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
