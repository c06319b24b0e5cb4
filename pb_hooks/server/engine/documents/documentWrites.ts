/** Writes the records of a document without their own hooks, because the document save has applied the rules. */
import { differenceOfParts, type Difference } from "#domain/documents/difference.ts";
import type { DocumentPart } from "#domain/documents/documentBody.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/values.ts";
import { holds } from "./documentChecks.ts";
import { markPart } from "#server/platform/recordEvents.ts";
import { insertRecord, insertRows, updateRows } from "#server/platform/rows.ts";
import { inList, run } from "#server/platform/sql.ts";

/** Difference between the stored parts and the sent ones. */
export const partDifference = <Stored extends { id: string }>(
  stored: readonly Stored[],
  wanted: readonly DocumentPart[],
): Difference<Stored, DocumentPart> =>
  differenceOfParts(stored, wanted, (old, part) => holds(old, part.values));

/** Difference of a list that the body omits. */
export const noDifference = { added: [], updated: [], removed: [] };

/** Writes the header of a document, whose realtime event covers the whole document. */
export function writeHeader(
  tx: core.App,
  collection: CollectionName,
  id: string,
  values: Values,
  isStored: boolean,
): void {
  if (!isStored) return insertRecord(tx, collection, { ...values, id });
  const record = tx.findRecordById(collection, id);
  record.ignoreUnchangedFields(true);
  record.load(values);
  tx.saveNoValidate(markPart(record));
}

/** Row values of new and changed parts; all new ones must have the same keys. */
type Rows<Stored> = {
  added: (part: DocumentPart) => Values;
  updated: (part: DocumentPart, stored: Stored) => Values;
};

/** Deletes, updates and inserts the parts of a document without broadcasts; the header has one. */
export function writeParts<Stored extends { id: string }>(
  tx: core.App,
  collection: CollectionName,
  { added, updated, removed }: Difference<Stored, DocumentPart>,
  rows: Rows<Stored>,
): void {
  removeParts(tx, collection, removed);
  updateRows(
    tx,
    collection,
    updated.map(({ stored, wanted }) => ({ ...stored, ...rows.updated(wanted, stored) })),
  );
  insertRows(
    tx,
    collection,
    added.map((part) => ({ id: part.id, ...rows.added(part) })),
  );
}

function removeParts(
  tx: core.App,
  collection: CollectionName,
  parts: readonly { id: string }[],
): void {
  if (parts.length === 0) return;
  const ids = JSON.stringify(parts.map(({ id }) => id));
  run(tx, `DELETE FROM {{${collection}}} WHERE id ${inList("ids")}`, { ids });
}
