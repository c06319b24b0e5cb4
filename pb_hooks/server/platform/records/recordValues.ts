/** Converts records to plain values for the rules, and normalises values to their stored form. */
import { collectionFieldsOf } from "#domain/core/fields/fields.ts";
import type { CollectionName, FieldShape } from "#domain/core/records.ts";
import { readField } from "#domain/core/fields/readField.ts";
import type { Values } from "#domain/core/fields/values.ts";

export function recordValues(collection: CollectionName, record: core.Record): Values {
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
    case "decimal":
    case "json":
      return jsonFieldValue(record, name);
    case "file":
      return shape.most ? record.getStringSlice(name) : record.getString(name);
    default:
      return record.getString(name);
  }
}

/** Value of a JSON field; null when unreadable. */
export function jsonFieldValue(record: core.Record, name: string): unknown {
  try {
    return JSON.parse(record.getString(name) || "null");
  } catch {
    return null;
  }
}

export function normalizeRecord(collection: CollectionName, record: core.Record): void {
  collectionFieldsOf(collection).forEach(({ name, shape }) => {
    const value = valueOf(record, name, shape);
    const { stored } = readField(shape, value);
    if (stored !== value) record.set(name, stored);
  });
}
