/** Contact lens as texts of form fields: parsing, formatting, checks. */
import { checkLensNumber, lensLimits, type LensNumber } from "#domain/contactLenses/lensLimits.ts";
import { type ContactLens, emptyLens, isSameLens } from "#domain/contactLenses/lens.ts";
import { formatBaseCurve, formatDiameter } from "#domain/contactLenses/formatSizes.ts";
import { trimBlanks } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";
import { formatMeasure } from "#domain/optics/format.ts";
import { readMeasure, readTyped, withSign } from "#domain/optics/parse.ts";
import type { Measure } from "#domain/optics/optics.ts";

/** Numbers of a lens in the order of their fields. */
export const lensNumbers = [
  "bc",
  "dia",
  "sphere",
  "cylinder",
  "axis",
  "add",
] as const satisfies readonly LensNumber[];

export type LensTexts = Record<LensNumber, string> & Pick<ContactLens, "add_word" | "dn" | "color">;

/** Measure of glasses with the same format as a lens value; base curve and diameter have no such measure. */
const measureOf: Partial<Record<LensNumber, Measure>> = {
  sphere: "sphere",
  cylinder: "cylinder",
  axis: "axis",
  add: "addition",
};

/** Formats a number as its field shows it: '8.60', '14.2', '+1.00', 'Plan', '180'. */
export function lensNumberText(key: LensNumber, value: number | null): string {
  if (value === null) return "";
  const measure = measureOf[key];
  if (measure) return formatMeasure(measure, value);
  return key === "bc" ? formatBaseCurve(value) : formatDiameter(value);
}

export const textsOfLens = (lens: ContactLens | null): LensTexts => {
  const { add_word, dn, color, ...numbers } = lens ?? emptyLens;
  const texts = Object.fromEntries(
    lensNumbers.map((key) => [key, lensNumberText(key, numbers[key])]),
  ) as Record<LensNumber, string>;
  return { ...texts, add_word, dn, color };
};

export const blankLens: LensTexts = textsOfLens(null);

/** Parses typed millimetres. A whole number above the limit lacks its decimal point: '86' is 8.60, '142' is 14.2. */
function readMillimetres(key: "bc" | "dia", typed: string): number | null {
  const plain = trimBlanks(typed).replace(/\s*mm$/i, "");
  const value = readTyped(plain);
  const { min, max } = lensLimits[key];
  if (value === null || !/^\d{2,4}$/.test(plain) || value <= max) return value;
  return [value / 10, value / 100].find((one) => one >= min && one <= max) ?? value;
}

/** Parses a typed number: null for a blank text, NaN for an unreadable one. An axis of 0 becomes 180. */
export function readLensNumber(key: LensNumber, typed: string): number | null {
  if (trimBlanks(typed) === "") return null;
  if (key === "bc" || key === "dia") return readMillimetres(key, typed) ?? Number.NaN;
  const read = readMeasure(measureOf[key] ?? "sphere", typed);
  if (!read.readable || read.value === null) return Number.NaN;
  return key === "axis" && read.value === 0 ? 180 : read.value;
}

/**
 * Parses the texts of a lens; null when all are blank. Unreadable texts are left out: `checkLensTexts` reports them.
 */
export function lensOfTexts(texts: LensTexts): ContactLens | null {
  const numbers = Object.fromEntries(
    lensNumbers.map((key) => {
      const value = readLensNumber(key, texts[key]);
      return [key, Number.isNaN(value) ? null : value];
    }),
  ) as Record<LensNumber, number | null>;
  const { add_word, dn } = texts;
  const lens = { ...numbers, add_word, dn, color: trimBlanks(texts.color) };
  return isSameLens(lens, emptyLens) ? null : lens;
}

/** Violations of the texts, each at its field below `path`. */
export function checkLensTexts(path: string, texts: LensTexts): Violation[] {
  const found = lensNumbers.flatMap((key): Violation[] => {
    const value = readLensNumber(key, texts[key]);
    const code = value === null ? null : checkLensNumber(key, value);
    return code ? [{ field: `${path}.${key}`, code }] : [];
  });
  const isDouble = texts.add_word !== "" && trimBlanks(texts.add) !== "";
  return isDouble ? [...found, { field: `${path}.add_word`, code: "contact_add_both" }] : found;
}

/** Text of a field after blur: the formatted value, or the typed text when it is refused. */
export function tidiedNumber(key: LensNumber, typed: string): string {
  const value = readLensNumber(key, typed);
  return value === null || Number.isNaN(value) ? trimBlanks(typed) : lensNumberText(key, value);
}

/** Adds the sign of a power while it is typed. */
export const signedNumber = (key: LensNumber, typed: string): string => {
  const measure = measureOf[key];
  return measure ? withSign(measure, typed) : typed;
};
