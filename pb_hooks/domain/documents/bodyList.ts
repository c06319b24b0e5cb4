/** Parses lists in a body whose entries are not children of a document. */
import { readField } from "#domain/core/fields/readField.ts";
import type { FieldShape } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";
import type { ParsedBody } from "./documentBody.ts";

/** Violation of an entry that is no object. */
export const notAnObject: Violation[] = [{ field: "", code: "object" }];

/** Parses a list of 1 to `max` entries; each violation has the path of its entry. */
export function readBodyList<T>(
  list: unknown,
  { field, max }: { field: string; max: number },
  read: (entry: unknown) => ParsedBody<T>,
): ParsedBody<T[]> {
  const refused = (code: string, params = {}) => ({
    value: [],
    violations: [{ field, code, params }],
  });
  if (!Array.isArray(list)) return refused("list");
  if (list.length === 0) return refused("required");
  if (list.length > max) return refused("too_many", { max });
  const entries = list.map((entry: unknown) => read(entry));
  return {
    value: entries.map(({ value }) => value),
    violations: entries.flatMap(({ violations }, at) =>
      prefixViolations(`${field}.${at}`, violations),
    ),
  };
}

/** Parses a number of an entry by its shape. A blank value becomes `blank`, or is refused when `blank` is not given. */
export function readNumberOf(
  field: string,
  shape: Extract<FieldShape, { kind: "integer" | "amount" }>,
  value: unknown,
  blank?: number,
): ParsedBody<number> {
  if (isBlank(value))
    return {
      value: blank ?? 0,
      violations: blank === undefined ? [{ field, code: "required" }] : [],
    };
  const { stored, refusals } = readField(shape, value);
  return { value: Number(stored), violations: refusals.map((refusal) => ({ field, ...refusal })) };
}
