/**
 * Record requests, before their rules: the company and the actor are stamped, and the body is checked as it was sent,
 * because PocketBase casts what it cannot read to an empty date or to zero (server/README.md, Traps).
 */
import { checkFields, idForm, isBlank, namesOf, readNumber } from "#domain/core/fields.ts";
import { type CollectionName, collections, type Field } from "#domain/core/records.ts";
import { isObject } from "#domain/documents/documentBody.ts";
import type { Violation } from "#domain/core/violation.ts";
import { type Actor, type RecordRequest, recordOf, setActor } from "./events.ts";
import { refuseIf } from "./refuse.ts";
import { inFrench } from "./storeErrors.ts";

type Body = Record<string, unknown>;

export function actorOfRequest(auth: core.Record | undefined): Actor {
  if (!auth) return { id: "", name: "", isStaff: true };
  const isStaff = auth.collection().name === "optique_users";
  return { id: auth.id, name: auth.getString("name") || auth.getString("email"), isStaff };
}

/** The values of a multipart body: the first of each name, and those that PocketBase takes from its JSON part. */
function formValues(form: Record<string, string[]>): Body {
  const { "@jsonPayload": payloads = [], ...own } = form;
  const values = Object.fromEntries(Object.entries(own).map(([name, all]) => [name, all[0]]));
  const parsed = payloads.map((text): unknown => JSON.parse(text)).filter(isObject);
  return Object.assign({}, ...parsed, values) as Body;
}

/** The body as it was sent, before PocketBase's casts; what cannot be read is PocketBase's to refuse. */
function rawBody(e: RecordRequest): Body {
  try {
    const request = e.requestEvent?.request;
    const form = request?.multipartForm;
    if (form) return formValues(form.value);
    const parsed: unknown = JSON.parse(toString(request?.body));
    return typeof parsed === "object" && parsed !== null ? (parsed as Body) : {};
  } catch {
    return {};
  }
}

/** `stock+` and `stock-` add and take away: PocketBase counts what is no number as zero. */
function checkModifiers(collection: CollectionName, body: Body): Violation[] {
  const fields: [string, Field][] = Object.entries(collections[collection]);
  return fields.flatMap(([name, { kind }]) =>
    [`${name}+`, `${name}-`, `+${name}`]
      .filter((key) => kind === "number" && key in body && !Number.isFinite(readNumber(body[key])))
      .map(() => ({ field: name, code: "number" })),
  );
}

/** Amounts that a new record must be given, though zero is a value. */
function checkSent(collection: CollectionName, body: Body): Violation[] {
  const fields: [string, Field][] = Object.entries(collections[collection]);
  return fields
    .filter(([name, field]) => "sent" in field && field.sent && isBlank(body[name]))
    .map(([name]) => ({ field: name, code: "required", params: { collection } }));
}

function checkBody(e: RecordRequest, collection: CollectionName, isNew: boolean): void {
  const body = rawBody(e);
  const id = body["id"];
  const hasBadId = isNew && !isBlank(id) && !(typeof id === "string" && idForm.test(id));
  refuseIf([
    ...(hasBadId ? [{ field: "id", code: "id_form" }] : []),
    ...checkFields(collection, body, namesOf(collection), false),
    ...checkModifiers(collection, body),
    ...(isNew ? checkSent(collection, body) : []),
  ]);
}

/** Our collections; PocketBase's own (the administrators) are not ours to check. */
function collectionOf(e: RecordRequest): CollectionName | null {
  const name = e.collection?.name ?? "";
  return name in collections ? (name as CollectionName) : null;
}

const isStamped = (collection: CollectionName): boolean =>
  "company" in collections[collection] && collection !== "optique_users";

export const requests = {
  create(e: RecordRequest): void {
    const collection = collectionOf(e);
    if (!collection) return e.next();
    const record = recordOf(e);
    const actor = actorOfRequest(e.auth);
    setActor(record, actor);
    if (e.auth && actor.isStaff && isStamped(collection))
      record.set("company", e.auth.getString("company"));
    checkBody(e, collection, true);
    inFrench(() => e.next(), "not_saved");
  },
  update(e: RecordRequest): void {
    const collection = collectionOf(e);
    if (!collection) return e.next();
    setActor(recordOf(e), actorOfRequest(e.auth));
    checkBody(e, collection, false);
    inFrench(() => e.next(), "not_saved");
  },
  remove(e: RecordRequest): void {
    if (!collectionOf(e)) return e.next();
    setActor(recordOf(e), actorOfRequest(e.auth));
    inFrench(() => e.next(), "not_deleted");
  },
  /** The same words for an unknown name and a wrong password: neither tells which it was. */
  signIn(e: { next(): void }): void {
    inFrench(() => e.next(), "not_signed_in");
  },
};
