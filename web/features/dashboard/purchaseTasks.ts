/** Dashboard tasks about suppliers' papers and the accountant's pack, for people who see costs. */
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { dashboardStrings } from "./dashboard.strings.ts";
import type { Task, Today } from "./task.ts";

/** Bills that are late or due within a week. */
export const billsDue = ({ billsDue: due }: Today): Task | false =>
  due !== undefined &&
  due.count > 0 && {
    icon: "invoice",
    tone: "warn",
    text: dashboardStrings.billsDue(due.count),
    detail: dashboardStrings.billsDueDetail,
    amount: due.amount,
    href: paths.purchases(),
    action: words.payBill,
    right: "bill.pay",
  };

/** Cheques and bills of exchange to suppliers that the bank is about to debit. */
export const paymentsDue = ({ paymentsDue: due }: Today): Task | false =>
  due !== undefined &&
  due.count > 0 && {
    icon: "cheque",
    tone: "warn",
    text: dashboardStrings.paymentsDue(due.count),
    detail: dashboardStrings.paymentsDueDetail,
    amount: due.amount,
    href: paths.purchases("echeances"),
    action: words.view,
    right: "bill.pay",
  };

/** Credits that suppliers have owed for more than a month without sending them. */
export const creditsExpected = ({ creditsExpected: expected }: Today): Task | false =>
  expected !== undefined &&
  expected.count > 0 && {
    icon: "clipboard",
    tone: "mute",
    text: dashboardStrings.creditsExpected(expected.count),
    detail: dashboardStrings.creditsExpectedDetail,
    amount: expected.amount,
    href: paths.expectedCredits,
    action: dashboardStrings.collect,
    right: "bill.write",
  };

/** Pack of the previous month, not yet transmitted to the accountant. */
export const booksDue = ({ booksDue: due }: Today): Task | false =>
  due !== undefined &&
  due !== null && {
    icon: "calculator",
    tone: "info",
    text: dashboardStrings.booksDue,
    detail: dashboardStrings.booksDueDetail(formatDay(due.from), formatDay(due.to)),
    href: paths.books(),
    action: dashboardStrings.prepare,
    right: "books.export",
  };
