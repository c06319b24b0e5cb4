/** Cell of a drawer as a person types and reads it: '-1,25 (-0,50) 65'. */
import { cellOf, storedCell } from "#domain/lenses/power.ts";
import { trimBlanks } from "#domain/core/text/blank.ts";
import { readCorrection } from "./readCorrection.ts";

/** A power, then two digits of its diameter. */
const withDiameter = /^(.*?)[\s\u00d8\u00f8]+(\d{2})(?:\s*mm)?$/;

/** Stored form of a typed cell; what is none stays as typed, for the server's sentence. */
export function cellOfText(typed: string): string {
  const text = trimBlanks(typed);
  const stored = storedCell(text);
  if (stored) return stored;
  const [, power = "", diameter = ""] = withDiameter.exec(text) ?? [];
  const { sphere, cylinder } = readCorrection(power).reading.eyes.right;
  if (sphere === undefined || sphere === null) return text;
  return cellOf({ sphere, cylinder: cylinder ?? 0, diameter: Number(diameter) });
}
