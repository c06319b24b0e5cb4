/** List of ids in a body: the documents of a slip. */
import { textValue } from "#domain/core/fields/values.ts";
import { refuse } from "./refuse.ts";

/** Ids of a field, each once: 1 to `max`. What is no text is an id that no record has. */
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
