/** Accounts of suppliers, and the calendar of incoming and outgoing money (docs/rules-purchases-money.md, Account). */
import type { Period } from "#domain/core/days/period.ts";
import type {
  Payables,
  PurchaseCalendar,
  SupplierAccount,
} from "#domain/purchases/purchaseAnswers.ts";
import { get, getQuery, loadQuery } from "#api/request.ts";

export const accountQueries = {
  account: (supplier: string, period: Period) =>
    getQuery<SupplierAccount>(
      ["supplier-account", supplier, period],
      `suppliers/${encodeURIComponent(supplier)}/account`,
      period,
    ),
  payables: getQuery<Payables>(["payables"], "payables"),
  /** Query of the calendar, from the week of `from` on ('' for today). */
  calendar: (asked: { from: string; weeks: number }) =>
    loadQuery(["calendar", asked], (signal) => {
      const { from, weeks } = asked;
      return get<PurchaseCalendar>("calendar", { weeks, ...(from && { from }) }, signal);
    }),
};
