import type { FixedRight } from "#domain/people/permissions.ts";

/** Right to read a collection, and to see what its deletion affects; all active users may read the others. */
export const readRights: Readonly<Record<string, FixedRight>> = {
  optique_journal: "journal.see",
  optique_approvals: "journal.see",
  optique_cash_moves: "till.history",
  optique_closes: "till.history",
  optique_periods: "books.export",
  optique_bills: "cost.see",
  optique_bill_items: "cost.see",
  optique_bill_payments: "cost.see",
  optique_bill_parts: "cost.see",
  optique_supplier_credits: "cost.see",
};
