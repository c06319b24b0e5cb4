/** How dates, counts and telephones are shown: the French way, '-' for nothing. */
import { daysBetween, type IsoDay, parseDay, today } from "#domain/core/days.ts";
import { nationalNumber } from "#domain/core/phone.ts";
import { timeLabels } from "./labels.ts";

/** 'dd/mm/yyyy' of a civil day as it is stored; '-' when there is none. */
export function formatDay(stored: string): string {
  const day = parseDay(stored);
  return day ? day.split("-").reverse().join("/") : "-";
}

/** 'dd/mm/yy', for the reminders. */
export const formatShortDay = (stored: string): string =>
  formatDay(stored).replace(/\/\d\d(\d\d)$/, "/$1");

/** The milliseconds of an instant as PocketBase stores it ('2026-11-20 12:00:00.000Z'); NaN for anything else. */
export const timeOf = (stored: string): number => Date.parse(stored.replace(" ", "T"));

/** 'HH:MM'. By hand: the first use of Intl costs a slow machine sixty milliseconds in the middle of typing. */
export const formatTime = (now = new Date()): string =>
  [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");

/** 'dd/mm/yyyy' of an instant, by the clock of this computer. */
export const formatInstant = (stored: string): string => {
  const time = timeOf(stored);
  return Number.isNaN(time) ? "-" : formatDay(today(new Date(time)));
};

/** Day and hour of an instant, by the clock of this computer. */
export const formatMoment = (stored: string): string =>
  Number.isNaN(timeOf(stored))
    ? "-"
    : timeLabels.at(formatInstant(stored), formatTime(new Date(timeOf(stored))));

export const isWithinDay = (stored: string, now = Date.now()): boolean =>
  now - timeOf(stored) < 86_400_000;

/** '1 284': thousands parted by a narrow space that does not break. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");

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

/** '06 00 00 00 01' for a Moroccan number however it was typed; anything else as it was typed. */
export function formatPhone(phone: string): string {
  return nationalNumber(phone)?.replace(/(\d\d)(?=\d)/g, "$1 ") ?? phone;
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
