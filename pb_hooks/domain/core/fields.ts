/** Checks values against records.ts, before PocketBase casts them (raw bodies) and after (records): one rule for every writer. */
import { parseDay } from "./days.ts";
import { checkEyeValue, measureOf } from "#domain/optics/optics.ts";
import { type CollectionName, collections, type EyeMeasure, type Field } from "./records.ts";
import type { Violation } from "./violation.ts";

type Refusal = { code: string; params?: Record<string, string | number> } | null;

/** The form of an e-mail address: something, '@', a domain its end two letters or more. */
export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** The fewest characters of a password. */
export const minPassword = 8;
/** The form of a PocketBase id; the browser makes them too. */
export const idForm = /^[a-z0-9]{15}$/;
const numberForm = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** Nothing given: undefined, null, or an empty text. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "";

/** Numbers that are money: rounded to the centime wherever they come from. */
export const isAmount = (name: string): boolean => /(?:^|_)(?:price|amount)$/.test(name);

/** A number, or the decimal text of one (multipart bodies hold nothing else); NaN for anything else. */
export function readNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && numberForm.test(value.trim()) ? Number(value) : Number.NaN;
}

function checkNumber(value: unknown, field: Extract<Field, { kind: "number" }>): Refusal {
  const number = readNumber(value);
  if (!Number.isFinite(number)) return { code: "number" };
  if (field.int && !Number.isInteger(number)) return { code: "int" };
  if (field.required && number === 0 && (field.min ?? 0) <= 0) return { code: "required" };
  if (field.min !== undefined && number < field.min)
    return { code: "min", params: { min: field.min } };
  if (field.max !== undefined && number > field.max)
    return { code: "max", params: { max: field.max } };
  return null;
}

function checkText(value: unknown, max: number): Refusal {
  if (typeof value !== "string") return { code: "text" };
  return value.length > max ? { code: "too_long", params: { max } } : null;
}

function checkEye(value: unknown, name: string): Refusal {
  const number = readNumber(value);
  if (!Number.isFinite(number)) return { code: "number" };
  const code = checkEyeValue(measureOf(name.slice(name.indexOf("_") + 1) as EyeMeasure), number);
  return code && { code };
}

function checkValue(value: unknown, field: Field, name: string): Refusal {
  switch (field.kind) {
    case "text":
      return checkText(value, field.max);
    case "email":
      return typeof value === "string" && value.length <= 200 && emailForm.test(value)
        ? null
        : { code: "email" };
    case "number":
      return checkNumber(value, field);
    case "date":
      return typeof value === "string" && parseDay(value) ? null : { code: "day" };
    case "select":
      return typeof value === "string" && field.values.includes(value) ? null : { code: "choice" };
    case "relation":
      return typeof value === "string" && idForm.test(value) ? null : { code: "unknown_record" };
    case "bool":
      return typeof value === "boolean" || value === "true" || value === "false"
        ? null
        : { code: "choice" };
    case "eye":
      return checkEye(value, name);
    case "file":
    case "json":
      return null;
  }
}

const isNeeded = (field: Field): boolean =>
  ("required" in field && field.required) || ("sent" in field && field.sent) || false;

const fieldOf = (collection: CollectionName, name: string): Field | undefined =>
  (collections[collection] as Record<string, Field>)[name];

/**
 * The refusals of the named fields. `whole`: a record to be, so needed fields must be there; otherwise only the fields
 * present are checked. Blank optional values pass.
 */
export function checkFields(
  collection: CollectionName,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
  whole: boolean,
): Violation[] {
  const violations: Violation[] = [];
  for (const name of names) {
    const field = fieldOf(collection, name);
    const value = values[name];
    if (!field || (!whole && !(name in values))) continue;
    const isMissing = isBlank(typeof value === "string" ? value.trim() : value);
    if (isMissing && !isNeeded(field)) continue;
    const refusal = isMissing ? { code: "required" } : checkValue(value, field, name);
    if (refusal)
      violations.push({
        field: name,
        code: refusal.code,
        params: { collection, ...("params" in refusal ? refusal.params : {}) },
      });
  }
  return violations;
}

/** The names of a collection's fields, without those that only the server writes. */
export const namesOf = (collection: CollectionName, derived: readonly string[] = []): string[] =>
  Object.keys(collections[collection]).filter((name) => !derived.includes(name));
