import { timeOf } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { company } from "#api/session.ts";
import { useValue } from "#lib/useValue.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { EmptyState } from "#ui/page/Panel.tsx";
import type { Dashboard } from "#api/figures.ts";
import { strings } from "./dashboard.strings.ts";

type Task = {
  icon: IconName;
  isBad?: boolean;
  text: string;
  amount?: number;
  href: string;
  action: string;
};
const staleMs = 2 * 86_400_000;

/** No backup for two days: of a shop that never had one, since it was opened. */
const isStale = (since: string | undefined): boolean =>
  since !== undefined && Date.now() - timeOf(since) > staleMs;

function tasksOf({ today }: Dashboard, opened: string | undefined): Task[] {
  const { overdue, outOfStock, lowStock, pendingReceipts, reminders, lastBackup } = today;
  const tasks: (Task | false)[] = [
    outOfStock > 0 && {
      icon: "box",
      isBad: true,
      text: strings.outOfStock(outOfStock),
      href: `${paths.stock}?tab=low`,
      action: strings.order,
    },
    overdue.invoices > 0 && {
      icon: "invoice",
      isBad: true,
      text: strings.overdue(overdue.invoices),
      amount: overdue.amount,
      href: paths.invoices("unpaid"),
      action: strings.collect,
    },
    pendingReceipts > 0 && {
      icon: "truck",
      text: strings.pendingReceipts(pendingReceipts),
      href: `${paths.receipts}?status=pending`,
      action: strings.receive,
    },
    reminders > 0 && {
      icon: "bell",
      text: strings.reminders(reminders),
      href: paths.reminders,
      action: strings.remind,
    },
    lowStock > 0 && {
      icon: "box",
      text: strings.lowStock(lowStock),
      href: `${paths.stock}?tab=low`,
      action: strings.order,
    },
    isStale(lastBackup?.created ?? opened) && {
      icon: "shield",
      isBad: true,
      text: strings.backup,
      href: paths.company,
      action: strings.view,
    },
  ];
  return tasks.filter((task) => task !== false);
}

/** What waits to be done, the most pressing first. */
export function Todo({ figures }: { figures: Dashboard }) {
  const tasks = tasksOf(figures, useValue(company)?.created);
  return (
    <section className="card">
      <h2 className="card-head card-title">{strings.todo}</h2>
      {tasks.length === 0 && <EmptyState icon="circle-check" title={strings.nothingTodo} />}
      <ul className="divide-y divide-line">
        {tasks.map(({ icon, isBad, text, amount, href, action }) => (
          <li key={text} className="flex flex-wrap items-center gap-3 px-4 py-2.5">
            <span
              className={`grid size-8 shrink-0 place-items-center rounded-control ${isBad ? "bg-bad-soft text-bad-ink" : "bg-warn-soft text-warn-ink"}`}
            >
              <Icon name={icon} />
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{text}</span>
              {amount !== undefined && <Money dirhams={amount} className="font-semibold" />}
            </span>
            <ButtonLink href={href} className="btn-sm">
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
