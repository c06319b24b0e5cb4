/** Days of a transmitted period, which no longer change (docs/rules-periods.md, Transmitted). */
import { addDays, type IsoDay, parseDay } from "./days.ts";

/** First day that is open: the day after the last transmitted one, a day or as it is stored; '' while none is. */
export function firstOpenDay(closedUntil: string): IsoDay | "" {
  const last = parseDay(closedUntil);
  return last ? addDays(last, 1) : "";
}

/** True of a day in a transmitted period; both are days, or as they are stored. */
export function isClosed(day: string, closedUntil: string): boolean {
  const [asked, last] = [parseDay(day), parseDay(closedUntil)];
  return asked !== null && last !== null && asked <= last;
}

/** Day on which a paper or goods are booked: their own, or the first open one where theirs is transmitted. */
export function bookingDay(day: IsoDay, closedUntil: string): IsoDay {
  return isClosed(day, closedUntil) ? firstOpenDay(closedUntil) || day : day;
}
