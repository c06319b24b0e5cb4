/** Running sums of a calendar month beside the month before. */
import { addDays, daysBetween, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { Period } from "#domain/core/days/period.ts";
import { formatDayInWords } from "#lib/texts/formats.ts";
import type { Statistics } from "#api/shop/figures.ts";

type Month = Statistics["month"];
/** Day of a month with the sum up to it; the sum of a day to come is null. */
type RunningDay = { day: IsoDay; sum: Centimes | null };
/** Same date of both months; null where a month is shorter. */
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

/** Both months by date, to the end of the longer one. */
export function monthDays(month: Month, today: IsoDay): MonthDay[] {
  const [own, other] = [runningOf(month, today), runningOf(month.before, today)];
  return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => ({
    own: own[index] ?? null,
    other: other[index] ?? null,
  }));
}

/** Sum of the month, and what the month before had at the same date: at its end where the month is over. */
export function monthSums(days: readonly MonthDay[]) {
  const isOver = days.every(({ own }) => own === null || own.sum !== null);
  const past = isOver ? days : days.filter(({ own }) => own !== null && own.sum !== null);
  const lastOf = (name: keyof MonthDay): Centimes =>
    past.reduce((found, day) => day[name]?.sum ?? found, noMoney);
  return { total: lastOf("own"), before: lastOf("other"), isOver };
}

/** 'novembre'. */
export const monthName = ({ from }: Period): string => formatDayInWords(from).split(" ")[1] ?? "";
