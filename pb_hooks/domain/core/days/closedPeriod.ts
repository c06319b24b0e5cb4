/** Days of a transmitted period, which no longer change (docs/rules-periods.md, Transmitted). */
import { addDays, type IsoDay, parseDay } from "./days.ts";

/**
 * First open day: the day after the last transmitted one, a civil day or in stored form; '' when nothing is
 * transmitted.
 */
export function firstOpenDay(closedUntil: string): IsoDay | "" {
  const last = parseDay(closedUntil);
  return last ? addDays(last, 1) : "";
}

/** True when a day is in a transmitted period; both are civil days or in stored form. */
export function isClosed(day: string, closedUntil: string): boolean {
  const [asked, last] = [parseDay(day), parseDay(closedUntil)];
  return asked !== null && last !== null && asked <= last;
}

/** Day on which a document or goods are booked: their own, or the first open day when their own is transmitted. */
export function bookingDay(day: IsoDay, closedUntil: string): IsoDay {
  return isClosed(day, closedUntil) ? firstOpenDay(closedUntil) || day : day;
}
