/** Visual acuity (docs/rules-optics.md, More measures): '8/10', 'P2', or a word for less than that. */
import { trimBlanks } from "#domain/core/blank.ts";

const tenths = /^(\d{1,2}(?:\.\d)?)\s*\/\s*10$/;
const parinaud = /^P\s?(\d{1,2}(?:\.[05])?)$/;
/** Counts fingers; sees a hand move; perceives light. */
const words: readonly string[] = ["CLD", "VBLM", "PL"];

const maxTenths = 20;
const largestPrint = 28;

/** Stored form of a typed acuity; '' for a blank, null for anything else. */
export function readAcuity(typed: string): string | null {
  const text = trimBlanks(typed).toUpperCase().replace(",", ".");
  if (text === "" || words.includes(text)) return text;
  const [, distance] = tenths.exec(text) ?? [];
  if (distance !== undefined)
    return Number(distance) <= maxTenths ? `${Number(distance)}/10` : null;
  const [, print] = parinaud.exec(text) ?? [];
  const isRead = print !== undefined && Number(print) >= 1 && Number(print) <= largestPrint;
  return isRead ? `P${Number(print)}` : null;
}

/** Tenths below which an acuity is pointed out. */
const lowTenths = 6;

/** True of an acuity under 6/10, or of a word for less than 1/10. */
export function isLowAcuity(stored: string): boolean {
  const [, distance] = tenths.exec(stored) ?? [];
  return distance === undefined ? words.includes(stored) : Number(distance) < lowTenths;
}
