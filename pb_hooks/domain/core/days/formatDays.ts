/** French display of days, instants and telephones; '-' when empty. */
import { inShopZone, parseDay, shopNow, today } from "./days.ts";
import { inThousands } from "#domain/core/money.ts";
import { monthNames, weekdayNames } from "./days.strings.ts";

/** 'dd/mm/yyyy' of a stored civil day; '-' when empty. */
export function formatDay(stored: string): string {
  const day = parseDay(stored);
  return day ? day.split("-").reverse().join("/") : "-";
}

/** 'vendredi' of a stored civil day; '' when empty. Avoids Intl, for the reason given at formatTime. */
export function weekdayOf(stored: string): string {
  const day = parseDay(stored);
  return (day && weekdayNames[(new Date(day).getUTCDay() + 6) % 7]) ?? "";
}

/** '20 novembre 2026' of a stored civil day; '-' when empty. */
export function formatDayInWords(stored: string): string {
  const [year, month, date] = (parseDay(stored) ?? "").split("-").map(Number);
  return year ? `${date} ${monthNames[Number(month) - 1]} ${year}` : "-";
}

/** 'vendredi 20 novembre 2026'. */
export const formatLongDay = (stored: string): string =>
  `${weekdayOf(stored)} ${formatDayInWords(stored)}`.trim();

/** Milliseconds of an instant in PocketBase's form ('2026-11-20 12:00:00.000Z'); NaN for anything else. */
export const instantMs = (stored: string): number => Date.parse(stored.replace(" ", "T"));

/** 'HH:MM' of an instant by the shop's clock. Avoids Intl, whose first use takes 60 ms on a slow machine. */
export function formatTime(at = shopNow()): string {
  const shown = inShopZone(at);
  return [shown.getUTCHours(), shown.getUTCMinutes()]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** 'dd/mm/yyyy' of an instant, by the shop's clock. */
export const formatInstant = (stored: string): string => {
  const time = instantMs(stored);
  return Number.isNaN(time) ? "-" : formatDay(today(new Date(time)));
};

/** 'dd/mm/yyyy HH:MM' of an instant, with a space that does not break. */
export const formatMoment = (stored: string): string => {
  const time = instantMs(stored);
  return Number.isNaN(time)
    ? "-"
    : `${formatDay(today(new Date(time)))}\u00a0${formatTime(new Date(time))}`;
};

/** Count with its thousands grouped: '1 284'. */
export const formatCount = (count: number): string => inThousands(String(count));
