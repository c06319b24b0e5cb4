import { administrator } from "#domain/core/messages/messages.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Approval, NamedAct } from "#domain/people/approvals.ts";
import type { Person } from "#domain/people/permissions.ts";

/** What our hooks read of an event, so that a recorded act can call them too (operations/demo/demoStory.ts). */
export type RecordEvent = Pick<core.RecordEvent, "app" | "record" | "next">;
/** Adds the request, which PocketBase's types omit, under its runtime name. */
export type RecordRequest = core.RecordRequestEvent & { requestEvent?: core.RequestEvent };

/** PocketBase's types declare the record as optional, although it is always present. */
export function recordOf(e: { record?: core.Record }): core.Record {
  if (!e.record) throw new BadRequestError("record event without a record");
  return e.record;
}

/**
 * User who makes a change. The request hook stores it under an @ key, which reaches the model hooks but not the database.
 */
export type Actor = {
  id: string;
  name: string;
  isStaff: boolean;
  /** Null for the administrator and our own commands, who have every right. */
  person: Person | null;
  approvals?: readonly Approval[];
  /** Acts that are refused at the end, while all of them are gathered (platform/people/acts.ts). */
  lacked?: NamedAct[];
  /** Station whose token for one write the request took. */
  takenToken?: string;
};

/** Our own hook, an import or a command, which counts as the administrator. */
const nobody: Actor = { id: "", name: "", isStaff: false, person: null };

const actorKey = "@actor";
const wholeKey = "@whole";

export function setActor(record: core.Record, actor: Actor): void {
  // A copy gathers nothing: what it added would reach nobody, and be allowed.
  record.set(actorKey, JSON.stringify({ ...actor, lacked: undefined }));
}

/** Marks a write that follows from an allowed one: it is signed by the actor, and asks for no right of its own. */
export const setEffectOf = (record: core.Record, actor: Actor): void =>
  setActor(record, { ...actor, person: null });

/** Without an actor (our own hook, an import, a command) the administrator counts as the actor. */
export function actorOf(record: core.Record): Actor {
  const text = record.getString(actorKey);
  return text ? (JSON.parse(text) as Actor) : nobody;
}

/** Name and id of the user, stored with money; both '' without a user. */
export const signatureOf = ({ id, name, isStaff }: Actor) =>
  isStaff ? { by: name, actor: id } : { by: id && administrator, actor: "" };

/** Signature of the creator; later changes keep it. */
export const signatureFor = (before: Values | null, actor: Actor): Values =>
  before ? { by: before["by"], actor: before["actor"] } : signatureOf(actor);

/** Marks a record that a whole save writes: that save has applied the rules. */
export function markSavedWhole(record: core.Record): core.Record {
  record.set(wholeKey, true);
  return record;
}

/** Writes values into a stored record, whose rules were applied; its other columns stay as they are. */
export function saveValues(tx: core.App, record: core.Record, values: Values): void {
  record.ignoreUnchangedFields(true);
  record.load(values);
  tx.saveNoValidate(markSavedWhole(record));
}

export const isSavedWhole = (record: core.Record): boolean => record.getBool(wholeKey);

const expectedKey = "@expected";

/** Keeps the `expected` of a request: the state in which its page saw the record. */
export function setExpected(record: core.Record, { expected }: Values): void {
  if (typeof expected === "string") record.set(expectedKey, expected);
}

/** State in which the page of a request saw the record; '' where it does not say. */
export const expectedOf = (record: core.Record): string => record.getString(expectedKey);

/**
 * Keeps what a request adds to a list of files (`photos_in+`), or takes off it (`photos_in-`). PocketBase makes the list of what it
 * reads first, and reads the record again before it saves: a file that came between would go.
 */
export function setFileChanges({ requestEvent, record }: RecordRequest, body: Values): void {
  const files = Object.keys(requestEvent?.request?.multipartForm?.file ?? {});
  for (const key of files.filter((one) => one.endsWith("+"))) record?.set(`@${key}`, true);
  for (const key of Object.keys(body).filter((one) => one.endsWith("-")))
    record?.set(`@${key}`, [body[key]].flat().map(String));
}

/** Reads what a request adds to or takes off a list of files; null when it sends the whole list, or none. */
export function fileChangeOf(
  record: core.Record,
  name: string,
): { removed: readonly string[] } | null {
  const removed = record.getStringSlice(`@${name}-`);
  return removed.length > 0 || record.getBool(`@${name}+`) ? { removed } : null;
}

const storedKey = "@stored";

/**
 * Broadcasts an inserted row to other stations after the commit. Uses PocketBase's save, which our hook stops before it
 * writes (recordHooks.ts): PocketBase's INSERT is slow, prepared each time with every field.
 */
export function broadcastRecord(
  tx: core.App,
  collection: CollectionName,
  row: Values & { id: string },
  now: string,
): void {
  // A station that connects later asks whether it missed a write (platform/requests/realtime.ts).
  if (tx.subscriptionsBroker().totalClients() === 0) return;
  const record = new Record(tx.findCachedCollectionByNameOrId(collection), row);
  record.setRaw("created", now);
  record.setRaw("updated", now);
  record.set(storedKey, true);
  tx.saveNoValidate(record);
}

/** Broadcasts a stored record that was changed by SQL, outside of a transaction. */
export function broadcastStored(app: core.App, record: core.Record): void {
  record.set(storedKey, true);
  app.saveNoValidate(record);
}

/** True when the save only broadcasts a stored record. */
export const isBroadcastOnly = (record: core.Record): boolean => record.getBool(storedKey);
