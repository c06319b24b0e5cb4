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

type Refreshed = {
  /** Stored values before the save. */
  before: Values;
  /** Names of the fields that another writer changed since PocketBase's read. */
  moved: readonly string[];
};

/**
 * Reloads the fields that this writer left unchanged, because another one may have written them between PocketBase's
 * read and the transaction; derived values would otherwise be wrong.
 */
export function refreshUnchangedFields(
  tx: core.App,
  collection: CollectionName,
  record: core.Record,
): Refreshed {
  const stored = findRecord(tx, collection, record.id) ?? refuseRequest("not_found", 404);
  const now = recordValues(collection, stored);
  const read = recordValues(collection, record.original());
  const sent = recordValues(collection, record);
  const moved: string[] = [];
  collectionFieldsOf(collection).forEach(({ name, shape }) => {
    if (shape.kind === "file" && shape.most) return refreshFiles(record, name, now[name]);
    if (shape.kind === "file" || isSameValue(now[name], read[name])) return;
    moved.push(name);
    if (isSameValue(sent[name], read[name])) record.set(name, now[name]);
  });
  record.ignoreUnchangedFields(true);
  return { before: now, moved };
}

/**
 * Values that PocketBase will not write, because they equal what it read, although another writer changed them since.
 * `moved`: the fields that such a writer changed.
 */
export function skippedValues(
  collection: CollectionName,
  record: core.Record,
  { before, moved }: Refreshed,
): Values {
  if (moved.length === 0) return {};
  const read = recordValues(collection, record.original());
  const wanted = recordValues(collection, record);
  const skipped = moved.filter(
    (name) => isSameValue(wanted[name], read[name]) && !isSameValue(wanted[name], before[name]),
  );
  return Object.fromEntries(skipped.map((name) => [name, wanted[name]]));
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
