import { periodLabel } from "#domain/books/books.strings.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";

/** Only their routes write periods; nobody deletes them, not even the administrator. */
export const periodHooks = recordHooks("optique_periods", {
  saving: "books.close",
  deleting: "books.reopen",
  amountOf: () => noAmount,
  label: (record) => periodLabel({ from: record.getString("from"), to: record.getString("to") }),
  complete: () => refuseRequest("period_fixed"),
  removing: () => refuseRequest("period_fixed"),
});
