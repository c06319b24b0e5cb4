/** Checks values against records.ts: raw bodies before PocketBase casts them, and records after. */
import { isNeeded, type ReadField, type Refusal, readField } from "./readField.ts";
import { type CollectionName, collections, type FieldShape } from "#domain/core/records.ts";
import type { Values } from "./values.ts";
import type { Violation } from "#domain/core/violation.ts";

export { idForm, type Refusal } from "./readField.ts";

/** Shapes of a collection's fields, by name. */
export const fieldShapesOf = (collection: CollectionName): Readonly<Record<string, FieldShape>> =>
  collections[collection];

type Field = { readonly name: string; readonly shape: FieldShape };
const lists = new Map<CollectionName, readonly Field[]>();

/** Cached list of a collection's fields and shapes: rebuilding it took a microsecond for each field of each save. */
export function collectionFieldsOf(collection: CollectionName): readonly Field[] {
  const known = lists.get(collection);
  if (known) return known;
  const made = Object.entries(fieldShapesOf(collection)).map(([name, shape]) => ({ name, shape }));
  lists.set(collection, made);
  return made;
}

const needed = new Map<CollectionName, readonly string[]>();

/** Cached names of the fields that a new record must have. */
export function neededFieldsOf(collection: CollectionName): readonly string[] {
  const known = needed.get(collection);
  if (known) return known;
  const made = collectionFieldsOf(collection).filter(({ shape }) => isNeeded(shape));
  const names = made.map(({ name }) => name);
  needed.set(collection, names);
  return names;
}

/** Default values of a new record. */
export const initialValues = (
  collection: CollectionName,
): Record<string, number | boolean | readonly string[]> =>
  Object.fromEntries(
    collectionFieldsOf(collection).flatMap(({ name, shape }) =>
      "initial" in shape && shape.initial !== undefined ? [[name, shape.initial]] : [],
    ),
  );

const blanks = { amount: 0, integer: 0, bool: false, measure: null, decimal: null, json: null };

function blankValue(shape: FieldShape): unknown {
  const isList = shape.kind === "json" ? shape.form === "list" : "most" in shape;
  if (isList) return [];
  return shape.kind in blanks ? blanks[shape.kind as keyof typeof blanks] : "";
}

/** Blank value of every field, for a record that is not stored yet. */
export const blankRecord = (collection: CollectionName): Values =>
  Object.fromEntries(
    collectionFieldsOf(collection).map(({ name, shape }) => [name, blankValue(shape)]),
  );

/** Field names of a collection, without the `derived` ones, which only the server writes. */
export const fieldNamesOf = (
  collection: CollectionName,
  derived: readonly string[] = [],
): string[] => Object.keys(collections[collection]).filter((name) => !derived.includes(name));

/**
 * Violations of the named fields. `whole`: the record is complete, so required fields must be present. Blank optional
 * values are accepted.
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
    const read = readField(shape, values[field]);
    if (read.refusals.length > 0) violations.push(...readViolations(collection, field, read));
  }
  return violations;
}

/** Violations of a parsed value: at most one, or one for each refused part, at its path. */
export const readViolations = (
  collection: CollectionName,
  field: string,
  { refusals }: ReadField,
): Violation[] =>
  refusals.map((refusal) =>
    fieldViolationOf(collection, refusal.path ? `${field}.${refusal.path}` : field, refusal),
  );

/** Violation of a field; its message may depend on the collection. */
export const fieldViolationOf = (
  collection: CollectionName,
  field: string,
  { code, params }: NonNullable<Refusal>,
): Violation => ({ field, code, params: { collection, ...params } });
