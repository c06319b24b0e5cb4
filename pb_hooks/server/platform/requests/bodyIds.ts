/** Parses a list of ids in a body, such as the documents of a slip. */
import { textValue } from "#domain/core/fields/values.ts";
import { refuse } from "./refuse.ts";

/** Distinct ids in a field, from 1 to `max`. A value that is not a text becomes an id that no record has. */
export function idsOfBody(list: unknown, field: string, max: number): string[] {
  if (list === undefined || list === null) return refuse([{ field, code: "required" }]);
  if (!Array.isArray(list)) return refuse([{ field, code: "list" }]);
  if (list.length === 0) refuse([{ field, code: "required" }]);
  if (list.length > max) refuse([{ field, code: "too_many", params: { max } }]);
  const ids = list.map(textValue);
  const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  if (twice >= 0) refuse([{ field: `${field}.${twice}`, code: "id_twice" }]);
  return ids;
}
