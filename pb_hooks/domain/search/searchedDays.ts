/** Parses a search for a day, a month or a year (docs/search-and-totals.md, What a search finds). */
import { type IsoDay, today } from "#domain/core/days/days.ts";
import { fold } from "#domain/core/text/fold.ts";
import { foldedMonths, fullYear, monthNumber } from "#domain/core/days/typedDay.ts";

type Days = { from: string; to: string };
export type SearchedDays = {
  /** From the latest to the oldest; several when the year is missing. */
  ranges: Days[];
  /** True of a year alone, which may also be part of a document number. */
  isYear: boolean;
  /** True without any digit: a name may begin with the same letters ('mai', 'mars'). */
  isWord: boolean;
};
type Parts = { day?: string | undefined; month?: string | undefined; year?: string | undefined };

/** Years to search when the year is missing: next year (for appointments), this year, and the three before. */
const yearsAhead = 1;
const yearsBefore = 3;

const wholeForm = /^(?:(?:(\d{1,2})[/.-])?(\d{1,2})[/.-])?((?:19|20)\d{2})$/;
const isoForm = /^((?:19|20)\d{2})-(\d{1,2})(?:-(\d{1,2}))?$/;
/** Day and month, with slashes only: '06.12.34' and '06 12' are telephone numbers. */
const shortForm = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}))?$/;
const namedForm = /^(?:(\d{1,2})(?:er)? )?([a-z]{3,})\.?(?: ((?:19|20)\d{2}))?$/;

/** Days that a query means; null when it is no date. */
export function searchedDays(query: string, now = today()): SearchedDays | null {
  const text = fold(query).trim().replace(/\s+/g, " ");
  const { day, month, year } = partsOf(text, now) ?? {};
  if (!year && !month) return null;
  if (!isUpTo(day, 31) || !isUpTo(month, 12)) return null;
  const years = year ? [year] : yearsAround(now);
  return {
    ranges: years.map((one) => rangeOf(one, month, day)),
    isYear: !month,
    isWord: !/\d/.test(text),
  };
}

const isUpTo = (part: string | undefined, most: number): boolean =>
  part === undefined || (Number(part) >= 1 && Number(part) <= most);

function partsOf(text: string, now: IsoDay): Parts | null {
  const whole = wholeForm.exec(text);
  if (whole) return { day: whole[1], month: whole[2], year: whole[3] };
  const iso = isoForm.exec(text);
  if (iso) return { day: iso[3], month: iso[2], year: iso[1] };
  const short = shortForm.exec(text);
  if (short) return shortParts(short[1] ?? "", short[2] ?? "", short[3], now);
  const named = namedForm.exec(text);
  return named && namedParts(named[2] ?? "", named[1], named[3]);
}

function shortParts(day: string, month: string, year: string | undefined, now: IsoDay): Parts {
  return { day, month, year: year && fullYear(year, twoDigits(month), twoDigits(day), now) };
}

/** Parts of a date with a month's name. A month alone has to be complete, as 'mar' may begin a name. */
function namedParts(name: string, day: string | undefined, year: string | undefined): Parts | null {
  const month = monthNumber(name);
  const isWhole = month !== null && foldedMonths[Number(month) - 1] === name;
  return month && (isWhole || day || year) ? { day, month, year } : null;
}

const twoDigits = (part: string): string => part.padStart(2, "0");

function yearsAround(now: IsoDay): string[] {
  const latest = Number(now.slice(0, 4)) + yearsAhead;
  return Array.from({ length: yearsAhead + 1 + yearsBefore }, (_, index) => String(latest - index));
}

function rangeOf(year: string, month: string | undefined, day: string | undefined): Days {
  if (!month) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const start = `${year}-${twoDigits(month)}`;
  // Day 31 works for every month, because days are compared as texts.
  if (!day) return { from: `${start}-01`, to: `${start}-31` };
  return { from: `${start}-${twoDigits(day)}`, to: `${start}-${twoDigits(day)}` };
}
