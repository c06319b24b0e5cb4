import { collectionFieldsOf } from "#domain/core/fields/fields.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { fileChangeOf } from "#server/platform/records/recordEvents.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";

export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b ||
  JSON.stringify(a) === JSON.stringify(b) ||
  ((isObject(a) || Array.isArray(a)) && ordered(a) === ordered(b));

/** JSON with sorted keys, because PocketBase sorts the keys of objects that a record stores. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/**
 * Reloads the fields that this writer left unchanged, because another one may have written them between PocketBase's
 * read and the transaction; derived values would otherwise be wrong. Returns the stored values.
 */
export function refreshUnchangedFields(
  tx: core.App,
  collection: CollectionName,
  record: core.Record,
): Values {
  const stored = findRecord(tx, collection, record.id) ?? refuseRequest("not_found", 404);
  const now = recordValues(collection, stored);
  const read = recordValues(collection, record.original());
  const sent = recordValues(collection, record);
  collectionFieldsOf(collection).forEach(({ name, shape }) => {
    if (shape.kind === "file" && shape.most) return refreshFiles(record, name, now[name]);
    const isUntouched = shape.kind !== "file" && isSameValue(sent[name], read[name]);
    if (isUntouched && !isSameValue(now[name], read[name])) record.set(name, now[name]);
  });
  record.ignoreUnchangedFields(true);
  return now;
}

/** Keeps files that another writer added, and drops those that it removed; newly sent files come last. */
function refreshFiles(record: core.Record, name: string, stored: unknown): void {
  const now = stored as string[];
  const read = record.original().getStringSlice(name);
  const change = fileChangeOf(record, name);
  if (!change && isSameValue(now, read)) return;
  // `getStringSlice` returns no names when files are sent with the record.
  const kept = Array.from(record.getRaw(name) as Iterable<unknown>);
  const stays = (file: string): boolean =>
    change ? !change.removed.includes(file) : !read.includes(file) || kept.includes(file);
  const names = now.filter(stays);
  record.set(name, [...names, ...record.getUnsavedFiles(name)]);
}
