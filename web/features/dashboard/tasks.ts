/** Collects the pending tasks of the dashboard, by severity. */
import { daysBetween, type IsoDay } from "#domain/core/days/days.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { formatDay, formatInstant, instantMs } from "#lib/texts/formats.ts";
import { buyerLabels, timeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { serverNow } from "#lib/clock/serverClock.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { Dashboard } from "#api/shop/figures.ts";
import { isForeign } from "#lib/approvals.ts";
import { lensesArrived, lensesDue, lensesToOrder } from "./contactLensTasks.ts";
import { dashboardStrings } from "./dashboard.strings.ts";
import { billsDue, booksDue, creditsExpected, paymentsDue } from "./purchaseTasks.ts";
import { lateServices, lentGlasses, readyServices, silentSuppliers } from "./serviceTasks.ts";
import type { Task, Today } from "./task.ts";

const staleMs = 2 * 86_400_000;

/** True when there was no backup for two days, counted from the last one or from the opening of the shop. */
const isStale = (since: string | undefined): boolean =>
  since !== undefined && serverNow() - instantMs(since) > staleMs;

/** Unused credit of clients who owe money; '' without any. */
export const creditDetail = (credit: number): string =>
  credit > 0 ? words.creditToUse(formatMoney(toCentimes(credit))) : "";

/** Clients with late jobs. */
const lateJobs = (
  { jobsLate, latestJobs }: Today,
  ageOf: (since: string) => string,
): Task | false =>
  jobsLate > 0 && {
    icon: "mounting",
    tone: "bad",
    text: dashboardStrings.jobsLate(jobsLate),
    detail: dashboardStrings.some(
      latestJobs.map(({ name, day: promised }) => dashboardStrings.lateBy(name, ageOf(promised))),
      jobsLate,
    ),
    href: paths.workshopLate,
    action: words.view,
    right: "job.move",
  };

/** Clients to notify about ready glasses. */
const readyJobs = ({ jobsReady, longestReady, readyDue }: Today): Task | false =>
  jobsReady > 0 && {
    icon: "speech-bubble",
    tone: "info",
    text: dashboardStrings.jobsReady(jobsReady),
    detail: dashboardStrings.some(
      longestReady.map(({ name }) => name),
      jobsReady,
    ),
    amount: readyDue,
    href: paths.workshopAt("ready"),
    action: dashboardStrings.announce,
    right: "job.move",
  };

/** Instalment plans with a late instalment. */
const latePlans = ({ plansLate: { count, amount } }: Today): Task | false =>
  count > 0 && {
    icon: "calendar",
    tone: "bad",
    text: dashboardStrings.plansLate(count),
    detail: "",
    amount,
    href: paths.invoices("late"),
    action: dashboardStrings.collect,
  };

/** Cheques due for deposit. */
const chequesDue = ({ chequesDue: count, chequesDueAmount }: Today): Task | false =>
  count > 0 && {
    icon: "cheque",
    tone: "warn",
    text: dashboardStrings.cheques(count),
    detail: dashboardStrings.chequesDetail,
    amount: chequesDueAmount,
    href: paths.cheques("due"),
    action: words.deposit,
  };

/** Quotes without an answer. */
const waitingQuotes = (
  { quotesWaiting, oldestQuote }: Today,
  ageOf: (since: string) => string,
): Task | false =>
  quotesWaiting > 0 && {
    icon: "phone",
    tone: "info",
    text: dashboardStrings.quotes(quotesWaiting),
    detail: oldestQuote ? dashboardStrings.oldest(oldestQuote.name, ageOf(oldestQuote.day)) : "",
    href: paths.waitingQuotes,
    action: dashboardStrings.collect,
    right: "quote.write",
  };

/** Open till days, for shops that close their days. */
const openDays = ({ tillToClose, firstToClose }: Today): Task | false =>
  firstToClose !== null && {
    icon: "banknote",
    tone: "warn",
    text: dashboardStrings.tillOpen(tillToClose),
    detail: dashboardStrings.firstToClose(formatDay(firstToClose), tillToClose === 1),
    href: paths.tillOn(firstToClose),
    action: words.closeTill,
    right: "till.close",
  };

/** Invoices that have been unpaid for long, with the unused credit of their clients. */
const unpaidForLong = (
  { overdue, oldestUnpaid, credits }: Today,
  ageOf: (since: string) => string,
): Task | false =>
  overdue.invoices > 0 && {
    icon: "invoice",
    tone: "bad",
    text: dashboardStrings.overdue(overdue.invoices),
    detail: [
      oldestUnpaid
        ? dashboardStrings.oldestUnpaid(
            oldestUnpaid.name || buyerLabels.passerBy,
            ageOf(oldestUnpaid.day),
          )
        : "",
      creditDetail(credits.overdue),
    ]
      .filter(Boolean)
      .join(" · "),
    amount: overdue.amount,
    href: paths.invoices("overdue"),
    action: dashboardStrings.collect,
  };

/** Lenses sold from the drawers today, to be ordered again. */
const lensRefill = ({ lensRefill: pieces }: Today): Task | false =>
  pieces > 0 && {
    icon: "box",
    tone: "mute",
    text: dashboardStrings.lensRefill(pieces),
    detail: dashboardStrings.lensRefillDetail,
    href: paths.lensRefill,
    action: words.order,
    right: "receipt.write",
  };

/** Stock counts that are still open after their day. */
const openCounts = ({ countsOpen }: Today): Task | false =>
  countsOpen > 0 && {
    icon: "barcode",
    tone: "mute",
    text: dashboardStrings.countsOpen(countsOpen),
    detail: dashboardStrings.countsOpenDetail,
    href: paths.openCounts,
    action: words.view,
    right: "count.write",
  };

/** Deliveries that were announced but have not arrived. */
const expectedDeliveries = (
  { pendingReceipts, oldestReceipt }: Today,
  ageOf: (since: string) => string,
): Task | false =>
  pendingReceipts > 0 && {
    icon: "truck",
    tone: "mute",
    text: dashboardStrings.pendingReceipts(pendingReceipts),
    detail: oldestReceipt
      ? dashboardStrings.oldest(oldestReceipt.name, ageOf(oldestReceipt.day))
      : "",
    href: `${paths.receipts}?status=pending`,
    action: dashboardStrings.receive,
    right: "receipt.write",
  };

type Shop = {
  /** Instant of the shop's creation. */
  opened: string | undefined;
  /** True when someone uses the workshop: otherwise every old sale would count as late. */
  hasWorkshop: boolean;
};

/** Pending tasks in order of severity: data, waiting clients, debts, notifications, stock, deliveries. */
export function tasksOf({ today }: Dashboard, { opened, hasWorkshop }: Shop): Task[] {
  const { day, outOfStock, lowStock, reminders, lastBackup, oldestReminder, emptiest } = today;
  const ageOf = (since: string) =>
    timeLabels.days(Math.max(daysBetween(since as IsoDay, day as IsoDay), 0));
  const shelves = outOfStock + lowStock;
  const tasks: (Task | false)[] = [
    isStale(lastBackup?.created ?? opened) && {
      icon: "shield",
      tone: "bad",
      text: dashboardStrings.backup,
      detail: lastBackup
        ? dashboardStrings.lastBackup(formatInstant(lastBackup.created))
        : dashboardStrings.noBackup,
      href: paths.backups,
      action: words.view,
    },
    hasWorkshop && lateJobs(today, ageOf),
    lateServices(today, ageOf),
    unpaidForLong(today, ageOf),
    latePlans(today),
    chequesDue(today),
    billsDue(today),
    paymentsDue(today),
    readyJobs(today),
    readyServices(today),
    lensesArrived(today),
    lensesToOrder(today),
    waitingQuotes(today, ageOf),
    shelves > 0 && {
      icon: "box",
      tone: "mute",
      text: dashboardStrings.shelves(outOfStock, lowStock),
      detail: dashboardStrings.some(emptiest, shelves),
      href: `${paths.stock}?tab=low`,
      action: words.order,
      right: "receipt.write",
    },
    silentSuppliers(today, ageOf),
    creditsExpected(today),
    lentGlasses(today),
    lensRefill(today),
    lensesDue(today),
    openCounts(today),
    expectedDeliveries(today, ageOf),
    openDays(today),
    booksDue(today),
    reminders > 0 && {
      icon: "bell",
      tone: "mute",
      text: dashboardStrings.reminders(reminders),
      detail: oldestReminder
        ? dashboardStrings.oldest(oldestReminder.name, ageOf(oldestReminder.day))
        : "",
      href: paths.reminders,
      action: dashboardStrings.remind,
      right: "client.write",
    },
  ];
  return tasks.filter((task) => task !== false && !isForeign(task.right)) as Task[];
}
