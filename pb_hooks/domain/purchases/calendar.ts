/** Groups incoming and outgoing money by week, Monday to Sunday (docs/rules-purchases-money.md, Calendar). */
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, sum } from "#domain/core/money.ts";

/**
 * Kinds of money: cheques in hand and dates of clients' plans come in; rests of bills, issued cheques and bills of
 * exchange go out.
 */
export const calendarKinds = ["cheque", "plan", "bill", "check", "lcn"] as const;
export type CalendarKind = (typeof calendarKinds)[number];
export type CalendarSide = "in" | "out";

/** Money of one day. `id`: payment, invoice or bill; `name`: client or supplier. */
export type CalendarRow = {
  side: CalendarSide;
  kind: CalendarKind;
  id: string;
  day: IsoDay | "";
  name: string;
  amount: Centimes;
};

export type CalendarGroup = { in: Centimes; out: Centimes; rows: CalendarRow[] };
export type CalendarWeek = CalendarGroup & { from: IsoDay; to: IsoDay };

export const defaultWeeks = 8;
export const mostWeeks = 26;

/** Whether a kind comes in or goes out. */
export const sideOf = (kind: CalendarKind): CalendarSide =>
  kind === "cheque" || kind === "plan" ? "in" : "out";

/** Monday of the week of a day. */
export const mondayOf = (day: IsoDay): IsoDay =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Last day of a calendar with this many weeks. */
export const lastCalendarDay = (from: IsoDay, weeks: number): IsoDay =>
  addDays(mondayOf(from), weeks * 7 - 1);

function groupOf(rows: readonly CalendarRow[]): CalendarGroup {
  const sorted = [...rows].sort(byDay);
  const sumOf = (side: CalendarSide) =>
    sum(rows.filter((row) => row.side === side).map(({ amount }) => amount));
  return { in: sumOf("in"), out: sumOf("out"), rows: sorted };
}

function byDay(one: CalendarRow, other: CalendarRow): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  const kinds = calendarKinds.indexOf(one.kind) - calendarKinds.indexOf(other.kind);
  return kinds || (one.id < other.id ? -1 : 1);
}

/**
 * Groups rows by week. Rows due before `from` are late, even those of its week; rows without a day are undated; rows
 * after the last week are left out.
 */
export function calendarOf(
  rows: readonly CalendarRow[],
  from: IsoDay,
  weeks: number,
): { late: CalendarGroup; undated: CalendarGroup; weeks: CalendarWeek[] } {
  const monday = mondayOf(from);
  return {
    late: groupOf(rows.filter(({ day }) => day !== "" && day < from)),
    undated: groupOf(rows.filter(({ day }) => day === "")),
    weeks: Array.from({ length: weeks }, (_, place) => {
      const week = { from: addDays(monday, place * 7), to: addDays(monday, place * 7 + 6) };
      const own = rows.filter(({ day }) => day >= from && day >= week.from && day <= week.to);
      return { ...week, ...groupOf(own) };
    }),
  };
}
