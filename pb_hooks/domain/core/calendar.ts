/** Month grid of a calendar, and its keyboard navigation (WAI-ARIA date picker dialog). */
import { addDays, addMonths, type IsoDay, parseDay } from "./days.ts";
import { lastOfMonth } from "./period.ts";

/** Index of the weekday, Monday first as in a French calendar. */
const weekdayOf = (day: IsoDay): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Weeks of a month, Monday to Sunday; the first and last may hold days of another month. */
export function weeksOf(day: IsoDay): IsoDay[][] {
  const first = `${day.slice(0, 8)}01` as IsoDay;
  const last = lastOfMonth(day);
  const weeks: IsoDay[][] = [];
  for (
    let monday = addDays(first, -weekdayOf(first));
    monday <= last;
    monday = addDays(monday, 7)
  ) {
    const start = monday;
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(start, days)));
  }
  return weeks;
}

type Move = (day: IsoDay) => IsoDay;
const keys: Readonly<Record<string, Move>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  "Shift+PageUp": (day) => addMonths(day, -12),
  "Shift+PageDown": (day) => addMonths(day, 12),
};

/** Day that a key moves to; null for other keys and beyond the years that parseDay reads. */
export function dayByKey(day: IsoDay, key: string, withShift: boolean): IsoDay | null {
  const name = withShift ? `Shift+${key}` : key;
  const move = Object.hasOwn(keys, name) ? keys[name] : undefined;
  return move ? (parseDay(move(day)) ?? day) : null;
}
