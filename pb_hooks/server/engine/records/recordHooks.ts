/** Model hooks for records written one by one: by the records API, the dashboard or an import. */
import { type CollectionName, collections } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Act } from "#domain/people/approvals.ts";
import { isApprovedCollection } from "#domain/people/approvedDocuments.ts";
import { followsOf } from "#server/engine/attached.ts";
import { noticeUse } from "#server/engine/firstUse.ts";
import { refreshUnchangedFields, isSameValue, skippedValues } from "./refreshUnchangedFields.ts";
import { fileFields } from "./pictures.ts";
import { checkRecord, companyOfParent } from "./recordChecks.ts";
import type { RecordRules, Removing, Saving } from "./recordRules.ts";
import { refuseIfUsed, usesOf } from "./usage.ts";
import {
  changesBetween,
  journalDeletion,
  journalUpdate,
  deletionChanges,
} from "#server/engine/journal/journal.ts";
import {
  actorOf,
  isSavedWhole,
  isBroadcastOnly,
  type RecordEvent,
  recordOf,
} from "#server/platform/records/recordEvents.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { updateFields } from "#server/platform/storage/rowWrites.ts";
import { gatherRights, inTransaction } from "#server/platform/people/acts.ts";
import { checkRight } from "#server/platform/requests/routeRequest.ts";
import { normalizeRecord, recordValues } from "#server/platform/records/recordValues.ts";

type Kind = RecordRules & { collection: CollectionName };

export type RecordHandlers = {
  create?: (e: RecordEvent) => void;
  update?: (e: RecordEvent) => void;
  remove?: (e: RecordEvent) => void;
};

export function recordHooks(collection: CollectionName, rules: RecordRules): RecordHandlers {
  const kind: Kind = { collection, ...rules };
  const saveRecord = (e: RecordEvent): void => save(kind, e);
  return { create: saveRecord, update: saveRecord, remove: (e) => remove(kind, e) };
}

function save(kind: Kind, e: RecordEvent): void {
  const record = recordOf(e);
  // The row is stored already: without e.next() PocketBase does not write it, but still broadcasts.
  if (isBroadcastOnly(record)) return;
  if (isSavedWhole(record)) return e.next();
  const actor = actorOf(record);
  gatherRights(actor, () => {
    const { saving } = kind;
    const right = typeof saving === "function" ? saving(record) : saving;
    checkRight(actor, right, () => actOn(kind, e.app, record));
    inTransaction(e, actor, (tx) => write(kind, e, { tx, record, actor }));
  });
}

function write(kind: Kind, e: RecordEvent, written: Pick<Saving, "tx" | "record" | "actor">): void {
  const { tx, record } = written;
  const refreshed = record.isNew() ? null : refreshUnchangedFields(tx, kind.collection, record);
  const before = refreshed?.before ?? null;
  const saving = { ...written, before };
  stampCompany(kind, saving);
  normalizeRecord(kind.collection, record);
  kind.complete?.(saving);
  checkRecord(kind, saving);
  const follows = followsOf(kind.collection);
  for (const rules of [kind, ...follows]) rules.prepare?.(saving);
  if (kind.isIdle && isSameValue(before, recordValues(kind.collection, record))) return;
  const next = (): void => {
    const skipped = refreshed ? skippedValues(kind.collection, record, refreshed) : {};
    e.next();
    updateFields(tx, kind.collection, record.id, skipped);
  };
  const store = (values: Values): void => {
    record.load({ ...withoutFiles(kind.collection, before), ...values });
    next();
  };
  if (kind.within) kind.within({ ...saving, isGone: false, store });
  else next();
  for (const rules of [kind, ...follows]) rules.saved?.(saving);
  const values = recordValues(kind.collection, record);
  noticeUse(tx, kind.collection, [values]);
  kind.search?.put(tx, shopOf(kind.collection, record), record.id, values);
  journalSave(kind, saving, values);
}

/** Stored values without file fields: the record itself adds and removes its files. */
const withoutFiles = (collection: CollectionName, before: Values | null): Values =>
  Object.fromEntries(
    Object.entries(before ?? {}).filter(([name]) => !fileFields(collection).includes(name)),
  );

function remove(kind: Kind, e: RecordEvent): void {
  const record = recordOf(e);
  if (isSavedWhole(record)) return e.next();
  const actor = actorOf(record);
  const { deleting } = kind;
  const right = typeof deleting === "function" ? deleting(record, actor, e.app) : deleting;
  checkRight(actor, right, () => actOn(kind, e.app, record));
  inTransaction(e, actor, (tx) => {
    // The second of two concurrent deletions finds nothing, and must not be journalled.
    const stored = findRecord(tx, kind.collection, record.id) ?? refuseRequest("not_found", 404);
    const before = recordValues(kind.collection, stored);
    const removing = { tx, record: stored, before, actor };
    const rules = [kind, ...followsOf(kind.collection)];
    const children: Values = Object.assign({}, ...rules.map((one) => one.children?.(tx, stored)));
    refuseIfUsed(tx, usesOf(kind.collection, kind.uses), record.id);
    for (const one of rules) one.removing?.(removing);
    if (kind.within) kind.within({ ...removing, isGone: true, store: () => e.next() });
    else e.next();
    for (const one of rules) one.removed?.(removing, children);
    kind.search?.remove(tx, record.id);
    journalRemoval(kind, removing, children);
  });
}

/** The larger absolute amount of the stored and the new record. */
export const largestOf = (record: core.Record, amountOf: (one: core.Record) => number): number =>
  Math.max(...[record, record.original()].map((one) => Math.abs(amountOf(one))));

/** `largestOf` for one field, in dirhams. */
export const largestAmount = (record: core.Record, field: string): number =>
  largestOf(record, (one) => one.getFloat(field));

/** Act of a write, for its approval: the record itself, else the stored record to which a child or new one belongs. */
function actOn(kind: Kind, app: core.App, record: core.Record): Act {
  const { collection, parent, about, amountOf } = kind;
  const isStored = isApprovedCollection(collection) && !record.isNew();
  const owner = parent ? record.getString(parent) : (about?.(record) ?? "");
  return {
    record: isStored || owner === "" ? record.id : owner,
    amount: amountOf(app, record),
    client: record.getString("client"),
  };
}

/** Fills in an item's missing company from its document. */
function stampCompany({ collection, parent }: Kind, { tx, record }: Saving): void {
  if (!parent || record.getString("company") !== "") return;
  record.set("company", companyOfParent(tx, collection, parent, record) ?? "");
}

/** Company of a record; a company belongs to itself. */
const shopOf = (collection: CollectionName, record: core.Record): string =>
  "company" in collections[collection] ? record.getString("company") : record.id;

function journalSave({ collection, label, derived }: Kind, saving: Saving, values: Values): void {
  const { tx, record, before, actor } = saving;
  if (!before || !label) return;
  const staff = { company: shopOf(collection, record), actor };
  const changes = changesBetween(before, values, derived);
  journalUpdate(tx, staff, { collection, record: record.id, label: label(record, tx), changes });
}

/** Journals a deletion, except for items deleted with their document, whose entry contains them. */
function journalRemoval(
  { collection, label, parent }: Kind,
  { tx, record, before, actor }: Removing,
  children: Values,
): void {
  if (!label) return;
  const isPart = parent !== undefined && record.getString(parent) !== "";
  if (isPart && companyOfParent(tx, collection, parent, record) === null) return;
  const staff = { company: shopOf(collection, record), actor };
  const changes = deletionChanges({ ...before, ...children });
  journalDeletion(tx, staff, { collection, record: record.id, label: label(record, tx), changes });
}
