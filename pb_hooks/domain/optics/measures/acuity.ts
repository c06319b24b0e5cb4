/** Visual acuity (docs/rules-optics.md, Extra measures): '8/10', 'P2', or a word for an acuity below these. */
import { trimBlanks } from "#domain/core/text/blank.ts";

const tenths = /^(\d{1,2}(?:\.\d)?)\s*\/\s*10$/;
const parinaud = /^P\s?(\d{1,2}(?:\.[05])?)$/;
/** In French practice: counts fingers, sees hand movements, perceives light. */
const words: readonly string[] = ["CLD", "VBLM", "PL"];

const maxTenths = 20;
const largestPrint = 28;

/** Numbers from `first` to `last`, with `each` steps to a unit. */
const range = (first: number, last: number, each: number): number[] =>
  Array.from({ length: (last - first) * each + 1 }, (_, at) => first + at / each);

/** Every stored form: 0 to 20 tenths, P1 to P28 in halves, and the words. */
export const acuities: readonly string[] = [
  ...range(0, maxTenths, 10).map((distance) => `${distance}/10`),
  ...range(1, largestPrint, 2).map((print) => `P${print}`),
  ...words,
];

/** Stored form of a typed acuity; '' for a blank, null for anything else. */
export function readAcuity(typed: string): string | null {
  const text = trimBlanks(typed).toUpperCase().replace(",", ".");
  if (text === "") return "";
  const [, distance] = tenths.exec(text) ?? [];
  const [, print] = parinaud.exec(text) ?? [];
  const stored = distance ? `${Number(distance)}/10` : print ? `P${Number(print)}` : text;
  return acuities.includes(stored) ? stored : null;
}

/** Tenths below which a remark is made. */
const lowTenths = 6;

/** True of an acuity under 6/10, and of a word for less than 1/10. */
export function isLowAcuity(stored: string): boolean {
  const [, distance] = tenths.exec(stored) ?? [];
  return distance === undefined ? words.includes(stored) : Number(distance) < lowTenths;
}
