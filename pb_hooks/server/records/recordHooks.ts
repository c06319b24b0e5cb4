/** The one path by which a record is written by itself: by the records API, the dashboard or an import. */
import { checkFields, isBlank, namesOf } from "#domain/core/fields.ts";
import { type CollectionName, collections, type Field } from "#domain/core/records.ts";
import { searched, type SearchKind } from "#domain/search/search.ts";
import type { Violation } from "#domain/core/violation.ts";
import {
  type Actor,
  actorOf,
  isPart,
  type RecordEvent,
  recordOf,
} from "#server/platform/events.ts";
import { changesBetween, journal, removalOf } from "#server/platform/journal.ts";
import { refuseIf, refuseWhole } from "#server/platform/refuse.ts";
import { index, unindex } from "#server/scale/searchIndex.ts";
import { companyOf, findRecord } from "#server/platform/storedRows.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { normalize, valuesOf } from "#server/platform/values.ts";

export type Saving = {
  tx: core.App;
  record: core.Record;
  /** The values stored before; null for a new record. */
  before: Record<string, unknown> | null;
  actor: Actor;
};

type RecordRules = {
  /** Fields that the server derives: what was sent for them is not checked. */
  derived?: readonly string[];
  /** The field that names the document a line belongs to: the line takes its company and never leaves it. */
  parent?: string;
  /** Kept in the search index as this kind. */
  search?: SearchKind;
  /** How the journal names the record; without it, updates and deletions are not journalled. */
  label?: (record: core.Record) => string;
  /** What a deletion takes along, for the journal. */
  parts?: (tx: core.App, record: core.Record) => Record<string, unknown>;
  /** Before the write: derives values, refuses. */
  prepare?: (saving: Saving) => void;
  /** After the write, in the same transaction: what follows from it. */
  saved?: (saving: Saving) => void;
  removing?: (saving: Saving) => void;
  removed?: (saving: Saving) => void;
};

const fieldsOf = (collection: CollectionName): [string, Field][] =>
  Object.entries(collections[collection]);

function isOrphan(
  tx: core.App,
  collection: CollectionName,
  record: core.Record,
  parent: string,
): boolean {
  const field = new Map(fieldsOf(collection)).get(parent);
  return field?.kind === "relation" && companyOf(tx, field.to, record.getString(parent)) === null;
}

function stampCompany(
  tx: core.App,
  collection: CollectionName,
  record: core.Record,
  parent: string | undefined,
): void {
  if (!parent || record.getString("company") !== "") return;
  const field = new Map(fieldsOf(collection)).get(parent);
  if (field?.kind === "relation")
    record.set("company", companyOf(tx, field.to, record.getString(parent)) ?? "");
}

/** Relations that were set or changed must name records of the same company. */
function checkRelations(tx: core.App, collection: CollectionName, saving: Saving): Violation[] {
  const { record, before } = saving;
  return fieldsOf(collection).flatMap(([name, field]) => {
    const id = record.getString(name);
    if (field.kind !== "relation" || id === "" || before?.[name] === id) return [];
    const found = companyOf(tx, field.to, id);
    const isOwn = name === "company" ? found !== null : found === record.getString("company");
    return isOwn ? [] : [{ field: name, code: "unknown_record", params: { collection } }];
  });
}

/** What a record keeps for life: its company, and a line its document. */
function checkFixed({ record, before }: Saving, parent: string | undefined): Violation[] {
  const changed = (name: string) =>
    before && !isBlank(before[name]) && before[name] !== record.getString(name);
  return [
    ...(changed("company") ? [{ field: "company", code: "company_fixed" }] : []),
    ...(parent && changed(parent) ? [{ field: parent, code: "parent_fixed" }] : []),
  ];
}

export function recordHooks(collection: CollectionName, rules: RecordRules) {
  const derived = rules.derived ?? [];
  const names = namesOf(collection, derived);

  function check(saving: Saving): void {
    const { tx, record, before } = saving;
    const values = valuesOf(collection, record);
    // What is stored already is not this writer's fault.
    const isNewValue = (name: string) => !before || !isSame(before[name], values[name]);
    refuseIf(checkFields(collection, values, names, true).filter(({ field }) => isNewValue(field)));
    refuseIf([...checkFixed(saving, rules.parent), ...checkRelations(tx, collection, saving)]);
  }

  function follow(saving: Saving): void {
    const { tx, record, before, actor } = saving;
    const company = collection === "optique_companies" ? record.id : record.getString("company");
    rules.saved?.(saving);
    const values = valuesOf(collection, record);
    const { search } = rules;
    if (search)
      index(tx, search, [{ company, record: record.id, text: searched[search].text(values) }]);
    if (before && rules.label) {
      const changes = changesBetween(before, values, derived);
      journal(tx, {
        company,
        actor,
        action: "update",
        collection,
        record: record.id,
        label: rules.label(record),
        changes,
      });
    }
  }

  /**
   * PocketBase read the record before the transaction began: what others wrote meanwhile is laid under the fields that this
   * writer changed, so that everything derived from the record is derived from what is stored. Answers the stored values.
   */
  function freshen(tx: core.App, record: core.Record): Record<string, unknown> {
    const stored = findRecord(tx, collection, record.id) ?? refuseWhole("not_found", 404);
    const now = valuesOf(collection, stored);
    const read = valuesOf(collection, record.original());
    const sent = valuesOf(collection, record);
    for (const [name, field] of fieldsOf(collection)) {
      if (
        field.kind !== "file" &&
        isSame(sent[name], read[name]) &&
        !isSame(now[name], read[name])
      ) {
        record.set(name, now[name]);
      }
    }
    record.ignoreUnchangedFields(true);
    return now;
  }

  return {
    save(e: RecordEvent): void {
      const record = recordOf(e);
      if (isPart(record)) return e.next();
      inTransaction(e, (tx) => {
        const before = record.isNew() ? null : freshen(tx, record);
        const saving = { tx, record, before, actor: actorOf(record) };
        stampCompany(tx, collection, record, rules.parent);
        normalize(collection, record);
        check(saving);
        rules.prepare?.(saving);
        e.next();
        follow(saving);
      });
    },

    remove(e: RecordEvent): void {
      const record = recordOf(e);
      if (isPart(record)) return e.next();
      inTransaction(e, (tx) => {
        // Two stations may delete at once: the second finds nothing, and journals nothing.
        const stored = findRecord(tx, collection, record.id) ?? refuseWhole("not_found", 404);
        const before = valuesOf(collection, stored);
        const saving = { tx, record: stored, before, actor: actorOf(record) };
        const parts = rules.parts?.(tx, stored);
        rules.removing?.(saving);
        e.next();
        rules.removed?.(saving);
        if (rules.search) unindex(tx, rules.search, record.id);
        // A line that goes with its document is in the document's own entry.
        if (!rules.label || (rules.parent && isOrphan(tx, collection, stored, rules.parent)))
          return;
        const company =
          collection === "optique_companies" ? record.id : stored.getString("company");
        journal(tx, {
          company,
          actor: saving.actor,
          action: "delete",
          collection,
          record: record.id,
          label: rules.label(stored),
          changes: removalOf({ ...before, ...parts }),
        });
      });
    },
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
