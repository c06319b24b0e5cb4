/** Cell of a drawer as a person types it: '-1,25 (-0,50) 65'. */
import { cellOf, storedCell } from "#domain/lenses/power.ts";
import { trimBlanks } from "#domain/core/text/blank.ts";
import { readCorrection } from "./readCorrection.ts";

/** A power, followed by the two digits of its diameter. */
const withDiameter = /^(.*?)[\s\u00d8\u00f8]+(\d{2})(?:\s*mm)?$/;

/** Stored form of a typed cell; an invalid cell stays as typed, so that the server refuses it with its message. */
export function cellOfText(typed: string): string {
  const text = trimBlanks(typed);
  const stored = storedCell(text);
  if (stored) return stored;
  const [, power = "", diameter = ""] = withDiameter.exec(text) ?? [];
  const { sphere, cylinder } = readCorrection(power).reading.eyes.right;
  if (sphere === undefined || sphere === null) return text;
  return cellOf({ sphere, cylinder: cylinder ?? 0, diameter: Number(diameter) });
}
