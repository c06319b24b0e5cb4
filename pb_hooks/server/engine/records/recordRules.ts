/** What a collection adds to the path of every record (recordHooks.ts). */
import type { Right } from "#domain/people/permissions.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { Values } from "#domain/core/values.ts";
import type { SearchIndex } from "#server/engine/search/searchIndex.ts";
import type { Actor } from "#server/platform/recordEvents.ts";

export type Saving = {
  tx: core.App;
  record: core.Record;
  /** The values stored before; null for a new record. */
  before: Values | null;
  actor: Actor;
};
export type Removing = Saving & { before: Values };

export type RecordRules = {
  /** The rights that a save and a deletion ask for. */
  saving: Right;
  deleting: Right;
  /** Fields that the server derives: what was sent for them is not checked. */
  derived?: readonly string[];
  /** The field that names the document an item belongs to: the item takes its company and never leaves it. */
  parent?: string;
  search?: SearchIndex;
  /** How the journal names the record; without it, updates and deletions are not journalled. */
  label?: (record: core.Record, tx: core.App) => string;
  /** A save that changes nothing writes nothing. */
  isIdle?: true;
  /** What a deletion takes along, for the journal. */
  parts?: (tx: core.App, record: core.Record) => Values;
  /** Before the checks: gives what the server knows and was not sent. */
  complete?: (saving: Saving) => void;
  /** With the checks of relations: what else is wrong with a save. */
  check?: (saving: Saving) => Violation[];
  /** Before the write: derives values, refuses. */
  prepare?: (saving: Saving) => void;
  /** After the write, in the same transaction: what follows from it. */
  saved?: (saving: Saving) => void;
  removing?: (saving: Saving) => void;
  /** `parts`: what the deletion took along. */
  removed?: (saving: Saving, parts: Values | undefined) => void;
};
