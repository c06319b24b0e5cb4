/** Periods of civil days, both ends included (docs/rules-common.md, Periods). */
import { addDays, addMonths, daysBetween, type IsoDay } from "./days.ts";

export type Period = { from: IsoDay; to: IsoDay };

/** True of a period that contains the day, or begins on it, and ends after it. */
export const isUnfinished = ({ from, to }: Period, day: IsoDay): boolean => from <= day && day < to;

/** Previous period of the same length. For an unfinished month or year: the same days of the previous month or year. */
export function previousPeriod(period: Period, day: IsoDay): Period {
  const { from, to } = period;
  const days = daysBetween(from, to) + 1;
  if (!isUnfinished(period, day)) return { from: addDays(from, -days), to: addDays(from, -1) };
  const months = isSame(period, presetPeriod("month", from))
    ? 1
    : isSame(period, presetPeriod("year", from))
      ? 12
      : 0;
  if (months > 0) return { from: addMonths(from, -months), to: addMonths(day, -months) };
  return { from: addDays(from, -days), to: addDays(day, -days) };
}

const isSame = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to;

/** Periods that have a button. */
export const presets = ["today", "week", "month", "lastMonth", "year"] as const;
export type Preset = (typeof presets)[number];

const firstOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 8)}01` as IsoDay;
/** Last day of a month: four days after the 28th is always the next month. */
export const lastOfMonth = (day: IsoDay): IsoDay =>
  addDays(firstOfMonth(addDays(`${day.slice(0, 8)}28` as IsoDay, 4)), -1);
const weekdayOf = (day: IsoDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Civil days of a preset around a day; weeks begin on Sunday. */
export function presetPeriod(preset: Preset, day: IsoDay): Period {
  switch (preset) {
    case "today":
      return { from: day, to: day };
    case "week": {
      const from = addDays(day, -weekdayOf(day));
      return { from, to: addDays(from, 6) };
    }
    case "month":
      return { from: firstOfMonth(day), to: lastOfMonth(day) };
    case "lastMonth": {
      const before = addDays(firstOfMonth(day), -1);
      return { from: firstOfMonth(before), to: before };
    }
    case "year":
      return {
        from: `${day.slice(0, 4)}-01-01` as IsoDay,
        to: `${day.slice(0, 4)}-12-31` as IsoDay,
      };
  }
}

/** Month of the last day of a period that is not in the future, and the month before. */
export function monthsOf({ to }: Period, day: IsoDay): { month: Period; before: Period } {
  const last = to < day ? to : day;
  return { month: presetPeriod("month", last), before: presetPeriod("lastMonth", last) };
}

/** Percentage that `part` is of `whole`, rounded to a whole number; 0 when `whole` is 0. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part * 100) / whole) : 0;
