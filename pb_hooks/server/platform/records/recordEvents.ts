import { administrator } from "#domain/core/messages/messages.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Approval, NamedAct } from "#domain/people/approvals.ts";
import type { Person } from "#domain/people/permissions.ts";

/** Part of an event that our hooks use, so that the demonstration can call them too (operations/demo/demoStory.ts). */
export type RecordEvent = Pick<core.RecordEvent, "app" | "record" | "next">;
/** Adds the request, which PocketBase's types omit, under its runtime name. */
export type RecordRequest = core.RecordRequestEvent & { requestEvent?: core.RequestEvent };

/** Record of an event: PocketBase's types declare it as optional, although it is always present. */
export function recordOf(e: { record?: core.Record }): core.Record {
  if (!e.record) throw new BadRequestError("record event without a record");
  return e.record;
}

/**
 * User who makes a change. The request hook stores the actor under an @ key, which reaches the model hooks but not the
 * database.
 */
export type Actor = {
  id: string;
  name: string;
  isStaff: boolean;
  /** Null for the administrator and for our own commands, which have every right. */
  person: Person | null;
  approvals?: readonly Approval[];
  /** Acts without their right, collected to be refused together at the end (platform/people/acts.ts). */
  lacked?: NamedAct[];
  /** Id of the station whose one-write token the request holds. */
  takenToken?: string;
};

/** Actor of our own hooks, imports and commands; it has the administrator's rights. */
const nobody: Actor = { id: "", name: "", isStaff: false, person: null };

const actorKey = "@actor";
const wholeKey = "@whole";

export function setActor(record: core.Record, actor: Actor): void {
  // A copy must not collect missing rights: they would never be refused.
  record.set(actorKey, JSON.stringify({ ...actor, lacked: undefined }));
}

/** Marks a write that follows from an allowed one: it has the actor's signature, and needs no right of its own. */
export const setEffectOf = (record: core.Record, actor: Actor): void =>
  setActor(record, { ...actor, person: null });

/** Actor of a record's save; without one (our own hook, an import, a command) the administrator's rights apply. */
export function actorOf(record: core.Record): Actor {
  const text = record.getString(actorKey);
  return text ? (JSON.parse(text) as Actor) : nobody;
}

/** Name and id of the user, stored with money; both '' without a user. */
export const signatureOf = ({ id, name, isStaff }: Actor) =>
  isStaff ? { by: name, actor: id } : { by: id && administrator, actor: "" };

/** Signature of the record's creator, which later changes keep. */
export const signatureFor = (before: Values | null, actor: Actor): Values =>
  before ? { by: before["by"], actor: before["actor"] } : signatureOf(actor);

/** Marks a record that a save of its whole document writes, because that save has already applied the rules. */
export function markSavedWhole(record: core.Record): core.Record {
  record.set(wholeKey, true);
  return record;
}

/** Writes values into a stored record whose rules are already applied; its other columns stay unchanged. */
export function saveValues(tx: core.App, record: core.Record, values: Values): void {
  record.ignoreUnchangedFields(true);
  record.load(values);
  tx.saveNoValidate(markSavedWhole(record));
}

export const isSavedWhole = (record: core.Record): boolean => record.getBool(wholeKey);

const expectedKey = "@expected";

/** Stores the `expected` of a request in the record: the state that the page displayed. */
export function setExpected(record: core.Record, { expected }: Values): void {
  if (typeof expected === "string") record.set(expectedKey, expected);
}

/** State of the record that the page displayed; '' when the request does not send it. */
export const expectedOf = (record: core.Record): string => record.getString(expectedKey);

/**
 * Stores which files a request adds to a list (`photos_in+`) or removes from it (`photos_in-`). PocketBase computes the
 * list from its first read, but reads the record again before it saves: a file added in between would be lost.
 */
export function setFileChanges({ requestEvent, record }: RecordRequest, body: Values): void {
  const files = Object.keys(requestEvent?.request?.multipartForm?.file ?? {});
  for (const key of files.filter((one) => one.endsWith("+"))) record?.set(`@${key}`, true);
  for (const key of Object.keys(body).filter((one) => one.endsWith("-")))
    record?.set(`@${key}`, [body[key]].flat().map(String));
}

/** Files that a request adds to or removes from a list; null when it sends the whole list, or nothing. */
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
  // A station that connects later asks the server whether it missed a write (platform/requests/realtime.ts).
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
