/** Parses one eye value as typed in its field. */
import { trimBlanks } from "#domain/core/text/blank.ts";
import { type Measure } from "./optics.ts";

const minus = /[-\u2212\u2013]/g;
const number = /^[+-]?\s?(?:\d{1,4}(?:[.,]\d{1,3})?|[.,]\d{1,3})$/;
const plano = /^(?:p|pl|plan|plano)\.?$/i;

const isPlano = (typed: string): boolean => plano.test(typed);

const dictated = /^\D*(?:25|50|75|\d{3,4})$/;

/**
 * Parses typed dioptres, with comma or point and any minus sign. Figures dictated without a point are hundredths: '150'
 * is 1.50, '-225' is −2.25; '25,00' is 25.
 */
export function readDioptre(typed: string): number | null {
  const read = readTyped(typed);
  if (read === null) return null;
  const isDictated = dictated.test(trimBlanks(typed)) && read % 25 === 0;
  return isDictated ? read / 100 : read;
}

/** Parses a typed number as written; null when it is none. */
export function readTyped(typed: string): number | null {
  const compact = trimBlanks(typed).replace(minus, "-");
  if (!number.test(compact)) return null;
  return Number(compact.replace(/\s/g, "").replace(",", ".")) + 0;
}

type Typed = { readable: true; value: number | null } | { readable: false };

/**
 * Parses the content of a field: blank means not measured, 'Plan' means 0.00. Limits and steps are checked elsewhere.
 */
export function readMeasure(measure: Measure, typed: string): Typed {
  const text = trimBlanks(trimBlanks(typed).replace(/(?:°|mm|D)$/i, ""));
  if (text === "") return { readable: true, value: null };
  if (measure === "sphere" && isPlano(text)) return { readable: true, value: 0 };
  const value = measure === "axis" || measure === "eip" ? readTyped(text) : readDioptre(text);
  return value === null ? { readable: false } : { readable: true, value };
}

/** Adds the sign while typing, for measures that have one: '2' becomes '+2', '-1' becomes '−1'. */
export function withSign(measure: Measure, typed: string): string {
  if (measure === "axis" || measure === "eip") return typed;
  const signed = typed.replace(/^\s*[-\u2013]/, "\u2212");
  return /^[\d.,]*[1-9]/.test(signed) ? `+${signed}` : signed;
}
