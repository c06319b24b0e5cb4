/**
 * Parses by quick entry a correction whose price is wanted. Unlike in quick entry, a cylinder needs no axis, because a
 * tariff does not use the axis.
 */
import { type QuickReading, readQuickEntry } from "#domain/optics/quickEntry/quickEntry.ts";

const number = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
/** Pattern: neither an axis nor further digits of the number follow. */
const axis = String.raw`(?![\d.,]|\s*(?:x|\u00e0|a|axe|@)?\s*\d)`;
/** Cylinder without an axis: '(-2,00)', or ' -2,00' after a sphere. */
const bareCylinder = new RegExp(
  String.raw`(\d\s*\(\s*[+\-\u2212\u2013]?${number}\s*\)|\d\s+[+\-\u2212\u2013]${number})${axis}`,
  "gi",
);
/** Replaces a missing axis, which does not change the price. */
const anyAxis = "90°";

export type Correction = { reading: QuickReading; unread: string };

/** Parses a line; `unread`: the words that were not understood. */
export function readCorrection(typed: string): Correction {
  const text = typed.replace(bareCylinder, `$1 ${anyAxis}`);
  const reading = readQuickEntry(text);
  const unread = reading.unread
    .map(({ start, end }) => text.slice(start, end).replaceAll(anyAxis, "").trim())
    .filter(Boolean)
    .join(" ");
  return { reading, unread };
}
