/** Checks values against records.ts, before PocketBase casts them (raw bodies) and after (records): one rule for every writer. */
import { parseDay } from "./days";
import { checkMeasures } from "./optics";
import { type CollectionName, collections, type Field } from "./records";
import type { Violation } from "./violation";

type Params = Record<string, string | number>;
type Refusal = { code: string; params?: Params } | null;

export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** The form of a PocketBase id; the browser makes them too. */
export const idForm = /^[a-z0-9]{15}$/;
const numberForm = /^-?\d{1,15}(?:\.\d{1,15})?$/;

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "";

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
    case "eye": {
      const number = readNumber(value);
      if (!Number.isFinite(number)) return { code: "number" };
      return checkMeasures({ [name]: number })[0] ?? null;
    }
    case "file":
    case "json":
      return null;
  }
}

const isNeeded = (field: Field): boolean =>
  ("required" in field && field.required) || ("sent" in field && field.sent) || false;

/**
 * The refusals of `values` for one collection. `whole`: a record to be, so needed fields must be there; otherwise only
 * the fields present are checked. Blank optional values pass. Fields named in `except` belong to the server.
 */
export function checkFields(
  collection: CollectionName,
  values: Readonly<Record<string, unknown>>,
  { whole, except = [] }: { whole: boolean; except?: readonly string[] },
): Violation[] {
  const fields: Record<string, Field> = collections[collection];
  return Object.entries(fields).flatMap(([name, field]) => {
    if (except.includes(name) || (!whole && !(name in values))) return [];
    const value = values[name];
    if (!isBlank(value)) {
      const refusal = checkValue(value, field, name);
      return refusal
        ? [{ field: name, code: refusal.code, params: { collection, ...refusal.params } }]
        : [];
    }
    return isNeeded(field) ? [{ field: name, code: "required", params: { collection } }] : [];
  });
}
