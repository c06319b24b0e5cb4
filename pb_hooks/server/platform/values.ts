/** A record's values as the rules see them, and the clean form they are stored in. */
import { parseDay, storedDay } from "#domain/core/days.ts";
import { isAmount, readNumber } from "#domain/core/fields.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import { type CollectionName, collections, type Field } from "#domain/core/records.ts";

/** A JSON field's value; what is unreadable counts as null. */
function jsonValue(record: core.Record, name: string): unknown {
  try {
    return JSON.parse(record.getString(name) || "null");
  } catch {
    return null;
  }
}

function valueOf(record: core.Record, name: string, field: Field): unknown {
  switch (field.kind) {
    case "number":
      return record.getFloat(name);
    case "bool":
      return record.getBool(name);
    case "eye":
    case "json":
      return jsonValue(record, name);
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

/** The stored form of a value, or the value itself when it cannot be cleaned: that is for the check to refuse. */
function cleaned(value: unknown, name: string, field: Field): unknown {
  if (field.kind === "number" && isAmount(name)) return toDirhams(toCentimes(Number(value)));
  if (field.kind === "text") return String(value).trim();
  if (field.kind === "date") {
    const day = parseDay(String(value));
    return day ? storedDay(day) : value;
  }
  if (field.kind === "eye" && value !== null) {
    const number = value === "" ? null : readNumber(value);
    return Number.isNaN(number) ? value : number;
  }
  return value;
}

/** Amounts to the centime, days at midnight UTC, eye values as numbers or null, texts without spaces around. */
export function normalize(collection: CollectionName, record: core.Record): void {
  const fields: Record<string, Field> = collections[collection];
  for (const [name, field] of Object.entries(fields)) {
    const value = valueOf(record, name, field);
    const clean = cleaned(value, name, field);
    if (clean !== value) record.set(name, clean);
  }
}
