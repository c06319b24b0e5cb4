import type { ReactNode } from "react";
import { useUses } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import type { Dashboard } from "#api/shop/figures.ts";
import { useValue } from "#lib/useValue.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import { dashboardStrings } from "./dashboard.strings.ts";
import type { Task } from "./task.ts";
import { tasksOf } from "./tasks.ts";

/** Pending tasks in three groups by severity; the last group is folded. */
export function Todo({ figures }: { figures: Dashboard }) {
  const tasks = tasksOf(figures, {
    opened: useValue(company)?.created,
    hasWorkshop: useUses("workshop"),
  });
  const groups = severities
    .map((severity) => ({
      severity,
      own: tasks.filter((task) => severityOf[task.tone] === severity),
    }))
    .filter(({ own }) => own.length > 0);
  const first = tasks[0]?.text;
  return (
    <section className="card overflow-hidden">
      <h2 className="card-head card-title">{dashboardStrings.todo}</h2>
      {tasks.length === 0 && (
        <EmptyState icon="circle-check" title={dashboardStrings.nothingTodo} />
      )}
      {groups.map(({ severity, own }) => {
        const rows = (
          <ul key={severity} className="divide-y divide-line">
            {own.map((task) => (
              <Row key={task.text} task={task} isFirst={task.text === first} />
            ))}
          </ul>
        );
        // A heading is unnecessary when all tasks are of one kind.
        if (severity === "sometime" && groups.length === 1) return rows;
        return severity === "sometime" ? (
          <Folded key={severity} tasks={own}>
            {rows}
          </Folded>
        ) : (
          <section key={severity} className="border-b border-line last:border-b-0">
            <h3
              className={`flex h-8.5 items-center gap-2 border-b border-line bg-hover px-4 text-xs font-medium ${severity === "late" ? "text-bad-ink" : "text-brand-ink"}`}
            >
              {dashboardStrings.severities[severity]}
              <span className="font-normal text-ink-3">{own.length}</span>
            </h3>
            {rows}
          </section>
        );
      })}
    </section>
  );
}

const severities = ["late", "today", "sometime"] as const;
type Severity = (typeof severities)[number];
const severityOf: Record<Task["tone"], Severity> = {
  bad: "late",
  warn: "today",
  info: "today",
  mute: "sometime",
};

type FoldedProps = { tasks: readonly Task[]; children: ReactNode };

/** Folded tasks that can wait; the summary line names them. */
const Folded = ({ tasks, children }: FoldedProps) => (
  <details className="group">
    <Summary className="min-h-12 px-4">
      <span className="min-w-0 truncate">
        <span className="font-medium">{dashboardStrings.severities.sometime}</span>{" "}
        <span className="text-sm text-ink-3 group-open:hidden">
          {tasks.map(({ text }) => text).join(", ")}
        </span>
      </span>
    </Summary>
    <div className="border-t border-line">{children}</div>
  </details>
);

/** Text whose leading number is bold, and red when something is late. */
function Text({ text, isLate }: { text: string; isLate: boolean }) {
  const number = /^\d[\d\s]*(?=\s)/.exec(text)?.[0] ?? "";
  return (
    <>
      {number && <b className={`font-semibold ${isLate ? "text-bad-ink" : ""}`}>{number}</b>}
      {text.slice(number.length)}
    </>
  );
}

type RowProps = { task: Task; isFirst: boolean };

/** Row that is a link as a whole; on a phone its amount is on the second line. */
const Row = ({ task, isFirst }: RowProps) => {
  const { icon, tone, text, detail, amount = 0, href, action } = task;
  return (
    <li className="group/row relative flex min-h-14 items-center gap-x-3 px-4 py-1 hover:bg-hover max-md:py-2">
      <span className="grid size-8 shrink-0 place-items-center rounded-control bg-sunken text-ink-2">
        <Icon name={icon} />
      </span>
      <div className="grid min-w-0 flex-1 items-center max-md:items-baseline grid-cols-[minmax(0,1fr)_auto]">
        <p className="font-medium max-md:col-span-2">
          <Text text={text} isLate={severityOf[tone] === "late"} />
        </p>
        <p className="col-start-1 line-clamp-2 text-sm text-ink-3 md:truncate">
          <MoneyText>{detail}</MoneyText>
        </p>
        {amount > 0 && (
          <Money dirhams={amount} className="col-start-2 pl-3 md:row-span-2 md:row-start-1" />
        )}
      </div>
      <ButtonLink
        href={href}
        variant={isFirst ? "secondary" : "quiet"}
        className="btn-sm w-26 after:absolute after:inset-0 group-hover/row:lift-1 group-hover/row:bg-surface focus-visible:lift-1 max-md:hidden"
      >
        {action}
      </ButtonLink>
      <a
        href={href}
        aria-label={`${action}, ${text}`}
        className="finger -mr-1 text-ink-3 after:absolute after:inset-0 md:hidden"
      >
        <Icon name="chevron-right" />
      </a>
    </li>
  );
};
