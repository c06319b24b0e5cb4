/** Parses typed days (docs/rules-common.md, Days). Missing parts are completed relative to today. */
import { trimBlanks } from "#domain/core/text/blank.ts";
import { lastBusinessDay } from "./businessDays.ts";
import { addDays, type IsoDay, parseDay, today } from "./days.ts";
import { monthNames, nearDays } from "./days.strings.ts";
import { fold } from "#domain/core/text/fold.ts";

type Reading = {
  now?: IsoDay;
  /** Completes to the nearest future day (promised or due); by default, to the nearest present or past day. */
  isAhead?: boolean;
};

const separator = "[/.\\- ]";
const wholeForm = /^\d{4}-\d{1,2}-\d{1,2}$/;
const dayForm = new RegExp(
  `^(\\d{1,2})(?:${separator}(\\d{1,2})(?:${separator}(\\d{2}|\\d{4}))?)?$`,
);
const digitsForm = /^(\d\d)(\d\d)(\d{2}|\d{4})?$/;
const namedForm = /^(\d{1,2})(?:er)?[ -]?([a-z]{3,})\.?(?:[ -]?(\d{2}|\d{4}))?$/;
const completeForm = new RegExp(
  `^(?:\\d{8}|\\d{1,2}${separator}\\d{1,2}${separator}\\d{4}|\\d{4}-\\d\\d-\\d\\d)$`,
);

/** True of a complete date: day, month and a year of four digits. */
export const isCompleteTypedDay = (typed: string): boolean => completeForm.test(trimBlanks(typed));

/** Day that a text means; null when it means none, or one that does not exist. */
export function parseTypedDay(typed: string, { now = today(), isAhead = false }: Reading = {}) {
  const text = fold(trimBlanks(typed))
    .replace(/['\u2019]/g, "")
    .replace(/\s+/g, " ");
  if (Object.hasOwn(nearDays, text)) return addDays(now, nearDays[text] ?? 0);
  if (wholeForm.test(text)) return parseDay(text.split("-").map(twoDigits).join("-"));
  const [, day, month, year] = partsOf(text) ?? [];
  if (!day) return null;
  if (month && year)
    return dayOf(fullYear(year, twoDigits(month), twoDigits(day), now), month, day);
  return nearest(month, day, now, isAhead);
}

function partsOf(text: string): (string | undefined)[] | null {
  const named = namedForm.exec(text);
  if (!named) return dayForm.exec(text) ?? digitsForm.exec(text);
  const month = monthNumber(named[2] ?? "");
  return month ? [named[0], named[1], month, named[3]] : null;
}

/** Folded names of the months, for comparison. */
export const foldedMonths = monthNames.map(fold);

/** Number of a month from its name or an unambiguous beginning: 'nov', but not 'jui'. */
export function monthNumber(name: string): string | null {
  const folded = fold(name);
  const found = foldedMonths.flatMap((month, index) =>
    folded.length >= 3 && month.startsWith(folded) ? [index + 1] : [],
  );
  const [only] = found;
  return found.length === 1 && only ? twoDigits(String(only)) : null;
}

const twoDigits = (part: string): string => part.padStart(2, "0");

const dayOf = (year: string | number, month: string, day: string): IsoDay | null =>
  parseDay(`${year}-${twoDigits(month)}-${twoDigits(day)}`);

/** Full year of two digits: 20xx unless that is later than any business date, so '62' is 1962. */
export function fullYear(year: string, month: string, day: string, now: IsoDay): string {
  if (year.length === 4) return year;
  return `20${year}-${month}-${day}` > lastBusinessDay(now) ? `19${year}` : `20${year}`;
}

/** Years to search: 29 February returns after at most eight. */
const maxYears = 8;

/** Nearest matching day before or after today, today included. */
function nearest(month: string | undefined, day: string, now: IsoDay, isAhead: boolean) {
  const [year, nowMonth] = now.split("-").map(Number) as [number, number];
  const step = isAhead ? 1 : -1;
  const count = month ? maxYears + 1 : 3;
  for (let index = 0; index < count; index += 1) {
    // Steps through months for a day alone, through years for a day with a month.
    const months = year * 12 + nowMonth - 1 + step * index;
    const found = month
      ? dayOf(year + step * index, month, day)
      : dayOf(Math.floor(months / 12), String((months % 12) + 1), day);
    if (found && (isAhead ? found >= now : found <= now)) return found;
  }
  return null;
}
