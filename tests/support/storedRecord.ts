import {
  type CollectionName,
  collections,
  type FieldShape,
  type RecordOf,
} from "#domain/core/records.ts";

/** Kinds of fields whose empty value is not ''. */
const empty: Partial<Record<FieldShape["kind"], unknown>> = {
  amount: 0,
  integer: 0,
  bool: false,
  measure: null,
  decimal: null,
  json: null,
};

/** A stored record: these values, and every other field empty. */
export const storedRecord = <Collection extends CollectionName>(
  collection: Collection,
  values: Partial<RecordOf<Collection>>,
): RecordOf<Collection> => {
  const shapes = Object.entries<FieldShape>(collections[collection]);
  const blank = shapes.map(([name, { kind }]) => [name, kind in empty ? empty[kind] : ""]);
  const stamps = { id: "", created: "", updated: "" };
  return { ...stamps, ...Object.fromEntries(blank), ...values } as RecordOf<Collection>;
};
