/** Periods of civil days, both ends included (rules.md §8). */
import { addDays, daysBetween, type IsoDay } from "./days";

export type Period = { from: IsoDay; to: IsoDay };

/** The period of the same length that ends the day before. */
export function previousPeriod({ from, to }: Period): Period {
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** The share of a part in whole percent; 0 without a whole. The rest is 100 minus this. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part * 100) / whole) : 0;
