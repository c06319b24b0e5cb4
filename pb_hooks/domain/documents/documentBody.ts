/**
 * Reads the body of a document save (server/README.md, Saving a document) into the values to store, or says what is wrong
 * with it and where. A value that is absent is left out: it keeps what is stored. Parts that say nothing are dropped before
 * the checks.
 */
import { isBlank } from "#domain/core/blank.ts";
import { newDayRefusal } from "#domain/core/businessDays.ts";
import { fieldRefusal, idForm, shapesOf, violationOf } from "#domain/core/fields.ts";
import type { CollectionName, FieldShape } from "#domain/core/records.ts";
import { storedForm } from "#domain/core/storedForm.ts";
import { isObject, type Values } from "#domain/core/values.ts";
import { under, type Violation } from "#domain/core/violation.ts";

/** An item or a payment to be; `place` is where it stands in the body, for what is found wrong with it later. */
export type Part = { id: string; place: string; values: Values };
export type Read<T> = { value: T; violations: Violation[] };

/** The most items and payments of one document: far above any real one, and saved in less than a second. */
export const maxItems = 500;
export const maxPayments = 200;

/**
 * The named fields of a body: the values to store, and what is refused. `whole`: a new record, whose needs are checked.
 * `stored`: the record as it is, whose dates may stay.
 */
export function readFields(
  collection: CollectionName,
  body: Values,
  names: readonly string[],
  whole: boolean,
  stored: Values | null,
): Read<Values> {
  const shapes = shapesOf(collection);
  const violations: Violation[] = [];
  const value: Values = {};
  names.forEach((field) => {
    const shape = shapes[field];
    if (!shape || !(whole || field in body)) return;
    const given = body[field];
    const refusal =
      fieldRefusal(given, shape) ??
      (shape.kind === "date" ? newDayRefusal(given, stored?.[field]) : null);
    if (refusal) violations.push(violationOf(collection, field, refusal));
    else if (isGiven(given, shape)) value[field] = storedForm(given, shape);
  });
  return { value, violations };
}

/** A blank amount or quantity is none at all: a number field cannot be emptied. Other values can. */
const isGiven = (value: unknown, { kind }: FieldShape): boolean =>
  kind === "amount" || kind === "integer" ? !isBlank(value) : value !== undefined;

/** An item without a product is not saved, nor one of which there is nothing. */
export const hasNoProduct = (item: Values): boolean => isBlank(item["product"]);
/** Blank, or a number that is not above zero: such an item is not saved either. The checks refuse what is no number. */
export const isNotPositive = (value: unknown): boolean =>
  isBlank(value) || (typeof value === "number" && value <= 0);

function checkId(id: unknown, seen: Set<string>): Violation[] {
  if (typeof id !== "string" || !idForm.test(id)) return [{ field: "id", code: "id_form" }];
  if (seen.has(id)) return [{ field: "id", code: "id_twice" }];
  seen.add(id);
  return [];
}

type PartOptions = {
  fields: readonly string[];
  max: number;
  isDropped?: (part: Values) => boolean;
  /** The parts of the document as it is: what is absent of one that is sent again keeps what it has. */
  stored?: readonly { id: string }[] | undefined;
};

/** In the place of what a stored part is not sent: that is no reason to drop it. */
const standing = { product: "as it is", quantity: 1 };

/** The values of these fields. */
function picked(stored: Values, fields: readonly string[]): Values {
  const values: Values = {};
  fields.forEach((field) => {
    values[field] = stored[field];
  });
  return values;
}

/** A list of items or payments; `undefined` when the body has none. Violations name the place in the body. */
export function readParts(
  collection: CollectionName,
  list: unknown,
  path: string,
  options: PartOptions,
): Read<Part[] | undefined> {
  if (list === undefined || list === null) return { value: undefined, violations: [] };
  if (!Array.isArray(list))
    return { value: undefined, violations: [{ field: path, code: "list" }] };
  if (list.length > options.max)
    return {
      value: undefined,
      violations: [{ field: path, code: "too_many", params: { max: options.max } }],
    };
  const seen = new Set<string>();
  const storedById = new Map<unknown, Values>(options.stored?.map((part) => [part.id, part]));
  const value: Part[] = [];
  const violations: Violation[] = [];
  list.forEach((part: unknown, index) => {
    const place = `${path}.${index}`;
    if (!isObject(part)) return violations.push({ field: place, code: "object" });
    const stored = storedById.get(part["id"]) ?? null;
    const kept = stored && picked(stored, options.fields);
    if (options.isDropped?.(kept ? { ...standing, ...part } : part)) return;
    const read = readFields(collection, part, options.fields, kept === null, stored);
    const found = checkId(part["id"], seen).concat(read.violations);
    if (found.length > 0) violations.push(...under(place, found));
    const values = kept ? Object.assign(kept, read.value) : read.value;
    return value.push({ id: String(part["id"]), place, values });
  });
  return { value, violations };
}
