/** French formats of dates, amounts, counts and telephones; '-' for missing values. */
import { daysBetween, type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { type Centimes, formatAmount } from "#domain/core/money.ts";
import { formatDay, formatTime, instantMs } from "#domain/core/days/formatDays.ts";
import { words } from "./words.strings.ts";
import { timeLabels } from "./labels.ts";
import { serverNow } from "#lib/clock/serverClock.ts";

/** Re-exported here; the server uses the same function. */
export { formatPhone } from "#domain/core/text/phone.ts";
export {
  formatCount,
  formatDay,
  formatInstant,
  formatMoment,
  formatTime,
  formatLongDay,
  instantMs,
  weekdayOf,
  formatDayInWords,
} from "#domain/core/days/formatDays.ts";

/** Short form of an amount: '0,50', or '200' when the centimes are zero. */
export const shortAmount = (amount: Centimes): string => formatAmount(amount).replace(/,00$/, "");

/** Formats a day as 'dd/mm/yy', for reminders. */
export const formatShortDay = (stored: string): string =>
  formatDay(stored).replace(/\/\d\d(\d\d)$/, "/$1");

/** Time of an instant, with its day unless that is today. */
export function atMoment(instant: Date, day: string = today()): string {
  const [on, time] = [today(instant), formatTime(instant)];
  return on === day ? timeLabels.at(time) : timeLabels.atDay(formatDay(on), time);
}

export const isWithinDay = (stored: string, now = serverNow()): boolean =>
  now - instantMs(stored) < 86_400_000;

/** Age of a day, as '12 jours', '20 mois' or '3 ans'. */
export function formatAge(stored: string, now = today()): string {
  const day = parseDay(stored);
  if (!day) return "";
  const days = daysBetween(day, now);
  if (days <= 0) return words.todayInText;
  if (days < 60) return timeLabels.days(days);
  const months = monthsBetween(day, now);
  return months < 36 ? timeLabels.months(months) : timeLabels.years(Math.floor(months / 12));
}

function monthsBetween(from: IsoDay, to: IsoDay): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7));
  return to.slice(8) < from.slice(8) ? months - 1 : months;
}

export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);

/** Name whose spaces do not break. */
export const unbroken = (name: string): string => name.replaceAll(" ", "\u00a0");

/** Initials for an avatar. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase("fr"))
    .join("");
