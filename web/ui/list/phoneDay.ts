import { today } from "#domain/core/days/days.ts";
import { formatShortDay } from "#lib/texts/formats.ts";

/** Formats a day for a phone, without the year when it is the current one. */
export const phoneDay = (date: string): string =>
  date.slice(0, 4) === today().slice(0, 4)
    ? formatShortDay(date).slice(0, 5)
    : formatShortDay(date);
