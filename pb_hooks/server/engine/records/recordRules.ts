/** Rules that a collection adds to the common hooks (recordHooks.ts). */
import type { Right } from "#domain/people/permissions.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { SearchIndex } from "#server/engine/search/searchIndex.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";

export type Saving = {
  tx: core.App;
  record: core.Record;
  /** Stored values before the save; null for a new record. */
  before: Values | null;
  actor: Actor;
};
export type Removing = Saving & { before: Values };
/** Write of a document's record. `store` writes it once, with these values over its own, or deletes it. */
export type RecordWrite = Saving & { isGone: boolean; store: (values: Values) => void };

/**
 * Blocks the deletion of a record of `to` while another refers to it in `field`; `code` is the refusal. `by`: the
 * collections that refer to it, by default all.
 */
export type RecordUse = {
  field: string;
  to: CollectionName;
  code: string;
  by?: readonly CollectionName[];
};

export type RecordRules = {
  /** Rights for a save (any one of several) and a deletion; they may depend on the record, the latter on the actor. */
  saving: Right | readonly Right[] | ((record: core.Record) => Right);
  deleting: Right | ((record: core.Record, actor: Actor, app: core.App) => Right);
  /** Amount in dirhams of a save or deletion, for an approval; `noAmount` when no money moves. */
  amountOf: (app: core.App, record: core.Record) => number;
  /** Stored record or day to which a new record belongs, for an approval. */
  about?: (record: core.Record) => string;
  /** Derived fields: the server overwrites sent values, so they are not checked. */
  derived?: readonly string[];
  /** Derived fields: a value that differs from the stored one is refused. */
  fixed?: readonly string[];
  /** Relation from an item to its document: the item takes its company and cannot move to another document. */
  parent?: string;
  search?: SearchIndex;
  /** Label of the record in the journal; when absent, nothing is journalled. */
  label?: (record: core.Record, tx: core.App) => string;
  /** A save without changes writes nothing. */
  isIdle?: true;
  /** Children deleted by cascade, for the journal entry. */
  children?: (tx: core.App, record: core.Record) => Values;
  /** Runs before the checks: fills in values that the request omits. */
  complete?: (saving: Saving) => void;
  /** Additional checks, after the checks of relations. */
  check?: (saving: Saving) => Violation[];
  /** References that block a deletion. */
  uses?: readonly RecordUse[];
  /** Runs before the write: derives values or refuses. */
  prepare?: (saving: Saving) => void;
  /** Writes a document's record through its document, whose rules apply (childWrites.ts). */
  within?: (written: RecordWrite) => void;
  /** Runs after the write, in the same transaction. */
  saved?: (saving: Saving) => void;
  removing?: (saving: Saving) => void;
  /** `children`: the records that the cascade deleted. */
  removed?: (saving: Saving, children: Values) => void;
};
