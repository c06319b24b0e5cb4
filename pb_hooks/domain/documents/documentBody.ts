/**
 * Reads the body of a document save (server/README.md, Saving a document) into clean values, or says what is wrong with it and where. A value that is
 * absent is left out: it keeps what is stored. Lines that say nothing are dropped before the checks.
 */
import { parseDay, storedDay } from "#domain/core/days.ts";
import { checkFields, idForm, isBlank, readNumber } from "#domain/core/fields.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import { type CollectionName, collections, type Field } from "#domain/core/records.ts";
import { under, type Violation } from "#domain/core/violation.ts";

export type Values = Record<string, unknown>;
/** One line to be; `place` is where it stands in the body, for what is found wrong with it later. */
export type Line = { id: string; place: string; values: Values };
export type Read<T> = { value: T; violations: Violation[] };

/** An object of named values: neither null nor a list. */
export const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The clean form of one checked value. */
function clean(value: unknown, field: Field): unknown {
  switch (field.kind) {
    case "number": {
      const number = isBlank(value) ? 0 : readNumber(value);
      return field.int ? number : toDirhams(toCentimes(number));
    }
    case "eye":
      return isBlank(value) ? null : readNumber(value);
    case "bool":
      return value === true;
    case "date": {
      const day = typeof value === "string" ? parseDay(value) : null;
      return day ? storedDay(day) : "";
    }
    case "text":
    case "email":
      return typeof value === "string" ? value.trim() : "";
    default:
      return value ?? "";
  }
}

/** The named fields of a body: their clean values, and what is refused. `whole`: a new record, whose needs are checked. */
export function readFields(
  collection: CollectionName,
  body: Values,
  names: readonly string[],
  whole: boolean,
): Read<Values> {
  const fields: Record<string, Field> = collections[collection];
  const violations = checkFields(collection, body, names, whole);
  const refused = new Set(violations.map(({ field }) => field));
  const value: Values = {};
  for (const name of names) {
    const field = fields[name];
    if (field && name in body && body[name] !== undefined && !refused.has(name))
      value[name] = clean(body[name], field);
  }
  return { value, violations };
}

/** A line without a product: it is not saved, nor one of which there is nothing. */
export const hasNoProduct = (line: Values): boolean => isBlank(line["product"]);
/** Blank, or a number that is not above zero. What is no number at all is left for the checks to refuse. */
export const isNotPositive = (value: unknown): boolean =>
  isBlank(value) || (typeof value === "number" && value <= 0);

function checkId(id: unknown, seen: Set<string>): Violation[] {
  if (typeof id !== "string" || !idForm.test(id)) return [{ field: "id", code: "id_form" }];
  if (seen.has(id)) return [{ field: "id", code: "id_twice" }];
  seen.add(id);
  return [];
}

/** A list of lines; `undefined` when the body has none. Violations name the line's place in the body. */
export function readLines(
  collection: CollectionName,
  list: unknown,
  path: string,
  options: { fields: readonly string[]; isDropped?: (line: Values) => boolean },
): Read<Line[] | undefined> {
  if (list === undefined || list === null) return { value: undefined, violations: [] };
  if (!Array.isArray(list))
    return { value: undefined, violations: [{ field: path, code: "list" }] };
  const seen = new Set<string>();
  const value: Line[] = [];
  const violations: Violation[] = [];
  list.forEach((line: unknown, index) => {
    const place = `${path}.${index}`;
    if (!isObject(line)) return violations.push({ field: place, code: "object" });
    if (options.isDropped?.(line)) return;
    const read = readFields(collection, line, options.fields, true);
    violations.push(...under(place, [...checkId(line["id"], seen), ...read.violations]));
    return value.push({ id: String(line["id"]), place, values: read.value });
  });
  return { value, violations };
}
