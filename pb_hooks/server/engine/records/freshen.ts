import { collectionFieldsOf } from "#domain/core/fields.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/values.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import { findRecord } from "#server/platform/storedRecords.ts";
import { valuesOf } from "#server/platform/values.ts";

export const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Refreshes fields that this writer left unchanged, because another one may have written them between PocketBase's read and
 * the transaction. Derived values would otherwise be wrong. Returns the stored values.
 */
export function freshen(tx: core.App, collection: CollectionName, record: core.Record): Values {
  const stored = findRecord(tx, collection, record.id) ?? refuseWhole("not_found", 404);
  const now = valuesOf(collection, stored);
  const read = valuesOf(collection, record.original());
  const sent = valuesOf(collection, record);
  collectionFieldsOf(collection).forEach(({ name, shape }) => {
    const isUntouched = shape.kind !== "file" && isSameValue(sent[name], read[name]);
    if (isUntouched && !isSameValue(now[name], read[name])) record.set(name, now[name]);
  });
  record.ignoreUnchangedFields(true);
  return now;
}
