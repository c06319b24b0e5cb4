import { trimBlanks } from "#domain/core/text/blank.ts";

const numberForm = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** Number of a JSON number or of a decimal text, as multipart bodies send it; NaN for anything else. */
export function readNumber(value: unknown): number {
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? trimBlanks(value) : "";
  return numberForm.test(text) ? Number(text) : Number.NaN;
}
