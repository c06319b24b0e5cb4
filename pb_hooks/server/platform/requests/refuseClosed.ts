/** Refuses with 409, at its field, what a trigger refused on a transmitted day (domain/books/closedTriggers.ts). */
import { closedError, type ClosedRow, closedRowOf } from "#domain/books/closedTriggers.ts";
import { askedField, listOf } from "#domain/books/dated.ts";
import { firstOpenDay } from "#domain/core/days/closedPeriod.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { keptText } from "./keptText.ts";
import { refuseConflict } from "./refuse.ts";
import { collectionOfRequest } from "#server/platform/records/collectionName.ts";

/** The row of a transmitted day that an error's text names; null for another error. */
export const closedRowIn = closedRowOf;

/** Message parameters: the last transmitted day `until`, and the first open one. */
export const closedDays = (until: string): { until: string; from: string } => ({
  until: formatDay(until),
  from: formatDay(firstOpenDay(until)),
});

/** Refuses a change on a transmitted day. */
export const refuseClosedDay = (field: string, until: string): never =>
  refuseConflict(field, closedError, closedDays(until));

/** Refuses when the error's text is that of a trigger about a transmitted day; else does nothing. */
export function refuseClosed(e: core.RequestEvent, text: string): void {
  const row = closedRowOf(text);
  if (row) refuseClosedDay(placeOf(e, row), row.until);
}

const joined = (path: string, field: string): string => (path ? `${path}.${field}` : field);

/** Field of the request that the refused row corresponds to. */
function placeOf(e: core.RequestEvent, row: ClosedRow): string {
  const { collection, id, owner, field } = row;
  const own = askedField(collection, field);
  const named = e.request?.pathValue("id") ?? "";
  if (id === named) return own;
  const asked = e.request?.pathValue("collection") ? collectionOfRequest(e) : "";
  // Deleting a document deletes the row too; changing a document's state moves its goods.
  if (asked) return collection === asked ? own : e.request?.method === "DELETE" ? "id" : "status";
  const body = bodyOf(e);
  const at = pathTo(body, id);
  if (at !== null) return joined(at, own);
  const ownerAt = owner === named ? "" : pathTo(body, owner);
  return owner && ownerAt !== null ? joined(ownerAt, listOf(collection)) : own;
}

/** Parsed body of one of our routes; empty when it was not read. */
function bodyOf(e: core.RequestEvent): Values {
  try {
    const body: unknown = JSON.parse(keptText(e) ?? "{}");
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}

/** Path to the object with this id inside a body; null when there is none. */
function pathTo(value: unknown, id: string): string | null {
  if (id === "" || typeof value !== "object" || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    if (isObject(part) && part["id"] === id) return name;
    const below = pathTo(part, id);
    if (below !== null) return `${name}.${below}`;
  }
  return null;
}
