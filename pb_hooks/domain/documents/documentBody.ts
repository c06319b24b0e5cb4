/**
 * Parses the body of a document save (docs/api.md, Saving a document) into values or violations. An absent value
 * keeps the stored one; empty children are dropped before the checks.
 */
import { isBlank } from "#domain/core/text/blank.ts";
import { newDayRefusal } from "#domain/core/days/businessDays.ts";
import {
  idForm,
  fieldShapesOf,
  fieldViolationOf,
  neededFieldsOf,
  readViolations,
} from "#domain/core/fields/fields.ts";
import { readField } from "#domain/core/fields/readField.ts";
import type { CollectionName, FieldShape } from "#domain/core/records.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";

/** Item or payment to store; `place` is its path in the body, for later violations. */
export type DocumentChild = { id: string; place: string; values: Values };
/**
 * For a change of a single record by the records API: instead of writing its row, the writers of headers and children
 * (documentWrites.ts) call `store` once with the values to store. They do not call it when nothing changes, and a
 * deletion ignores `row`.
 */
export type OwnRecord = { store: (row: Values) => void };
/** Document with its items; undefined items leave the stored ones unchanged. */
export type ItemsBody = { values: Values; items: DocumentChild[] | undefined; own?: OwnRecord };
export type ParsedBody<T> = { value: T; violations: Violation[] };

/** Most items and payments of a document: more than any real one has, and still saved within a second. */
export const maxItems = 500;
export const maxPayments = 200;

/**
 * Values and violations of the named fields. `whole`: a new record, which needs its required fields. `stored`: the
 * stored record, whose dates are accepted again.
 */
export function readBodyFields(
  collection: CollectionName,
  body: Values,
  names: readonly string[],
  whole: boolean,
  stored: Values | null,
): ParsedBody<Values> {
  const shapes = fieldShapesOf(collection);
  const needed = whole ? neededFieldsOf(collection) : [];
  const violations: Violation[] = [];
  const value: Values = {};
  // Absent fields are skipped early: most of a prescription's sixty are absent.
  names.forEach((field) => {
    const shape = field in body || needed.includes(field) ? shapes[field] : undefined;
    if (!shape) return;
    const given = body[field];
    const read = readField(shape, given);
    const late = shape.kind === "date" ? newDayRefusal(given, stored?.[field]) : null;
    if (read.refusals.length > 0) violations.push(...readViolations(collection, field, read));
    else if (late) violations.push(fieldViolationOf(collection, field, late));
    else if (isGiven(given, shape)) value[field] = read.stored;
  });
  return { value, violations };
}

/** False of a blank amount or quantity, which a number field cannot store. */
const isGiven = (value: unknown, { kind }: FieldShape): boolean =>
  kind === "amount" || kind === "integer" ? !isBlank(value) : value !== undefined;

/** True of an item without a product, which is ignored. */
export const hasNoProduct = (item: Values): boolean => isBlank(item["product"]);
/** True of a quantity that is blank or at most 0, whose item is ignored. Texts are left for the checks. */
export const isNotPositive = (value: unknown): boolean =>
  isBlank(value) || (typeof value === "number" && value <= 0);

function checkId(id: unknown, seen: Set<string>): Violation[] {
  if (typeof id !== "string" || !idForm.test(id)) return [{ field: "id", code: "id_form" }];
  if (seen.has(id)) return [{ field: "id", code: "id_twice" }];
  seen.add(id);
  return [];
}

type ChildOptions = {
  fields: readonly string[];
  max: number;
  isDropped?: (child: Values) => boolean;
  /** Stored children, whose values are kept for fields that the sent child lacks. */
  stored?: readonly { id: string }[] | undefined;
};

/** Replaces absent values of a stored child, so that it is not ignored as empty. */
const storedPlaceholder = { product: "as it is", quantity: 1 };

/** Selects the values of these fields. */
export const picked = (stored: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, stored[field]]));

/** Items or payments of a body; `undefined` when the body lacks the list. Violations have the path of their child. */
export function readBodyChildren(
  collection: CollectionName,
  list: unknown,
  path: string,
  options: ChildOptions,
): ParsedBody<DocumentChild[] | undefined> {
  if (list === undefined || list === null) return { value: undefined, violations: [] };
  if (!Array.isArray(list))
    return { value: undefined, violations: [{ field: path, code: "list" }] };
  if (list.length > options.max)
    return {
      value: undefined,
      violations: [{ field: path, code: "too_many", params: { max: options.max } }],
    };
  const seen = new Set<string>();
  const storedById = new Map<unknown, Values>(options.stored?.map((child) => [child.id, child]));
  const value: DocumentChild[] = [];
  const violations: Violation[] = [];
  list.forEach((child: unknown, index) => {
    const place = `${path}.${index}`;
    if (!isObject(child)) {
      violations.push({ field: place, code: "object" });
      return;
    }
    const stored = storedById.get(child["id"]) ?? null;
    const kept = stored && picked(stored, options.fields);
    if (options.isDropped?.(kept ? { ...kept, ...storedPlaceholder, ...child } : child)) return;
    const read = readBodyFields(collection, child, options.fields, kept === null, stored);
    const found = [...checkId(child["id"], seen), ...read.violations];
    if (found.length > 0) violations.push(...prefixViolations(place, found));
    const values = kept ? Object.assign(kept, read.value) : read.value;
    value.push({ id: String(child["id"]), place, values });
  });
  return { value, violations };
}
