import { daysBetween, type IsoDay } from "#domain/core/days.ts";
import { formatDay, formatInstant, instantMs } from "#lib/formats.ts";
import { buyerLabels, timeLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { company } from "#api/session.ts";
import { serverNow } from "#lib/serverClock.ts";
import { useValue } from "#lib/useValue.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import type { Dashboard } from "#api/figures.ts";
import { words } from "#lib/words.strings.ts";
import { strings } from "./dashboard.strings.ts";

type Task = {
  icon: IconName;
  tone: keyof typeof tones;
  text: string;
  /** Names, or a duration. */
  fact: string;
  amount?: number;
  href: string;
  action: string;
};
const tones = {
  bad: "bg-bad-soft text-bad-ink",
  warn: "bg-warn-soft text-warn-ink",
  info: "bg-info-soft text-info-ink",
  mute: "bg-sunken text-ink-2",
};
const staleMs = 2 * 86_400_000;

/** No backup for two days, or since the opening. */
const isStale = (since: string | undefined): boolean =>
  since !== undefined && serverNow() - instantMs(since) > staleMs;

type Today = Dashboard["today"];

/** Clients with late jobs. */
const lateJobs = (
  { jobsLate, latestJobs }: Today,
  ageOf: (since: string) => string,
): Task | false =>
  jobsLate > 0 && {
    icon: "mounting",
    tone: "bad",
    text: strings.jobsLate(jobsLate),
    fact: strings.some(
      latestJobs.map(({ name, day: promised }) => strings.lateBy(name, ageOf(promised))),
      jobsLate,
    ),
    href: paths.workshopLate,
    action: words.view,
  };

/** Clients to notify about ready glasses. */
const readyJobs = ({ jobsReady, longestReady, readyDue }: Today): Task | false =>
  jobsReady > 0 && {
    icon: "speech-bubble",
    tone: "info",
    text: strings.jobsReady(jobsReady),
    fact: strings.some(
      longestReady.map(({ name }) => name),
      jobsReady,
    ),
    amount: readyDue,
    href: paths.workshopAt("ready"),
    action: strings.announce,
  };

/** Cheques due for deposit. */
const chequesDue = ({ chequesDue: count, chequesDueAmount }: Today): Task | false =>
  count > 0 && {
    icon: "cheque",
    tone: "warn",
    text: strings.cheques(count),
    fact: strings.chequesFact,
    amount: chequesDueAmount,
    href: paths.cheques("due"),
    action: words.deposit,
  };

/** Only for shops that close days. */
const openDays = ({ tillToClose, firstToClose }: Today): Task | false =>
  firstToClose !== null && {
    icon: "banknote",
    tone: "warn",
    text: strings.tillOpen(tillToClose),
    fact: strings.firstToClose(formatDay(firstToClose), tillToClose === 1),
    href: paths.tillOn(firstToClose),
    action: words.closeTill,
  };

/** Pending tasks by severity: data, waiting clients, debts, notifications, stock, deliveries. */
function tasksOf({ today }: Dashboard, opened: string | undefined): Task[] {
  const { day, overdue, outOfStock, lowStock, pendingReceipts, reminders, lastBackup } = today;
  const { oldestUnpaid, oldestReceipt, oldestReminder, emptiest } = today;
  const ageOf = (since: string) =>
    timeLabels.days(Math.max(daysBetween(since as IsoDay, day as IsoDay), 0));
  const shelves = outOfStock + lowStock;
  const tasks: (Task | false)[] = [
    isStale(lastBackup?.created ?? opened) && {
      icon: "shield",
      tone: "bad",
      text: strings.backup,
      fact: lastBackup ? strings.lastBackup(formatInstant(lastBackup.created)) : strings.noBackup,
      href: paths.company,
      action: words.view,
    },
    lateJobs(today, ageOf),
    overdue.invoices > 0 && {
      icon: "invoice",
      tone: "bad",
      text: strings.overdue(overdue.invoices),
      fact: oldestUnpaid
        ? strings.oldestUnpaid(oldestUnpaid.name || buyerLabels.passerBy, ageOf(oldestUnpaid.day))
        : "",
      amount: overdue.amount,
      href: paths.invoices("overdue"),
      action: strings.collect,
    },
    chequesDue(today),
    readyJobs(today),
    shelves > 0 && {
      icon: "box",
      tone: "warn",
      text: strings.shelves(outOfStock, lowStock),
      fact: strings.some(emptiest, shelves),
      href: `${paths.stock}?tab=low`,
      action: words.order,
    },
    pendingReceipts > 0 && {
      icon: "truck",
      tone: "info",
      text: strings.pendingReceipts(pendingReceipts),
      fact: oldestReceipt ? strings.oldest(oldestReceipt.name, ageOf(oldestReceipt.day)) : "",
      href: `${paths.receipts}?status=pending`,
      action: strings.receive,
    },
    openDays(today),
    reminders > 0 && {
      icon: "bell",
      tone: "mute",
      text: strings.reminders(reminders),
      fact: oldestReminder ? strings.oldest(oldestReminder.name, ageOf(oldestReminder.day)) : "",
      href: paths.reminders,
      action: strings.remind,
    },
  ];
  return tasks.filter((task) => task !== false);
}

/** Pending tasks, most urgent first. */
export function Todo({ figures }: { figures: Dashboard }) {
  const tasks = tasksOf(figures, useValue(company)?.created);
  return (
    <section className="card overflow-hidden">
      <h2 className="card-head card-title">{strings.todo}</h2>
      {tasks.length === 0 && <EmptyState icon="circle-check" title={strings.nothingTodo} />}
      <ul className="divide-y divide-line">
        {tasks.map((task) => (
          <Row key={task.icon} task={task} />
        ))}
      </ul>
    </section>
  );
}

/** On a phone the whole row is a link, with the amount on its second line. */
const Row = ({ task: { icon, tone, text, fact, amount = 0, href, action } }: { task: Task }) => (
  <li className="relative flex min-h-15 items-center gap-x-3 px-4 py-1 max-md:py-2 max-md:hover:bg-hover">
    <span className={`grid size-8 shrink-0 place-items-center rounded-control ${tones[tone]}`}>
      <Icon name={icon} />
    </span>
    <div className="grid min-w-0 flex-1 items-center max-md:items-baseline grid-cols-[minmax(0,1fr)_auto]">
      <p className="font-medium max-md:col-span-2">{text}</p>
      <p className="col-start-1 line-clamp-2 text-sm text-ink-3 md:truncate">{fact}</p>
      {amount > 0 && (
        <Money
          dirhams={amount}
          className="col-start-2 pl-3 font-medium md:row-span-2 md:row-start-1"
        />
      )}
    </div>
    <ButtonLink href={href} className="btn-sm w-26 max-md:hidden">
      {action}
    </ButtonLink>
    <a
      href={href}
      aria-label={action}
      className="finger -mr-1 text-ink-3 after:absolute after:inset-0 md:hidden"
    >
      <Icon name="chevron-right" />
    </a>
  </li>
);
