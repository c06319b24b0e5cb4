/**
 * Record requests, before their rules: the company and the actor are stamped, and the body is checked as it was sent,
 * because PocketBase casts what it cannot read to an empty date or to zero (server/README.md, Traps).
 */
import {
  checkFields,
  idForm,
  isBlank,
  namesOf,
  readNumber,
  shapesOf,
} from "#domain/core/fields.ts";
import { checkPassword } from "#domain/core/password.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import type { Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { rawBody } from "./rawBody.ts";
import { type Actor, type RecordRequest, recordOf, setActor } from "./recordEvents.ts";
import { refuseIf } from "./refuse.ts";
import { inFrench } from "./storeErrors.ts";

export const requests = {
  create(e: RecordRequest): void {
    checkNewPassword(e);
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
    checkNewPassword(e);
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
};

export function actorOfRequest(auth: core.Record | undefined): Actor {
  if (!auth) return { id: "", name: "", isStaff: true };
  const isStaff = auth.collection().name === "optique_users";
  return { id: auth.id, name: auth.getString("name") || auth.getString("email"), isStaff };
}

/** Our collections; PocketBase's own (the administrators) are not ours to check. */
function collectionOf(e: RecordRequest): CollectionName | null {
  const name = e.collection?.name ?? "";
  return name in collections ? (name as CollectionName) : null;
}

/** Users and administrators, made or changed in the dashboard or in the application. */
function checkNewPassword(e: RecordRequest): void {
  if (!e.collection?.isAuth()) return;
  const password = rawBody(e)["password"];
  if (typeof password === "string" && password !== "") refuseIf(checkPassword(password));
}

const isStamped = (collection: CollectionName): boolean =>
  "company" in collections[collection] && collection !== "optique_users";

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

/** `stock+` and `stock-` add and take away: PocketBase counts what is no number as zero. */
function checkModifiers(collection: CollectionName, body: Values): Violation[] {
  const isNoNumber = (key: string) => key in body && !Number.isFinite(readNumber(body[key]));
  return Object.entries(shapesOf(collection))
    .filter(([, { kind }]) => kind === "amount" || kind === "integer")
    .flatMap(([name]) =>
      [`${name}+`, `${name}-`, `+${name}`]
        .filter(isNoNumber)
        .map(() => ({ field: name, code: "number" })),
    );
}

/** Amounts that a new record must be given, though zero is a value. */
const checkSent = (collection: CollectionName, body: Values): Violation[] =>
  Object.entries(shapesOf(collection))
    .filter(([name, shape]) => shape.kind === "amount" && shape.sent && isBlank(body[name]))
    .map(([name]) => ({ field: name, code: "required", params: { collection } }));
