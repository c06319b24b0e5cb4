import { hidden, isBlank, trimBlanks } from "./blank.ts";
import { parseDay, storedDay } from "./days.ts";
import { readNumber } from "./fields.ts";
import { toCentimes, toDirhams } from "./money.ts";
import type { FieldShape } from "./records.ts";

/** Nothing to clean for certain: one line of Latin, Arabic or Tifinagh letters. */
const cleanForm = /^[ -~\u00a0-\u1fff\u2c00-\u2dff]*$/;
/** Joiners are not among them: they belong to words. */
const anyHidden = new RegExp(`[${hidden}]`, "g");
const breaks = /\r\n|[\t-\r\u0085\u2028\u2029]/g;

/** A text of several lines as it is stored: trimmed, without hidden characters. */
export const manyLines = (text: string): string =>
  trimBlanks(cleanForm.test(text) ? text : text.replace(anyHidden, ""));

/** The same of one line: a tab or a break within is a space. */
export const oneLine = (text: string): string =>
  cleanForm.test(text) ? trimBlanks(text) : manyLines(text.replace(breaks, " "));

const unseen = "\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u2060-\\u2064\\ufe00-\\ufe0f\\ufeff";
const unseenSigns = new RegExp(`[${unseen}]`, "g");

/** A line as it is seen: without signs that nobody sees, joiners too, and in the usual form of letters and digits. */
export const asSeen = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? trimBlanks(text)
    : oneLine(text.replace(unseenSigns, "").normalize("NFKC"));

/** Two numbers that look the same are the same. One that is too long stays as it is, for the checks to refuse. */
const asNumber = (text: string, max: number): string =>
  text.length > max * unseenRoom ? oneLine(text) : asSeen(text);
const unseenRoom = 4;

/** Names and numbers are one line; an address, a remark or the line of a bank may be more. */
const longestLine = 200;

/**
 * The form in which a value is stored: amounts to the centime, days at midnight UTC, eye values as numbers or null, texts
 * without spaces around or hidden characters. A value that cannot be read stays as it is, for the checks to refuse.
 */
export function storedForm(value: unknown, shape: FieldShape): unknown {
  switch (shape.kind) {
    case "amount":
      return toDirhams(toCentimes(isBlank(value) ? 0 : readNumber(value)));
    case "integer":
      return isBlank(value) ? 0 : readNumber(value);
    case "measure": {
      const number = isBlank(value) ? null : readNumber(value);
      return Number.isNaN(number) ? value : number;
    }
    case "rate": {
      const number = isBlank(value) ? null : readNumber(value);
      return Number.isNaN(number) ? value : number && toDirhams(toCentimes(number));
    }
    case "date": {
      const day = typeof value === "string" ? parseDay(value) : null;
      return day ? storedDay(day) : isBlank(value) ? "" : value;
    }
    case "text":
      if (typeof value !== "string" || value === "") return "";
      if (shape.number) return asNumber(value, shape.max);
      return shape.max > longestLine ? manyLines(value) : oneLine(value);
    case "json":
      return value;
    default:
      return isBlank(value) ? "" : value;
  }
}
