import { today } from "#domain/core/days.ts";
import { formatShortDay } from "#lib/formats.ts";

/** The year of this one goes without saying: on a phone something else stands beside it. */
export const phoneDay = (date: string): string =>
  date.slice(0, 4) === today().slice(0, 4)
    ? formatShortDay(date).slice(0, 5)
    : formatShortDay(date);
