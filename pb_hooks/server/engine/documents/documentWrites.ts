/** Writes a document's records without their own hooks, because the document save has already applied the rules. */
import {
  differenceOfChildren,
  type Difference,
  isEmptyDifference,
} from "#domain/documents/difference.ts";
import type { DocumentChild, OwnRecord } from "#domain/documents/documentBody.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { hasSameValues } from "./documentChecks.ts";
import { noticeUse } from "#server/engine/firstUse.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { saveValues } from "#server/platform/records/recordEvents.ts";
import { insertAndBroadcast, insertRows, updateRows } from "#server/platform/storage/rowWrites.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { inJsonList, runSql } from "#server/platform/storage/sql.ts";

/** Difference between the stored children and the sent ones. */
export const childDifference = <Stored extends { id: string }>(
  stored: readonly Stored[],
  wanted: readonly DocumentChild[],
): Difference<Stored, DocumentChild> =>
  differenceOfChildren(stored, wanted, (old, child) => hasSameValues(old, child.values));

/** Difference to use when the body omits a list. */
export const emptyDifference = { added: [], updated: [], removed: [] };

/** Writes a document's header, whose realtime event covers all of it. `own`: stores a header that is saved alone. */
export function writeHeader(
  tx: core.App,
  collection: CollectionName,
  id: string,
  values: Values,
  isStored: boolean,
  own?: OwnRecord,
): void {
  if (own) return own.store(values);
  if (!isStored) {
    insertAndBroadcast(tx, collection, { ...values, id });
    return noticeUse(tx, collection, [values]);
  }
  saveValues(tx, tx.findRecordById(collection, id), values);
}

/** Row values of new and changed children; new ones must have the same keys. `own`: stores a child saved alone. */
type Rows<Stored> = {
  own?: OwnRecord | undefined;
  added: (child: DocumentChild) => Values;
  updated: (child: DocumentChild, stored: Stored) => Values;
};

/** Deletes, updates and inserts a document's children without realtime events: the header's event covers them. */
export function writeChildren<Stored extends { id: string }>(
  tx: core.App,
  collection: CollectionName,
  { added, updated, removed }: Difference<Stored, DocumentChild>,
  { own, ...rows }: Rows<Stored>,
): void {
  if (own) {
    removed.forEach(() => own.store({}));
    updated.forEach(({ stored, wanted }) => own.store(rows.updated(wanted, stored)));
    added.forEach((child) => own.store(rows.added(child)));
    return;
  }
  const changed = updated.map(({ stored, wanted }) => ({
    ...stored,
    ...rows.updated(wanted, stored),
  }));
  const made = added.map((child) => ({ id: child.id, ...rows.added(child) }));
  removeChildren(tx, collection, removed);
  updateRows(tx, collection, changed);
  insertRows(tx, collection, made);
  noticeUse(tx, collection, [...changed, ...made]);
}

function removeChildren(
  tx: core.App,
  collection: CollectionName,
  children: readonly { id: string }[],
): void {
  if (children.length === 0) return;
  const ids = JSON.stringify(children.map(({ id }) => id));
  runSql(tx, `DELETE FROM {{${collection}}} WHERE id ${inJsonList("ids")}`, { ids });
}

/** Journals the changes of a stored document: header values, and the items as a whole. */
export function journalDocument<Stored extends { id: string; items: readonly unknown[] }>(
  tx: core.App,
  staff: Staff,
  { header, number }: { header: CollectionName; number: string },
  stored: Stored,
  change: {
    values: Values;
    items: Difference<unknown, unknown>;
    finalItems: readonly Values[];
  },
): void {
  const before: Values = { ...stored };
  const changes = changesBetween(before, change.values);
  if (!isEmptyDifference(change.items)) changes["items"] = [stored.items, change.finalItems];
  journalUpdate(tx, staff, {
    collection: header,
    record: stored.id,
    label: textValue(before[number]),
    changes,
  });
}
