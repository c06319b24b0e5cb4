import type { ReactNode } from "react";
import { accountQueries } from "#api/purchases/accounts.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { formatMoney, minus, toCentimes } from "#domain/core/money.ts";
import { today } from "#domain/core/days/days.ts";
import { formatDay } from "#lib/texts/formats.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import {
  calendarSections,
  type CalendarRow,
  type CalendarSection,
  calendarTotals,
  calendarAsked,
  rowPage,
  weekChoices,
} from "#shared/purchases/calendarTexts.ts";
import { words } from "#lib/texts/words.strings.ts";
import { calendarKindLabels, purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { EmptyState, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { DayInput } from "#ui/form/DayInput.tsx";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText, useAmountText } from "#ui/page/MoneyText.tsx";
import { purchaseLists } from "../purchases.strings.ts";

const text = purchaseLists.calendar;

/** CSS grid of heads and rows; on a phone there is one amount, at the end. */
const columns =
  "grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 md:grid-cols-[7rem_minmax(0,1fr)_9rem_9rem]";

/** Incoming and outgoing money by week, late rows first. */
export function CalendarTab({ state }: { state: ListState }) {
  const asked = calendarAsked(state.filter);
  const query = useKeptQuery(accountQueries.calendar(asked));
  return (
    <>
      <Bar state={state} />
      <Loaded
        query={query}
        failed={purchaseWords.calendarFailed}
        skeleton={<RowsSkeleton rows={8} />}
      >
        {(calendar) => <Sections sections={calendarSections(calendar)} />}
      </Loaded>
    </>
  );
}

function Bar({ state }: { state: ListState }) {
  const { from, weeks } = calendarAsked(state.filter);
  const search = new URLSearchParams({
    ...(from && { du: from }),
    ...(weeks !== weekChoices[0] && { semaines: String(weeks) }),
  }).toString();
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
      <DayInput
        label={text.from}
        value={from || today()}
        onChange={(day) => state.setFilter("du", day === today() ? "" : day, { replace: true })}
      />
      <FilterSelect
        state={state}
        name="semaines"
        label={text.weeks}
        options={weekChoices.map((count, place) => [
          place === 0 ? "" : String(count),
          purchaseWords.weeks(count),
        ])}
      />
      <span className="ml-auto max-md:ml-0 max-md:w-full max-md:*:w-full">
        <ButtonLink href={paths.printCalendar(search)} icon="printer">
          {text.print}
        </ButtonLink>
      </span>
    </div>
  );
}

function Sections({ sections }: { sections: readonly CalendarSection[] }) {
  if (sections.every(({ rows }) => rows.length === 0))
    return <EmptyState icon="calendar" drawing="empty" title={text.empty} text={text.emptyHint} />;
  const totals = calendarTotals(sections);
  const net = minus(totals.in, totals.out);
  return (
    <>
      <div
        className={`${columns} h-9 items-center border-b border-line px-4 text-xs font-medium text-ink-3 max-md:hidden`}
        aria-hidden="true"
      >
        <span className="col-span-2">{text.title}</span>
        <span className="text-right">{purchaseWords.in}</span>
        <span className="text-right">{purchaseWords.out}</span>
      </div>
      {sections.map((section) => (
        <Section key={section.key} section={section} />
      ))}
      <dl className="flex flex-wrap justify-end gap-x-6 gap-y-1 border-t border-line-strong px-4 py-3 max-md:grid">
        <Sum label={purchaseWords.in}>
          <Money centimes={totals.in} />
        </Sum>
        <Sum label={purchaseWords.out}>
          <Money centimes={totals.out} />
        </Sum>
        <Sum label={words.balance}>
          <Money centimes={net} className={net < 0 ? "text-bad-ink" : ""} />
        </Sum>
      </dl>
    </>
  );
}

const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-ink-2">{label}</dt>
    <dd className="num font-semibold">{children}</dd>
  </div>
);

const Section = ({ section }: { section: CalendarSection }) => (
  <section aria-label={section.title} className="border-b border-line last-of-type:border-b-0">
    <div className={`${columns} min-h-11 items-center bg-hover px-4 py-2`}>
      <h2 className={`font-semibold md:col-span-2 ${section.isLate ? "text-bad-ink" : ""}`}>
        {section.title}
        {section.rows.length === 0 && (
          <span className="ml-3 text-sm font-normal text-ink-3">{purchaseWords.nothing}</span>
        )}
      </h2>
      <SideSum amount={section.in} label={purchaseWords.in} />
      <SideSum amount={section.out} label={purchaseWords.out} />
    </div>
    {section.rows.length > 0 && (
      <ul>
        {section.rows.map((row) => (
          <Row key={`${row.kind} ${row.id} ${row.day}`} row={row} />
        ))}
      </ul>
    )}
  </section>
);

/** Total incoming or outgoing money; on a phone labelled, in the column of amounts. */
const SideSum = ({ amount, label }: { amount: number; label: string }) => (
  <span
    className={`num text-right font-medium max-md:col-start-2 max-md:text-sm ${amount > 0 ? "" : "max-md:hidden"}`}
  >
    {amount > 0 ? (
      <>
        <span className="mr-2 font-normal text-ink-3 md:sr-only">{label}</span>
        <Money dirhams={amount} />
      </>
    ) : (
      <span className="text-ink-3">-</span>
    )}
  </span>
);

function Row({ row }: { row: CalendarRow }) {
  const { side, kind, day, name, amount } = row;
  const shown = useAmountText();
  // Includes the number, because a supplier may have several bills.
  const label = [
    name,
    calendarKindLabels[kind],
    day && formatDay(day),
    shown(formatMoney(toCentimes(amount))),
  ]
    .filter(Boolean)
    .join(", ");
  const signed = `${side === "in" ? "+" : "−"}${formatMoney(toCentimes(amount))}`;
  return (
    <li className={`${columns} items-center px-4 py-2`}>
      <span className="text-ink-2 max-md:hidden">{day ? formatDay(day) : "-"}</span>
      <span className="min-w-0">
        <a
          className="finger block truncate hover:underline"
          href={rowPage(row)}
          title={name}
          aria-label={label}
        >
          <bdi dir="auto">{name}</bdi>
        </a>
        <span className="block text-sm text-ink-3">
          {calendarKindLabels[kind]}
          {day && <span className="md:hidden"> · {formatDay(day)}</span>}
        </span>
      </span>
      <span className="num text-right md:hidden">
        <MoneyText>{signed}</MoneyText>
      </span>
      <span className="num text-right max-md:hidden">
        {side === "in" && <Money dirhams={amount} />}
      </span>
      <span className="num text-right max-md:hidden">
        {side === "out" && <Money dirhams={amount} />}
      </span>
    </li>
  );
}
