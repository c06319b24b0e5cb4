/** Converts records to plain values for the rules, and normalises values to their stored form. */
import { collectionFieldsOf } from "#domain/core/fields.ts";
import type { CollectionName, FieldShape } from "#domain/core/records.ts";
import { storedForm } from "#domain/core/storedForm.ts";
import type { Values } from "#domain/core/values.ts";

export function valuesOf(collection: CollectionName, record: core.Record): Values {
  const values: Values = {};
  collectionFieldsOf(collection).forEach(({ name, shape }) => {
    values[name] = valueOf(record, name, shape);
  });
  return values;
}

function valueOf(record: core.Record, name: string, shape: FieldShape): unknown {
  switch (shape.kind) {
    case "amount":
    case "integer":
      return record.getFloat(name);
    case "bool":
      return record.getBool(name);
    case "measure":
    case "rate":
    case "json":
      return jsonOf(record, name);
    default:
      return record.getString(name);
  }
}

/** Value of a JSON field; null when unreadable. */
export function jsonOf(record: core.Record, name: string): unknown {
  try {
    return JSON.parse(record.getString(name) || "null");
  } catch {
    return null;
  }
}

export function normalize(collection: CollectionName, record: core.Record): void {
  collectionFieldsOf(collection).forEach(({ name, shape }) => {
    const value = valueOf(record, name, shape);
    const stored = storedForm(value, shape);
    if (stored !== value) record.set(name, stored);
  });
}
