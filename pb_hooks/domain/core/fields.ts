/** Checks values against records.ts, before PocketBase casts them (raw bodies) and after (records). */
import { isBlank } from "./blank.ts";
import { emailForm } from "./credentials.ts";
import { parseDay } from "./days.ts";
import { checkStoredMeasure } from "#domain/optics/moreMeasures.ts";
import { readAcuity } from "#domain/optics/acuity.ts";
import { checkPairs } from "#domain/optics/pairMeasures.ts";
import { checkPin } from "./pin.ts";
import { readNumber } from "./readNumber.ts";
import { type CollectionName, collections, type FieldShape } from "./records.ts";
import { isObject } from "./values.ts";
import type { Violation } from "./violation.ts";

export type Refusal = { code: string; params?: Record<string, string | number> } | null;

/** Form of a PocketBase id, which browsers generate too. */
export const idForm = /^[a-z0-9]{15}$/;

/** Shapes of a collection's fields, by name. */
export const fieldShapesOf = (collection: CollectionName): Readonly<Record<string, FieldShape>> =>
  collections[collection];

type Field = { readonly name: string; readonly shape: FieldShape };
const lists = new Map<CollectionName, readonly Field[]>();

/** Cached list of the same: rebuilding it took a microsecond for each field of each save. */
export function collectionFieldsOf(collection: CollectionName): readonly Field[] {
  const known = lists.get(collection);
  if (known) return known;
  const made = Object.entries(fieldShapesOf(collection)).map(([name, shape]) => ({ name, shape }));
  lists.set(collection, made);
  return made;
}

/** Defaults of a new record. */
export const initialValues = (collection: CollectionName): Record<string, number | boolean> =>
  Object.fromEntries(
    collectionFieldsOf(collection).flatMap(({ name, shape }) =>
      "initial" in shape && shape.initial !== undefined ? [[name, shape.initial]] : [],
    ),
  );

/** Field names of a collection, without the `derived` ones, which only the server writes. */
export const fieldNamesOf = (
  collection: CollectionName,
  derived: readonly string[] = [],
): string[] => Object.keys(collections[collection]).filter((name) => !derived.includes(name));

/**
 * Violations of the named fields. `whole`: a complete record, where required fields must be present. Blank optional
 * values pass.
 */
export function checkFields(
  collection: CollectionName,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
  whole: boolean,
): Violation[] {
  const shapes = fieldShapesOf(collection);
  const violations: Violation[] = [];
  for (const field of names) {
    const shape = shapes[field];
    if (!shape || (!whole && !(field in values))) continue;
    violations.push(...fieldViolations(collection, field, values[field], shape));
  }
  return violations;
}

/** Violations of a value: at most one, or one for each refused measure of its pairs, at its path. */
export function fieldViolations(
  collection: CollectionName,
  field: string,
  value: unknown,
  shape: FieldShape,
): Violation[] {
  const refusal = fieldRefusal(value, shape);
  if (refusal) return [fieldViolationOf(collection, field, refusal)];
  if (shape.kind !== "json" || !shape.pairs || isBlank(value)) return [];
  return checkPairs(readJson(value)).map(({ field: path, code }) =>
    fieldViolationOf(collection, `${field}.${path}`, { code }),
  );
}

/** Violation of a field, whose message depends on the collection. */
export const fieldViolationOf = (
  collection: CollectionName,
  field: string,
  { code, params }: NonNullable<Refusal>,
): Violation => ({ field, code, params: { collection, ...params } });

/** Reason why a value is refused by this shape; null when accepted. */
export function fieldRefusal(value: unknown, shape: FieldShape): Refusal {
  if (shape.kind === "text" && typeof value === "string" && value.length > shape.max)
    return checkText(value, shape.max);
  if (isBlank(value)) return isNeeded(shape) ? { code: "required" } : null;
  return checkValue(isOverlong(value, shape) ? unreadable : value, shape);
}

/** Maximum length of a number, date, address, choice or id: a longer text is refused without parsing it. */
const maxValueLength = 500;
const unreadable = "?";

const isOverlong = (value: unknown, { kind }: FieldShape): boolean =>
  !["text", "json", "file"].includes(kind) &&
  typeof value === "string" &&
  value.length > maxValueLength;

const isNeeded = (shape: FieldShape): boolean =>
  ("required" in shape && shape.required && !("filled" in shape && shape.filled)) ||
  ("sent" in shape && shape.sent) ||
  false;

function checkValue(value: unknown, shape: FieldShape): Refusal {
  switch (shape.kind) {
    case "text":
      return checkText(value, shape.max) ?? checkAcuity(value, shape.acuity);
    case "email":
      return refuseUnless(
        typeof value === "string" && value.length <= 200 && emailForm.test(value),
        "email",
      );
    case "amount":
    case "integer":
      return checkNumber(value, shape);
    case "measure":
      return checkStoredMeasure(shape.measure, readNumber(value));
    case "rate":
      return checkNumber(value, { kind: "amount", min: 0, max: 100 });
    case "date":
      return refuseUnless(typeof value === "string" && parseDay(value) !== null, "day");
    case "select":
      return refuseUnless(typeof value === "string" && shape.values.includes(value), "choice");
    case "relation":
      return refuseUnless(typeof value === "string" && idForm.test(value), "unknown_record");
    case "bool":
      return refuseUnless(
        [true, false, "true", "false"].some((one) => one === value),
        "choice",
      );
    case "file":
      // Accepts only the names of stored files. PocketBase would read anything else as none and delete the file.
      return refuseUnless(
        [value].flat().every((name) => typeof name === "string"),
        "text",
      );
    case "pin": {
      const code = checkPin(value);
      return code && { code };
    }
    case "json":
      return refuseUnless(!isDeep(value, maxDepth), "too_deep") ?? checkJson(value, shape);
  }
}

const refuseUnless = (isGood: boolean, code: string): Refusal => (isGood ? null : { code });

function checkText(value: unknown, max: number): Refusal {
  if (typeof value !== "string") return { code: "text" };
  return value.length > max ? { code: "too_long", params: { max } } : null;
}

const checkAcuity = (value: unknown, isAcuity: boolean | undefined): Refusal =>
  refuseUnless(!isAcuity || readAcuity(String(value)) !== null, "acuity");

type JsonShape = Extract<FieldShape, { kind: "json" }>;

/** Refuses JSON of another form, which the server would read as nothing. */
function checkJson(value: unknown, { form, of, words }: JsonShape): Refusal {
  const json = readJson(value);
  const entries = form === "list" ? listOf(json) : isObject(json) && Object.values(json);
  if (!entries) return { code: form };
  const isGood = (entry: unknown) =>
    words ? words.some((word) => word === entry) : !of || (typeof entry === of && entry !== null);
  return refuseUnless(entries.every(isGood), "choice");
}

const listOf = (value: unknown): readonly unknown[] | false => Array.isArray(value) && value;

/** Depth limit of JSON. Comparing a value nested thousands of times would block the writer for seconds. */
const maxDepth = 8;

function isDeep(value: unknown, left: number): boolean {
  // Multipart forms send JSON as a text.
  if (typeof value === "string" && left === maxDepth) return isDeep(parsedOf(value), left - 1);
  if (typeof value !== "object" || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1));
}

/** JSON as a value: multipart forms send a text. */
const readJson = (value: unknown): unknown => (typeof value === "string" ? parsedOf(value) : value);

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type NumberShape = Extract<FieldShape, { kind: "amount" | "integer" }>;

function checkNumber(value: unknown, shape: NumberShape): Refusal {
  const number = readNumber(value);
  const { min, max } = shape;
  if (!Number.isFinite(number)) return { code: "number" };
  if (shape.kind === "integer") {
    if (!Number.isInteger(number)) return { code: "int" };
    if (shape.required && number === 0 && (min ?? 0) <= 0) return { code: "required" };
  }
  if (min !== undefined && number < min) return { code: "min", params: { min } };
  if (max !== undefined && number > max) return { code: "max", params: { max } };
  return null;
}
