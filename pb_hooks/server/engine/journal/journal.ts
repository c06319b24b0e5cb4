/**
 * Audit log of changes and deletions (docs/rules-clients.md, Journal). It stores old and new values of money; for
 * persons only the names of the changed fields.
 */
import { listSql } from "#domain/core/text/sqlTexts.ts";
import {
  allFreeTexts,
  freeTextsOf,
  moneyCollections,
  isPersonalField,
} from "#domain/core/journalled.ts";
import type { RecordOf } from "#domain/core/records.ts";
import { isObject } from "#domain/core/fields/values.ts";
import { isSameValue } from "#server/engine/records/refreshUnchangedFields.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { insertRows } from "#server/platform/storage/rowWrites.ts";
import { runSql, timestampAt } from "#server/platform/storage/sql.ts";

/** Changed fields with old and new value; an empty pair when the values must not be stored. */
export type Changes = Record<string, [before: unknown, after: unknown] | []>;

/** Difference between two records, without the fields in `ignored`, which the server derives. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  ignored: readonly string[] = [],
): Changes {
  const changes: Changes = {};
  for (const [name, value] of Object.entries(after)) {
    if (ignored.includes(name) || isSameValue(before[name], value)) continue;
    changes[name] = [before[name], value];
  }
  return changes;
}

/** Changes of a deletion: each value becomes null. */
export const deletionChanges = (values: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value, null]]));

const daysKept = 365;

/** Removes free texts at any depth, because the entry of a deleted invoice contains its payments. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !allFreeTexts.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutTexts(inner)]));
}

/** Changes without personal values and free texts. */
function keptOf(collection: string, changes: Changes): Changes {
  const texts = freeTextsOf(collection);
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      name,
      isPersonalField(collection, name) || texts.includes(name)
        ? []
        : (withoutTexts(change) as typeof change),
    ]),
  );
}

type Entry = Pick<RecordOf<"optique_journal">, "collection" | "record" | "label"> & {
  changes: Changes;
};
type Signed = { company: string; actor: Actor };

function write(
  tx: core.App,
  { company, actor }: Signed,
  action: RecordOf<"optique_journal">["action"],
  { changes, ...entry }: Entry,
): void {
  const kept = keptOf(entry.collection, changes);
  const signed = { company, actor: actor.id, actor_name: actor.name };
  insertRows(tx, "optique_journal", [{ ...entry, ...signed, action, changes: kept }]);
}

/** Journals changes of a record; writes nothing without any change. */
export function journalUpdate(tx: core.App, staff: Signed, entry: Entry): void {
  if (Object.keys(entry.changes).length > 0) write(tx, staff, "update", entry);
}

export const journalDeletion = (tx: core.App, staff: Signed, entry: Entry): void =>
  write(tx, staff, "delete", entry);

/** Deletes entries that are more than a year old, except those about money. */
export function deleteOldJournalEntries(app: Pick<core.App, "db">): void {
  const limit = timestampAt(Date.now() - daysKept * 86_400_000);
  const kept = listSql(moneyCollections);
  runSql(
    app,
    `DELETE FROM optique_journal WHERE created < {:limit} AND collection NOT IN (${kept})`,
    {
      limit,
    },
  );
}

const refuseEntry = (): void => refuseRequest("journal_fixed");

/** Refuses every write of journal entries, even by an administrator. */
export const journalHandlers = { create: refuseEntry, update: refuseEntry, remove: refuseEntry };
