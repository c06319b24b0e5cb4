/** Cells of a supplier's tariff (docs/rules-lens-imports.md, Cells): powers, amounts and the words of a range. */
import { type Centimes, toCentimes } from "#domain/core/money.ts";
import { fold } from "#domain/core/text/fold.ts";
import { trimBlanks } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";
import { checkEyeValue, plain } from "#domain/optics/optics.ts";
import { numberOf } from "#domain/stock/catalogue.ts";
import { isDiameter } from "#domain/lenses/power.ts";
import type { Span } from "#domain/lenses/tariff.ts";
import { cellNames, fabricationWords, geometryWords, planWords } from "./heads.strings.ts";

/** Sign of a cylinder that is written without one. */
export type CylinderSign = "minus" | "plus";
/** Sign rule for a whole file; `isUsed` becomes true when a cylinder needed it. */
export type SignRule = { sign: CylinderSign; isUsed: boolean };
/** Violations of cells that cannot be parsed. */
export type Unread = Violation[];

/** Folded words with single spaces, without points: 'P.V.P. (DH)' is 'pvp'. */
export const wordsOf = (cell: string): string =>
  fold(trimBlanks(cell))
    .replaceAll(".", "")
    .replaceAll("\u2300", "\u00f8")
    .replace(/[^a-z0-9\u00f8]+/g, " ")
    .trim()
    .replace(/ (?:dhs?|mad)$/, "");

/** Splits a list written as 'one|other'. */
export const oneOf = (words: string): readonly string[] => words.split("|");

/** Cell without spaces, with a plain hyphen for every minus. */
export const bareOf = (cell: string): string => fold(trimBlanks(cell)).replace(/[\s\u0085]/g, "");

/** True of a blank cell, '-' or 'X', which mean that the lens is not made. */
export const isNotMade = (cell: string): boolean => /^[-x]?$/.test(bareOf(cell));

/** Adds a violation for a cell that cannot be parsed. */
export function noteUnread(
  unread: Unread,
  field: string,
  cell: string,
  code = "cell_unread",
): void {
  const params = { name: cellNames[field] ?? field, typed: trimBlanks(cell).slice(0, 30) };
  unread.push({ field, code, params });
}

/** Amount of a cell, in centimes; null when the lens is not made. */
export function amountIn(cell: string, field: "price" | "cost", unread: Unread): Centimes | null {
  if (isNotMade(cell)) return null;
  const amount = numberOf(cell);
  if (typeof amount === "number") return toCentimes(amount);
  noteUnread(unread, field, cell);
  return null;
}

const decimal = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
const powerForm = new RegExp(`^([+-]?)(${decimal})$`);
const plans: readonly string[] = oneOf(planWords);

/** Parsed power; `isSigned` is false for a number without a sign, except 0. */
export type Power = { value: number; isSigned: boolean };

/** Parses the power of a cell: '-6.00', '+4', '−0,25', 'Plan'; null for anything else. */
export function powerIn(cell: string): Power | null {
  const bare = bareOf(cell);
  if (plans.includes(bare)) return { value: 0, isSigned: true };
  const [, sign, digits = ""] = powerForm.exec(bare) ?? [];
  if (sign === undefined) return null;
  const value = Number(digits.replace(",", "."));
  return { value: plain(sign === "-" ? -value : value), isSigned: sign !== "" || value === 0 };
}

/** Span with its lower end first, as stored. */
const spanOf = (one: number, other: number): Span => (one < other ? [one, other] : [other, one]);

/** Value of a cylinder; one without a sign gets the sign of the rule. */
export function signedCylinder({ value, isSigned }: Power, rule: SignRule): number {
  if (isSigned) return value;
  rule.isUsed = true;
  return rule.sign === "plus" ? value : plain(-value);
}

/**
 * Span if valid. Adds a violation for an end beyond the limits of an eye or off the quarters, and for a cylinder span
 * of both signs.
 */
export function checkedSpan(
  span: Span,
  field: "sphere" | "cylinder",
  unread: Unread,
): readonly Span[] {
  const refused = span.map((end) => checkEyeValue(field, end)).find(Boolean);
  if (refused) unread.push({ field, code: refused });
  else if (field === "cylinder" && span[0] < 0 && span[1] > 0)
    unread.push({ field, code: "cylinder_signs" });
  else return [span];
  return [];
}

/** Span between two cells; a blank cell is 0. If one cylinder has a sign, the other is taken as written. */
export function spanBetween(
  cells: readonly [string, string],
  field: "sphere" | "cylinder",
  rule: SignRule,
  unread: Unread,
): readonly Span[] {
  const ends = cells.map((cell) => {
    const end = trimBlanks(cell) === "" ? { value: 0, isSigned: true } : powerIn(cell);
    if (!end) noteUnread(unread, field, cell);
    return end ?? { value: 0, isSigned: true };
  });
  const isWritten =
    field === "sphere" || ends.some(({ value, isSigned }) => value !== 0 && isSigned);
  const [from = 0, to = 0] = ends.map((end) => (isWritten ? end.value : signedCylinder(end, rule)));
  return checkedSpan(spanOf(from, to), field, unread);
}

const between = new RegExp(`^(${decimal})(?:-|a)(${decimal})$`);
const signedBetween = new RegExp(`^([+-]${decimal}|0)a([+-]${decimal}|0)$`);

/** Spheres in the first part of '6/2': '6' means -6 to +6, '-6' means -6 to 0, '2-4' means 2 to 4 in both signs. */
function sphereSpans(text: string): readonly Span[] | null {
  const [, low, high] = between.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    const [from, to] = spanOf(powerIn(low)?.value ?? 0, powerIn(high)?.value ?? 0);
    return from === 0
      ? [[plain(-to), to]]
      : [
          [-to, -from],
          [from, to],
        ];
  }
  const [, first, last] = signedBetween.exec(text) ?? [];
  if (first !== undefined && last !== undefined)
    return [spanOf(powerIn(first)?.value ?? 0, powerIn(last)?.value ?? 0)];
  const power = powerIn(text);
  if (!power) return null;
  return [power.isSigned ? spanOf(0, power.value) : [plain(-power.value), power.value]];
}

/** Cylinders in the second part: '2' and '-2' begin at 0, '2-4' lies between both. */
function cylinderSpan(text: string, rule: SignRule): Span | null {
  const [, low, high] = between.exec(text) ?? [];
  const ends = low !== undefined && high !== undefined ? [low, high] : ["0", text];
  const [from, to] = ends.map(powerIn);
  return from && to ? spanOf(signedCylinder(from, rule), signedCylinder(to, rule)) : null;
}

/** Parses a zone such as '6/2', '-6.00/-2.00' or '2-4' (docs/rules-lens-imports.md, Shapes). */
export function zonesIn(cell: string, rule: SignRule, unread: Unread) {
  const [sphere = "", cylinder = "0", ...rest] = bareOf(cell).replace(/^±/, "").split(/[/\\]/);
  const spheres = sphereSpans(sphere);
  const span = cylinderSpan(cylinder, rule);
  if (!spheres || !span || rest.length > 0) {
    noteUnread(unread, "power", cell);
    return { spheres: [], cylinders: [] };
  }
  return {
    spheres: spheres.flatMap((one) => checkedSpan(one, "sphere", unread)),
    cylinders: checkedSpan(span, "cylinder", unread),
  };
}

/** Parses diameters: '65' or '65/70 mm'; none for a blank cell. */
export function diametersIn(cell: string, unread: Unread): number[] {
  const parts = wordsOf(cell)
    .replaceAll("\u00f8", " ")
    .replaceAll("mm", " ")
    .split(" ")
    .filter(Boolean);
  const found = parts.map(Number);
  if (found.every(isDiameter)) return [...new Set(found)];
  noteUnread(unread, "diameter", cell);
  return [];
}

type Geometry = keyof typeof geometryWords;
const geometries = Object.entries(geometryWords) as [Geometry, string][];

/** Geometry that the cell names; undefined when unknown. */
export const geometryOf = (cell: string): Geometry | undefined =>
  geometries.find(([, words]) => oneOf(words).includes(wordsOf(cell)))?.[0];

/** Geometry found in a name; undefined without one. */
export const geometryNamed = (name: string): Geometry | undefined =>
  geometries.find(([, words]) =>
    oneOf(words).some((word) => ` ${wordsOf(name)} `.includes(` ${word} `)),
  )?.[0];

/** True of a lens ground for each client, false of a stock lens; undefined for an unknown word. */
export const isPrescription = (cell: string): boolean | undefined => {
  const words = wordsOf(cell);
  if (oneOf(fabricationWords.prescription).includes(words)) return true;
  return oneOf(fabricationWords.stock).includes(words) ? false : undefined;
};
