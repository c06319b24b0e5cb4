import { administrator } from "#domain/core/messages.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/values.ts";

export type RecordEvent = core.RecordEvent;
/** PocketBase's types leave out the request, which a record request event has under this name. */
export type RecordRequest = core.RecordRequestEvent & { requestEvent?: core.RequestEvent };

/** PocketBase's types leave the record out of a record event; it is always there. */
export function recordOf(e: { record?: core.Record }): core.Record {
  if (!e.record) throw new BadRequestError("record event without a record");
  return e.record;
}

/** Who asked, left on a record under @ keys by its request hook: they travel to the model hooks and are not stored. */
export type Actor = { id: string; name: string; isStaff: boolean };

const actorKey = "@actor";
const wholeKey = "@whole";

export function setActor(record: core.Record, actor: Actor): void {
  record.set(actorKey, JSON.stringify(actor));
}

/** Nobody (a hook of ours, an import, a command) counts as the administrator. */
export function actorOf(record: core.Record): Actor {
  const text = record.getString(actorKey);
  return text ? (JSON.parse(text) as Actor) : { id: "", name: "", isStaff: false };
}

/** Signature of money: the user's name and id; '' without a user. */
export const signatureOf = ({ id, name, isStaff }: Actor) =>
  isStaff ? { by: name, actor: id } : { by: id && administrator, actor: "" };

/** Signature of the creator, which later changes keep. */
export const signatureFor = (before: Values | null, actor: Actor): Values =>
  before ? { by: before["by"], actor: before["actor"] } : signatureOf(actor);

/** Marks a record written as a part of a whole document, whose rules its writer applies once for all its parts. */
export function markPart(record: core.Record): core.Record {
  record.set(wholeKey, true);
  return record;
}

export const isPart = (record: core.Record): boolean => record.getBool(wholeKey);

const storedKey = "@stored";

/**
 * Has PocketBase tell other stations, after the commit, of a record whose row has been inserted: its own save, which ends in
 * our hook (recordHooks.ts) before anything is written. Its INSERT is prepared anew each time, and goes through every field.
 */
export function tell(
  tx: core.App,
  collection: CollectionName,
  row: Values & { id: string },
  now: string,
): void {
  const record = new Record(tx.findCachedCollectionByNameOrId(collection), row);
  record.setRaw("created", now);
  record.setRaw("updated", now);
  record.set(storedKey, true);
  tx.saveNoValidate(record);
}

/** True for a record that is stored already, and only told. */
export const isTold = (record: core.Record): boolean => record.getBool(storedKey);
