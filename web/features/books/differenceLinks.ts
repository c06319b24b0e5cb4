/** Pages on which the differences of a period are corrected. */
import type { Difference, DifferenceCode } from "#domain/books/differences.ts";
import type { Period } from "#domain/core/days/period.ts";
import type { Right } from "#domain/people/permissions.ts";
import { paths } from "#lib/addresses/paths.ts";

type Place = { href: string; right?: Right };

const places: Record<
  Exclude<DifferenceCode, "sums">,
  (first: string, period: Period) => Place | null
> = {
  days_open: (day) => ({ href: day ? paths.tillOn(day) : paths.till, right: "till.see" }),
  days_changed: (day) => ({ href: day ? paths.tillOn(day) : paths.till, right: "till.see" }),
  gaps: (_, { from }) => ({ href: paths.journalFrom("delete", from), right: "journal.see" }),
  reissued: (_, { from }) => ({ href: paths.journalFrom("delete", from), right: "journal.see" }),
  not_issued: (invoice) => ({ href: invoice ? paths.invoice(invoice) : paths.invoices() }),
  cheques_in_hand: () => ({ href: paths.cheques(), right: "till.see" }),
  bounced_later: () => ({ href: paths.cheques("bounced"), right: "till.see" }),
  not_billed: (receipt) => ({ href: paths.newBill("", receipt), right: "bill.write" }),
  credits_expected: () => ({ href: paths.expectedCredits }),
  ids_missing: (supplier) =>
    supplier ? { href: paths.editSupplier(supplier), right: "product.write" } : null,
  changed_since: (_, { from }) => ({ href: paths.journalFrom("all", from), right: "journal.see" }),
};

/** Page that corrects a difference, with the right it needs; null for a defect in the sums. */
export const placeOf = ({ code, first = "" }: Difference, period: Period): Place | null =>
  code === "sums" ? null : places[code](first, period);
