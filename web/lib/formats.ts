/** How dates, counts and telephones are shown: the French way, '-' for nothing. */
import { daysBetween, type IsoDay, parseDay, today } from "#domain/core/days.ts";
import { formatDay, timeOf } from "#domain/core/shown.ts";
import { timeLabels } from "./labels.ts";

/** What the server writes too. */
export {
  formatCount,
  formatDay,
  formatInstant,
  formatMoment,
  formatPhone,
  formatTime,
  timeOf,
} from "#domain/core/shown.ts";

/** 'dd/mm/yy', for the reminders. */
export const formatShortDay = (stored: string): string =>
  formatDay(stored).replace(/\/\d\d(\d\d)$/, "/$1");

export const isWithinDay = (stored: string, now = Date.now()): boolean =>
  now - timeOf(stored) < 86_400_000;

/** How long ago a day was: '12 jours', '20 mois', '3 ans'. */
export function formatAge(stored: string, now = today()): string {
  const day = parseDay(stored);
  if (!day) return "";
  const days = daysBetween(day, now);
  if (days <= 0) return timeLabels.today;
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

/** The two letters of an avatar. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase("fr"))
    .join("");

/** 'vendredi 20 novembre 2026'. */
export const longDay = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString("fr-FR", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
