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
/** Write of a record of a document. `store` writes it once, with these values over the stored ones, or deletes it. */
export type RecordWrite = Saving & { isGone: boolean; store: (values: Values) => void };

/**
 * Blocks the deletion of a record of `to` while another one refers to it in `field`; `code` is the refusal. `by`: the
 * collections that refer to it, all by default.
 */
export type RecordUse = {
  field: string;
  to: CollectionName;
  code: string;
  by?: readonly CollectionName[];
};

export type RecordRules = {
  /** Rights required for a save, any of several, and for a deletion; both may depend on the record, the latter on who deletes it. */
  saving: Right | readonly Right[] | ((record: core.Record) => Right);
  deleting: Right | ((record: core.Record, actor: Actor, app: core.App) => Right);
  /** Amount in dirhams that a save or deletion is about, for an approval; `noAmount` where it moves no money. */
  amountOf: (app: core.App, record: core.Record) => number;
  /** Stored record or day that a new record is about, for an approval. */
  about?: (record: core.Record) => string;
  /** Derived fields: sent values are overwritten, so they are not checked. */
  derived?: readonly string[];
  /** Derived fields that refuse another value than the stored one. */
  fixed?: readonly string[];
  /** Relation to the document of an item: the item takes its company and cannot move to another. */
  parent?: string;
  search?: SearchIndex;
  /** Label of the record in the journal; without it, nothing is journalled. */
  label?: (record: core.Record, tx: core.App) => string;
  /** Skips a save without changes. */
  isIdle?: true;
  /** Children that a deletion cascades to, for the journal. */
  children?: (tx: core.App, record: core.Record) => Values;
  /** Runs before the checks: fills in values that the request omits. */
  complete?: (saving: Saving) => void;
  /** Additional checks, after those of relations. */
  check?: (saving: Saving) => Violation[];
  /** References that refuse a deletion. */
  uses?: readonly RecordUse[];
  /** Runs before the write: derives values or refuses. */
  prepare?: (saving: Saving) => void;
  /** Writes a record of a document, which applies its rules (childWrites.ts). */
  within?: (written: RecordWrite) => void;
  /** Runs after the write, in the same transaction. */
  saved?: (saving: Saving) => void;
  removing?: (saving: Saving) => void;
  /** `children`: the children that the deletion cascaded to. */
  removed?: (saving: Saving, children: Values) => void;
};
