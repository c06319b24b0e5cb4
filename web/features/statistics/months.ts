/** Cumulative sales of a calendar month, compared with the previous month. */
import { addDays, daysBetween, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { Period } from "#domain/core/days/period.ts";
import { formatDayInWords } from "#lib/texts/formats.ts";
import type { Statistics } from "#api/shop/figures.ts";

type Month = Statistics["month"];
/** Day of a month with the cumulative sum up to it; null for a future day. */
type RunningDay = { day: IsoDay; sum: Centimes | null };
/** The same date in both months; null for the month that is too short. */
export type MonthDay = { own: RunningDay | null; other: RunningDay | null };

const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

function runningOf(month: Month["before"], today: IsoDay): RunningDay[] {
  const amounts = new Map(month.salesByDay.map(({ day, total }) => [day, toCentimes(total)]));
  let running = noMoney;
  return Array.from({ length: lengthOf(month) }, (_, index) => {
    const day = addDays(month.from, index);
    running = sum([running, amounts.get(day) ?? noMoney]);
    return { day, sum: day <= today ? running : null };
  });
}

/** Days of both months by date, until the end of the longer month. */
export function monthDays(month: Month, today: IsoDay): MonthDay[] {
  const [own, other] = [runningOf(month, today), runningOf(month.before, today)];
  return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => ({
    own: own[index] ?? null,
    other: other[index] ?? null,
  }));
}

/** Sum of the month, and of the previous month up to the same date, or up to its end when the month is over. */
export function monthSums(days: readonly MonthDay[]) {
  const isOver = days.every(({ own }) => own === null || own.sum !== null);
  const past = isOver ? days : days.filter(({ own }) => own !== null && own.sum !== null);
  const lastOf = (name: keyof MonthDay): Centimes =>
    past.reduce((found, day) => day[name]?.sum ?? found, noMoney);
  return { total: lastOf("own"), before: lastOf("other"), isOver };
}

/** Name of the month: 'novembre'. */
export const monthName = ({ from }: Period): string => formatDayInWords(from).split(" ")[1] ?? "";
