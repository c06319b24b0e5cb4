/**
 * Records of a document that are saved alone: the whole document is saved with that child added, changed or removed
 * (docs/architecture.md, The two ways to write).
 */
import {
  type DocumentChild,
  maxItems,
  maxPayments,
  type OwnRecord,
} from "#domain/documents/documentBody.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { FoundDocument, SavedKind } from "./documentSave.ts";
import type { RecordWrite, Saving } from "#server/engine/records/recordRules.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { withFieldNames } from "#server/platform/storage/storeErrors.ts";
import type { RecordOwners } from "#server/platform/records/storedRecords.ts";

type List = "items" | "payments";
type Lists = { [Name in List]?: readonly { id: string }[] };
type Change = { values: Values; own: OwnRecord } & { [Name in List]: DocumentChild[] | undefined };

/** Functions that load and write a document when one of its records is saved alone. */
export type Saves<Document, Name extends string> = {
  load: (app: core.App, company: string, id: string) => Document | null;
  write: SavedKind<Document, Change, Name>["write"];
};

type ChildRules = {
  list: List;
  /** Relation field by which a child refers to its document. */
  parent: string;
  /** Values of the record that the document save stores. */
  valuesOf: (saving: Saving) => Values;
  /** Field that a refusal of the whole list names instead, by the refusal's code. */
  fieldOf: Readonly<Record<string, string>>;
  /** Runs after a child was written whose document is already deleted, as in a cascade. */
  orphaned: (saving: Saving) => void;
};

const most = { items: maxItems, payments: maxPayments };

/** Returns the function that writes a child through its document. */
export function childWriter<
  Document extends { id: string; version: string } & Lists,
  Name extends string,
>(document: Saves<Document, Name>, rules: ChildRules): (child: RecordWrite) => void {
  const { list, parent, orphaned } = rules;
  const nameOf = (field: string, code: string): string =>
    field === list ? (rules.fieldOf[code] ?? field) : field.replace(/^(items|payments)\.\d+\./, "");
  return (child) => {
    const { tx, record, store } = child;
    const stored = document.load(tx, record.getString("company"), record.getString(parent));
    if (stored) {
      const change = { [list]: childrenAfter(rules, child, stored[list] ?? []) };
      const owners = {} as RecordOwners<Name>;
      return saveDocument(document, child, { owners, stored, id: stored.id, change, nameOf });
    }
    store({});
    orphaned(child);
  };
}

/** Saves a document for one of its records, which its own hook stores, so that an administrator's fields stay. */
export function saveDocument<Document extends { version: string }, Name extends string>(
  { write }: Saves<Document, Name>,
  { tx, record, actor, store }: RecordWrite,
  saved: FoundDocument<Document, Name> & {
    id: string;
    change: Partial<Change>;
    nameOf: (field: string, code: string) => string;
  },
): void {
  const { change, nameOf, ...found } = saved;
  const company = record.getString("company");
  let isStored = false;
  const own: OwnRecord = {
    store(row) {
      store(row);
      isStored = true;
    },
  };
  const value = { values: {}, items: undefined, payments: undefined, ...change, own };
  const body = { version: found.stored?.version };
  withFieldNames(nameOf, () => write(tx, { company, actor }, { ...found, body, value }));
  if (!isStored) store({});
}

/** Children of the document after the write, in their order; refuses one above the maximum. */
function childrenAfter(
  { list, parent, valuesOf }: ChildRules,
  child: RecordWrite,
  stored: readonly { id: string }[],
): DocumentChild[] {
  const { id } = child.record;
  const place = (index: number): string => `${list}.${index}`;
  const kept = stored.map((one, index) => ({
    id: one.id,
    place: place(index),
    values: { ...one },
  }));
  const others = kept.filter((one) => one.id !== id);
  if (child.isGone) return others;
  const values = valuesOf(child);
  if (others.length < kept.length)
    return kept.map((one) => (one.id === id ? { ...one, values } : one));
  const params = { collection: child.record.collection().name, max: most[list] };
  if (kept.length >= params.max) refuse([{ field: parent, code: "too_many", params }]);
  return [...kept, { id, place: place(kept.length), values }];
}
