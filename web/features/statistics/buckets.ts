/** Divides a period into buckets: days, or months for a long period. */
import { addDays, daysBetween, type IsoDay } from "#domain/core/days/days.ts";
import { sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { lastOfMonth, type Period } from "#domain/core/days/period.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { statisticsStrings } from "./statistics.strings.ts";

const mostDays = 62;
const fewDays = 7;

type Bucket = {
  key: string;
  /** Short label for the axis; `name` is the full one. */
  label: string;
  name: string;
  /** First and last day of the bucket. */
  from: IsoDay;
  to: IsoDay;
};

export const isByMonth = (period: Period): boolean =>
  daysBetween(period.from, period.to) >= mostDays;

const weekday = (day: IsoDay): string =>
  statisticsStrings.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
const monthName = (day: IsoDay): string =>
  statisticsStrings.months[Number(day.slice(5, 7)) - 1] ?? "";

function dayBuckets({ from, to }: Period): Bucket[] {
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    const label = count <= fewDays ? weekday(day) : `${day.slice(8)}/${day.slice(5, 7)}`;
    return { key: day, label, name: formatDay(day), from: day, to: day };
  });
}

/** Month of a day or of a month: 'nov. 2026'. */
export const monthOfYear = (day: string): string =>
  `${statisticsStrings.months[Number(day.slice(5, 7)) - 1] ?? ""} ${day.slice(0, 4)}`;

function monthBuckets({ from, to }: Period): Bucket[] {
  const buckets: Bucket[] = [];
  for (let start = from; start <= to;) {
    const last = lastOfMonth(start);
    const label = monthName(start);
    buckets.push({
      key: start.slice(0, 7),
      label,
      name: monthOfYear(start),
      from: start,
      to: last < to ? last : to,
    });
    start = addDays(last, 1);
  }
  return buckets;
}

export const bucketsOf = (period: Period): Bucket[] =>
  isByMonth(period) ? monthBuckets(period) : dayBuckets(period);

/** Sums of the rows by bucket, in centimes. */
export const amountsIn = <Row extends { day: string }>(
  buckets: readonly Bucket[],
  rows: readonly Row[],
  amountOf: (row: Row) => number,
): number[] =>
  buckets.map(({ from, to }) =>
    toDirhams(
      sum(
        rows.filter(({ day }) => day >= from && day <= to).map((row) => toCentimes(amountOf(row))),
      ),
    ),
  );

/** Rows of the previous period, with their days shifted into this one. */
export const movedRows = <Row extends { day: string }>(
  rows: readonly Row[],
  before: Period,
  now: Period,
): Row[] => {
  const shift = daysBetween(before.from, now.from);
  return rows.map((row) => ({ ...row, day: addDays(row.day as IsoDay, shift) }));
};
