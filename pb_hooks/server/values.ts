/** A record's values as the rules see them, and the clean form they are stored in. */
import { parseDay, storedDay } from "../domain/days";
import { readNumber } from "../domain/fields";
import { toCentimes, toDirhams } from "../domain/money";
import { type CollectionName, collections, type Field } from "../domain/records";
import { readJson } from "./storedRows";

const isAmount = (name: string) =>
  name === "price" || name.endsWith("_price") || name === "amount" || name.endsWith("_amount");

function valueOf(record: core.Record, name: string, field: Field): unknown {
  switch (field.kind) {
    case "number":
      return record.getFloat(name);
    case "bool":
      return record.getBool(name);
    case "eye":
    case "json":
      return readJson(record.getString(name));
    default:
      return record.getString(name);
  }
}

export function valuesOf(collection: CollectionName, record: core.Record): Record<string, unknown> {
  const fields: Record<string, Field> = collections[collection];
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(record, name, field)]),
  );
}

/**
 * Amounts to the centime, days at midnight UTC, eye values as numbers or null. Done before the checks: a value that
 * cannot be cleaned is left as it is, for the check to refuse.
 */
export function normalize(collection: CollectionName, record: core.Record): void {
  const fields: Record<string, Field> = collections[collection];
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === "number" && isAmount(name)) {
      const dirhams = record.getFloat(name);
      const rounded = toDirhams(toCentimes(dirhams));
      if (rounded !== dirhams) record.set(name, rounded);
    } else if (field.kind === "date") {
      const stored = record.getString(name);
      const day = parseDay(stored);
      if (day && storedDay(day) !== stored) record.set(name, storedDay(day));
    } else if (field.kind === "eye") {
      const value = readJson(record.getString(name));
      const number = value === "" ? null : readNumber(value);
      if (value !== null && value !== number && !Number.isNaN(number)) record.set(name, number);
    } else if (field.kind === "text" && (name === "name" || name === "reference")) {
      const text = record.getString(name);
      if (text.trim() !== text) record.set(name, text.trim());
    }
  }
}
