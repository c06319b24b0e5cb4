import { Fragment } from "react";
import { type Centimes, formatAmount, minus, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import type { PurchaseCalendar } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { periodStrings } from "#shared/period/period.strings.ts";
import {
  type CalendarRow,
  calendarSections,
  type CalendarSection,
  calendarTotals,
} from "#shared/purchases/calendarTexts.ts";
import { calendarKindLabels, purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { purchasePrints } from "./purchasePrints.strings.ts";

const text = purchasePrints.calendar;

/** Cell of an amount; empty for zero. */
const Amount = ({ of }: { of: Centimes }) => (
  <td className="amount">{of === 0 ? "" : formatAmount(of)}</td>
);

const Row = ({ row: { day, kind, name, side, amount } }: { row: CalendarRow }) => (
  <tr className="keep">
    <td>{day ? formatDay(day) : "-"}</td>
    <td>{calendarKindLabels[kind]}</td>
    <td dir="auto" className="wrap-anywhere">
      {name}
    </td>
    <Amount of={toCentimes(side === "in" ? amount : 0)} />
    <Amount of={toCentimes(side === "out" ? amount : 0)} />
  </tr>
);

/** Week of the calendar: a head with its sums, then its rows. */
const Section = ({ section }: { section: CalendarSection }) => (
  <>
    <tr className="keep font-semibold">
      <th scope="rowgroup" colSpan={3}>
        {section.title}
      </th>
      <Amount of={toCentimes(section.in)} />
      <Amount of={toCentimes(section.out)} />
    </tr>
    {section.rows.map((row) => (
      <Row key={`${row.kind} ${row.id} ${row.day}`} row={row} />
    ))}
  </>
);

type Props = { calendar: PurchaseCalendar; company: Company };

/** Calendar on A4: the amounts to receive and to pay, by week. */
export function CalendarSheet({ calendar, company }: Props) {
  const sections = calendarSections(calendar);
  const totals = calendarTotals(sections);
  const [first, last] = [calendar.weeks[0], calendar.weeks.at(-1)];
  return (
    <ShopSheet
      company={company}
      title={words.calendar}
      under={
        <p>{first && last && periodStrings.days(formatDay(first.from), formatDay(last.to))}</p>
      }
    >
      {sections.every(({ rows }) => rows.length === 0) && <p>{text.empty}</p>}
      <SheetTable
        texts={[words.date, text.what, text.name]}
        numbers={[purchaseWords.in, purchaseWords.out]}
      >
        {sections.map((section) => (
          <Fragment key={section.key}>
            <Section section={section} />
          </Fragment>
        ))}
        {/* A body row, because browsers repeat a tfoot on each page. */}
        <tr className="keep font-semibold">
          <th scope="row" colSpan={3}>
            {text.total}
          </th>
          <Amount of={totals.in} />
          <Amount of={totals.out} />
        </tr>
        <tr className="keep font-semibold">
          <th scope="row" colSpan={3}>
            {words.balance}
          </th>
          <td className="amount" colSpan={2}>
            {formatAmount(minus(totals.in, totals.out))}
          </td>
        </tr>
      </SheetTable>
    </ShopSheet>
  );
}
