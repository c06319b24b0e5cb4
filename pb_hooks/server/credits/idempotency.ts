/** Requests that write only once: an identical body again writes nothing, a different body is refused. */
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { refuseConflict, refuseRequest } from "#server/platform/requests/refuse.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";

/** Sorts the keys of a value, so that equal bodies have the same digest. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, ordered(value[name])]),
  );
}

export const digestOf = (body: Values): string => $security.md5(JSON.stringify(ordered(body)));

/** True when this request was already written under its id; refuses with 409 when a different one was. */
export function isWritten(
  tx: core.App,
  collection: CollectionName,
  { id, company, request }: { id: string; company: string; request: Values },
): boolean {
  const stored = findRecord(tx, collection, id);
  if (!stored) return false;
  if (stored.getString("company") !== company) refuseRequest("not_found", 404);
  return stored.getString("request") === digestOf(request) || refuseConflict("id", "written_once");
}
