/** Periods of civil days, both ends included (domain/README.md §8). */
import { addDays, daysBetween, type IsoDay } from "./days.ts";

export type Period = { from: IsoDay; to: IsoDay };

/** The period of the same length that ends the day before. */
export function previousPeriod({ from, to }: Period): Period {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** The periods that a button chooses. */
export const presets = ["today", "week", "month", "lastMonth", "year"] as const;
export type Preset = (typeof presets)[number];

const firstOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 8)}01` as IsoDay;
/** The last day of a day's month: the 28th always exists, and four days later is another month. */
export const lastOfMonth = (day: IsoDay): IsoDay =>
  addDays(firstOfMonth(addDays(`${day.slice(0, 8)}28` as IsoDay, 4)), -1);
const weekdayOf = (day: IsoDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The civil days of a preset around a day: weeks begin on Sunday, and each is whole. */
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

/** The share of a part in whole percent; 0 without a whole. The rest is 100 minus this. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part * 100) / whole) : 0;
