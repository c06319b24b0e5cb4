import { hiddenCharacters, isBlank, trimBlanks } from "./blank.ts";
import { parseDay, storedDay } from "./days.ts";
import { readNumber } from "./readNumber.ts";
import { toCentimes, toDirhams } from "./money.ts";
import type { FieldShape } from "./records.ts";
import { readAcuity } from "#domain/optics/acuity.ts";

/** Text without anything to clean: one line of Latin, Arabic or Tifinagh letters. */
const cleanForm = /^[ -~\u00a0-\u1fff\u2c00-\u2dff]*$/;
/** Joiners stay: Arabic letters need them. */
const anyHidden = new RegExp(`[${hiddenCharacters}]`, "g");
const breaks = /\r\n|[\t-\r\u0085\u2028\u2029]/g;

/** Stored form of a text with several lines: trimmed, without hidden characters. */
export const storedLines = (text: string): string =>
  trimBlanks(cleanForm.test(text) ? text : text.replace(anyHidden, ""));

/** Stored form of a text with one line: tabs and line breaks become spaces. */
export const storedLine = (text: string): string =>
  cleanForm.test(text) ? trimBlanks(text) : storedLines(text.replace(breaks, " "));

const unseen = "\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u2060-\\u2064\\ufe00-\\ufe0f\\ufeff";
const unseenSigns = new RegExp(`[${unseen}]`, "g");

/** Visible form of a line, for comparison: no joiners, normalised letters and digits. */
export const visibleForm = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? trimBlanks(text)
    : storedLine(text.replace(unseenSigns, "").normalize("NFKC"));

/** Text without any space, a barcode's for instance. */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, "");

/**
 * Stored form of a document number: two that look alike are equal. A longer one stays as it is, for the checks to
 * refuse.
 */
const asNumber = (text: string, max: number): string =>
  text.length > max * unseenRoom ? storedLine(text) : visibleForm(text);
const unseenRoom = 4;

/** Fields of at most this length are one line; longer ones (address, notes) keep their line breaks. */
const maxLineLength = 200;

/**
 * Stored form of a value: amounts to the centime, days at midnight UTC, clean texts. An unreadable value is left for
 * the checks.
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
      if (shape.acuity) return readAcuity(value) ?? storedLine(value);
      if (shape.barcode) return withoutSpaces(storedLine(value));
      return shape.max > maxLineLength ? storedLines(value) : storedLine(value);
    case "json":
      if (!shape.pairs) return value;
      return isBlank(value)
        ? null
        : typeof value === "string"
          ? (JSON.parse(value) as unknown)
          : value;
    default:
      return isBlank(value) ? "" : value;
  }
}
