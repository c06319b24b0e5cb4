/** Parses a value by its shape in records.ts: its stored form, and its refusals. */
import { isBlank } from "#domain/core/text/blank.ts";
import { emailForm } from "#domain/core/signIn/credentials.ts";
import { parseDay, storedDay } from "#domain/core/days/days.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import { checkPin } from "#domain/core/signIn/pin.ts";
import { readNumber } from "./readNumber.ts";
import type { FieldShape } from "#domain/core/records.ts";
import {
  storedBarcode,
  storedLine,
  storedLines,
  visibleForm,
} from "#domain/core/text/storedForm.ts";
import { isObject } from "./values.ts";
import { readEye, readLens } from "#domain/contactLenses/lens.ts";
import { checkSizes } from "#domain/contactLenses/sizes.ts";
import { checkDiameters, readPower, storedCell } from "#domain/lenses/power.ts";
import { readPlan } from "#domain/sale/plan.ts";
import { readAcuity } from "#domain/optics/measures/acuity.ts";
import { checkStoredMeasure } from "#domain/optics/measures/extraMeasures.ts";
import { checkPairs } from "#domain/optics/measures/pairMeasures.ts";

export type Refusal = { code: string; params?: Record<string, string | number> } | null;
/** `path`: refused part of a value, in pairs or in a contact lens. */
type FieldRefusal = NonNullable<Refusal> & { path?: string };
/** `stored` of a refused value is cleaned as far as possible, for comparison with the stored value. */
export type ReadField = { stored: unknown; refusals: readonly FieldRefusal[] };

/** Form of a PocketBase id, which browsers generate too. */
export const idForm = /^[a-z0-9]{15}$/;

const none: readonly FieldRefusal[] = [];
const readAs = (stored: unknown, refusal: Refusal): ReadField => ({
  stored,
  refusals: refusal ? [refusal] : none,
});
const refuseUnless = (isGood: boolean, code: string): Refusal => (isGood ? null : { code });

export function readField(shape: FieldShape, value: unknown): ReadField {
  // Refused without cleaning: two megabytes take goja seconds, and an unchanged stored text compares equal anyway.
  if (shape.kind === "text" && typeof value === "string" && value.length > shape.max)
    return readAs(value, { code: "too_long", params: { max: shape.max } });
  if (isBlank(value))
    return readAs(blankOf(shape, value), refuseUnless(!isNeeded(shape), "required"));
  if (isOverlong(value, shape)) return { ...readGiven(shape, unreadable), stored: value };
  return readGiven(shape, value);
}

/** Longest text accepted for a number, date, address, choice or id; a longer one is refused without parsing. */
const maxValueLength = 500;
const unreadable = "?";

const isOverlong = (value: unknown, { kind }: FieldShape): boolean =>
  !["text", "json", "file"].includes(kind) &&
  typeof value === "string" &&
  value.length > maxValueLength;

/** True of a field that a new record must have. */
export const isNeeded = (shape: FieldShape): boolean =>
  ("required" in shape && shape.required && !("filled" in shape && shape.filled)) ||
  ("sent" in shape && shape.sent) ||
  false;

function blankOf(shape: FieldShape, value: unknown): unknown {
  switch (shape.kind) {
    case "amount":
    case "integer":
      return 0;
    case "measure":
    case "decimal":
      return null;
    case "bool":
      return false;
    case "json":
      return shape.pairs || shape.power || shape.contact || shape.plan ? null : value;
    default:
      return "";
  }
}

/**
 * Parses by kind: amounts are rounded to centimes, days become midnight UTC, booleans and JSON may be texts, and texts
 * lose invisible characters.
 */
function readGiven(shape: FieldShape, value: unknown): ReadField {
  switch (shape.kind) {
    case "text":
      return readText(shape, value);
    case "amount": {
      const amount = readNumber(value);
      return readAs(toDirhams(toCentimes(amount)), checkNumber(amount, shape));
    }
    case "integer": {
      const integer = readNumber(value);
      return readAs(integer, checkNumber(integer, shape));
    }
    case "measure": {
      const measure = readNumber(value);
      const refusal = checkStoredMeasure(shape.measure, measure);
      return readAs(Number.isNaN(measure) ? value : measure, refusal);
    }
    case "decimal": {
      const decimal = readNumber(value);
      const refusal = checkNumber(decimal, shape);
      return readAs(Number.isNaN(decimal) ? value : toDirhams(toCentimes(decimal)), refusal);
    }
    case "date": {
      const day = typeof value === "string" ? parseDay(value) : null;
      return readAs(day ? storedDay(day) : value, refuseUnless(day !== null, "day"));
    }
    case "bool":
      return readAs(String(value) === "true", refuseUnless(isSwitch(value), "choice"));
    case "json":
      return readJsonField(shape, value);
    default:
      return readAs(value, checkAsItIs(shape, value));
  }
}

/** True of a boolean, and of 'true' or 'false' in a multipart body. */
const isSwitch = (value: unknown): boolean =>
  [true, false, "true", "false"].some((one) => one === value);

type TextShape = Extract<FieldShape, { kind: "text" }>;

/** A field up to this length has one line; a longer one (address, notes) keeps its line breaks. */
const maxLineLength = 200;

function readText(shape: TextShape, value: unknown): ReadField {
  if (typeof value !== "string") return readAs("", { code: "text" });
  if (shape.number) return readAs(visibleForm(value), null);
  if (shape.acuity) {
    const acuity = readAcuity(value);
    return readAs(acuity ?? storedLine(value), refuseUnless(acuity !== null, "acuity"));
  }
  if (shape.cell) {
    const cell = storedCell(storedLine(value));
    return readAs(cell ?? storedLine(value), refuseUnless(cell !== null, "cell"));
  }
  if (shape.barcode) return readAs(storedBarcode(value), null);
  return readAs(shape.max > maxLineLength ? storedLines(value) : storedLine(value), null);
}

type NumberShape = Extract<FieldShape, { kind: "amount" | "integer" | "decimal" }>;

function checkNumber(number: number, shape: NumberShape): Refusal {
  const { min, max } = shape;
  if (!Number.isFinite(number)) return { code: "number" };
  if (shape.kind === "integer") {
    if (!Number.isInteger(number)) return { code: "int" };
    if (shape.required && number === 0 && (min ?? 0) <= 0) return { code: "required" };
  }
  if (min !== undefined && number < min) return { code: "min", params: { min } };
  if (max !== undefined && number > max) return { code: "max", params: { max } };
  if (shape.kind === "decimal" && shape.step && number % shape.step !== 0)
    return { code: shape.step === 1 ? "int" : "quarter_step" };
  return null;
}

type PlainShape = Extract<FieldShape, { kind: "email" | "select" | "relation" | "file" | "pin" }>;

/** Refusal of a value that needs no conversion before it is stored. */
function checkAsItIs(shape: PlainShape, value: unknown): Refusal {
  switch (shape.kind) {
    case "email":
      return refuseUnless(
        typeof value === "string" && value.length <= 200 && emailForm.test(value),
        "email",
      );
    case "select":
      return refuseUnless(typeof value === "string" && shape.values.includes(value), "choice");
    case "relation":
      return refuseUnless(typeof value === "string" && idForm.test(value), "unknown_record");
    case "file":
      // Only names of stored files are accepted: PocketBase would take anything else as an empty value and delete the
      // file.
      return refuseUnless(
        shape.most
          ? [value].flat().every((name) => typeof name === "string")
          : typeof value === "string",
        "text",
      );
    case "pin": {
      const code = checkPin(value);
      return code && { code };
    }
  }
}

type JsonShape = Extract<FieldShape, { kind: "json" }>;

/** Parses JSON, which multipart forms send as text. */
function readJsonField(shape: JsonShape, value: unknown): ReadField {
  const isText = typeof value === "string";
  const json = isText ? parsedOf(value) : value;
  const isTooDeep = isDeep(json, isText ? maxDepth - 1 : maxDepth);
  const refusal = isTooDeep ? { code: "too_deep" } : checkJson(json, shape);
  if (shape.power && !refusal) {
    const read = readPower(json);
    return readAs(read.power ?? value, read.refusal === null ? null : { code: read.refusal });
  }
  if (shape.diameters && !refusal) return readAs(json, checkDiameters(json));
  if (shape.sizes && !refusal) return readAs(json, checkSizes(shape.sizes, json));
  if (shape.plan && !refusal) {
    const read = readPlan(json as unknown[]);
    return readAs(read.refusal ? json : read.plan, read.refusal);
  }
  if (shape.contact && !refusal) return readContact(shape.contact, json);
  if (!shape.pairs || refusal) return readAs(refusal ? value : json, refusal);
  const refusals = checkPairs(json).map(({ field, code }) => ({ path: field, code }));
  return { stored: json, refusals };
}

/** Parses a lens or an eye of a sheet; each refusal has the key of its value as path. */
function readContact(kind: "lens" | "eye", json: unknown): ReadField {
  const { lens, violations } = kind === "eye" ? readEye(json, "") : readLens(json, "");
  const refusals = violations.map(({ field, code, params }) => ({
    path: field,
    code,
    ...(params && { params }),
  }));
  return { stored: refusals.length > 0 ? json : lens, refusals };
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Depth limit of JSON: comparing thousands of nested levels would block the writer for seconds. */
const maxDepth = 8;

const isDeep = (value: unknown, left: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1)));

/** Refuses JSON of another form, which the server would take as empty. */
function checkJson(json: unknown, { form, of, words }: JsonShape): Refusal {
  const entries = form === "list" ? listOf(json) : isObject(json) && Object.values(json);
  if (!entries) return { code: form };
  const isGood = (entry: unknown) =>
    words ? words.some((word) => word === entry) : !of || (typeof entry === of && entry !== null);
  return refuseUnless(entries.every(isGood), "choice");
}

const listOf = (value: unknown): readonly unknown[] | false => Array.isArray(value) && value;
