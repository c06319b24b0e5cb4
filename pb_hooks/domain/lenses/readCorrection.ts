/** Correction in one line of quick entry, without what a tariff does not ask: a cylinder needs no axis. */
import { type QuickReading, readQuickEntry } from "#domain/optics/quickEntry/quickEntry.ts";

const number = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
/** Axis, or more digits of the number before. */
const axis = String.raw`(?![\d.,]|\s*(?:x|\u00e0|a|axe|@)?\s*\d)`;
/** '(-2,00)', or ' -2,00' after a sphere, without an axis. */
const bareCylinder = new RegExp(
  String.raw`(\d\s*\(\s*[+\-\u2212\u2013]?${number}\s*\)|\d\s+[+\-\u2212\u2013]${number})${axis}`,
  "gi",
);
/** Stands for the axis, which changes no price. */
const anyAxis = "90°";

export type Correction = { reading: QuickReading; unread: string };

/** Reads a line; `unread` is what was not understood. */
export function readCorrection(typed: string): Correction {
  const text = typed.replace(bareCylinder, `$1 ${anyAxis}`);
  const reading = readQuickEntry(text);
  const unread = reading.unread
    .map(({ start, end }) => text.slice(start, end).replaceAll(anyAxis, "").trim())
    .filter(Boolean)
    .join(" ");
  return { reading, unread };
}
