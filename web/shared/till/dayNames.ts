/** Names of till days. */
import { addDays, type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import {
  capital,
  formatDay,
  formatTime,
  formatLongDay,
  instantMs,
  weekdayOf,
} from "#lib/texts/formats.ts";

/** Formats a day for paper: 'samedi 21 novembre 2026'. */
export const wholeDay = (day: string): string => formatLongDay(day).replace(" 1 ", " 1er ");

/** Formats a day as 'samedi 21 novembre', with the year when it is not the current one. */
export function dayName(day: string, now = today()): string {
  const name = wholeDay(day);
  const year = ` ${now.slice(0, 4)}`;
  return name.endsWith(year) ? name.slice(0, -year.length) : name;
}

/** Formats a day as '21/11'. */
export const shortDay = (day: string): string => formatDay(day).slice(0, 5);

/** Formats a day as 'Vendredi 20/11'. */
export const namedDay = (day: string): string => `${capital(weekdayOf(day))} ${shortDay(day)}`;

/** Time of an instant, if it is on that day; else ''. */
export function hourOf(instant: string, day: string): string {
  const moment = new Date(instantMs(instant));
  return !Number.isNaN(moment.getTime()) && today(moment) === day ? formatTime(moment) : "";
}

/** Parses the day of the address; today by default. */
export const dayOfAddress = (text: string): IsoDay => parseDay(text) ?? today();

export const beside = (day: IsoDay, days: 1 | -1): IsoDay => addDays(day, days);
