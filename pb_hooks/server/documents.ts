/** Documents saved whole (rules.md §3): what prescriptions, invoices, receipts and adjustments share. */
import { difference, type Difference } from "../domain/difference";
import type { Line, Values } from "../domain/documentBody";
import type { CollectionName } from "../domain/records";
import type { Violation } from "../domain/violation";
import { markPart } from "./events";
import { refuseWhole } from "./refuse";
import { listParams, rows } from "./sql";

export type StoredLine = { id: string };

/** True when every value given is the stored one: such a record is not written again. */
export const holds = (stored: object, values: Values): boolean =>
  Object.entries(values).every(([name, value]) => (stored as Values)[name] === value);

export const lineDifference = <Stored extends StoredLine>(
  stored: readonly Stored[],
  wanted: readonly Line[],
): Difference<Stored, Line> => difference(stored, wanted, (old, line) => holds(old, line.values));

/** An opaque string that changes with anything stored in the document, whoever changed it. */
export const versionOf = (stored: unknown): string => $security.md5(JSON.stringify(stored));

/** A save of something that is not as sent must start from what is stored: 409 otherwise, nothing written. */
export function checkVersion(stored: { version: string } | null, sent: unknown): void {
  const hasVersion = sent !== undefined && sent !== null && sent !== "";
  if (!stored && hasVersion) refuseWhole("deleted", 409);
  if (stored && sent !== stored.version) refuseWhole("modified", 409);
}

/** Writes a part of a document: no hook of its own runs, its document has applied the rules. */
export function writePart(
  tx: core.App,
  collection: CollectionName,
  id: string,
  values: Values,
  isStored: boolean,
): core.Record {
  const record = isStored
    ? tx.findRecordById(collection, id)
    : new Record(tx.findCachedCollectionByNameOrId(collection), { id });
  if (isStored) record.ignoreUnchangedFields(true);
  for (const [name, value] of Object.entries(values)) record.set(name, value);
  tx.saveNoValidate(markPart(record));
  return record;
}

export function removePart(tx: core.App, collection: CollectionName, id: string): void {
  tx.delete(markPart(tx.findRecordById(collection, id)));
}

/** Ids of new records must be free: an id that another document uses, of whatever company, is refused. */
export function checkFree(
  tx: core.App,
  collection: CollectionName,
  lines: readonly Line[],
): Violation[] {
  if (lines.length === 0) return [];
  const { sql, params } = listParams(lines.map(({ id }) => id));
  const taken = rows(tx, `SELECT id FROM {{${collection}}} WHERE id IN (${sql})`, params, {
    id: "",
  });
  const ids = new Set(taken.map(({ id }) => id));
  return lines
    .filter(({ id }) => ids.has(id))
    .map(({ place }) => ({ field: `${place}.id`, code: "id_taken" }));
}
