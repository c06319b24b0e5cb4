/** Texts of the calendar of incoming and outgoing money, for its screen and its print. */
import { today } from "#domain/core/days/days.ts";
import { sum, toCentimes } from "#domain/core/money.ts";
import type { CalendarRows, PurchaseCalendar } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { purchaseWords as text } from "./purchases.strings.ts";

/** Numbers of weeks that the calendar can show; the first is the default. */
export const weekChoices = [8, 4, 13, 26] as const;

/** Parses the address of a calendar: its first day ('' for today) and its number of weeks. */
export function calendarAsked(get: (name: string) => string): { from: string; weeks: number } {
  const weeks = weekChoices.find((count) => String(count) === get("semaines")) ?? weekChoices[0];
  return { from: get("du"), weeks };
}

export type CalendarRow = CalendarRows["rows"][number];
export type CalendarSection = CalendarRows & { key: string; title: string; isLate: boolean };

/** Sections of the calendar: late rows and rows without a day, when there are any, then each week. */
export function calendarSections({ late, undated, weeks }: PurchaseCalendar): CalendarSection[] {
  const now = today();
  const some = (rows: CalendarRows, key: string, title: string) =>
    rows.rows.length > 0 ? [{ ...rows, key, title, isLate: key === "late" }] : [];
  return [
    ...some(late, "late", text.late),
    ...some(undated, "undated", text.undated),
    ...weeks.map((week) => ({
      ...week,
      key: week.from,
      title:
        week.from <= now && now <= week.to
          ? text.thisWeek
          : text.week(formatDay(week.from), formatDay(week.to)),
      isLate: false,
    })),
  ];
}

/** Totals of incoming and outgoing money over all sections. */
export const calendarTotals = (sections: readonly CalendarSection[]) => ({
  in: sum(sections.map((section) => toCentimes(section.in))),
  out: sum(sections.map((section) => toCentimes(section.out))),
});

const pages = {
  // A client's cheque has no page of its own.
  cheque: () => paths.cheques(),
  plan: paths.invoice,
  bill: paths.bill,
  check: paths.billPayment,
  lcn: paths.billPayment,
} as const;

/** Page of the record behind a row. */
export const rowPage = ({ kind, id }: CalendarRow): string => pages[kind](id);
