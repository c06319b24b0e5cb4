/**
 * Request hooks of the records API: they stamp the company and the actor, and check the body as it was sent. PocketBase
 * would cast unreadable values to an empty date or zero (docs/traps.md, Bodies and values).
 */
import { isBlank, trimBlanks } from "#domain/core/text/blank.ts";
import { parseDay, storedDay } from "#domain/core/days/days.ts";
import {
  checkFields,
  idForm,
  initialValues,
  fieldNamesOf,
  collectionFieldsOf,
} from "#domain/core/fields/fields.ts";
import { namesUnsent } from "#domain/people/hiddenFields.ts";
import { checkPassword } from "#domain/core/signIn/password.ts";
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { hideWrittenFields } from "#server/platform/records/hiddenRecords.ts";
import { actorOfRequest } from "#server/platform/people/person.ts";
import { setSentPin } from "#server/platform/people/pins.ts";
import { rawBody } from "./rawBody.ts";
import {
  type RecordRequest,
  recordOf,
  setActor,
  setExpected,
  setFileChanges,
} from "#server/platform/records/recordEvents.ts";
import { refuseIf } from "./refuse.ts";
import { checkRight } from "./routeRequest.ts";
import { normalizeRecord } from "#server/platform/records/recordValues.ts";
import { withFrenchErrors } from "#server/platform/storage/storeErrors.ts";

export const requests = {
  create(e: RecordRequest): void {
    const body = rawBody(e);
    checkPasswords(e, body);
    const collection = collectionOf(e);
    if (!collection) return e.next();
    const record = recordOf(e);
    const actor = actorOfRequest(e);
    setActor(record, actor);
    if (e.auth && actor.isStaff && isStamped(collection))
      record.set("company", e.auth.getString("company"));
    setInitial(record, collection, body);
    checkBody(e, collection, body, true);
    setSentPin(e, body);
    hideWrittenFields(actor, record, expandOf(e));
    withFrenchErrors(() => e.next(), "not_saved");
  },
  update(e: RecordRequest): void {
    const body = rawBody(e);
    checkPasswords(e, body);
    const collection = collectionOf(e);
    if (!collection) return e.next();
    const actor = actorOfRequest(e);
    setActor(recordOf(e), actor);
    setExpected(recordOf(e), body);
    setFileChanges(e, body);
    if (actor.isStaff && namesUnsent(collection, body)) checkRight(actor, "cost.see");
    checkBody(e, collection, body, false);
    setSentPin(e, body);
    hideWrittenFields(actor, recordOf(e), expandOf(e));
    withFrenchErrors(() => e.next(), "not_saved");
  },
  remove(e: RecordRequest): void {
    if (!collectionOf(e)) return e.next();
    setActor(recordOf(e), actorOfRequest(e));
    withFrenchErrors(() => e.next(), "not_deleted");
  },
};

const expandOf = ({ requestEvent, request }: RecordRequest): string =>
  (request ?? requestEvent?.request)?.url?.query().get("expand") ?? "";

/** Name of the collection; null for one of PocketBase's own, which are not checked here. */
function collectionOf(e: RecordRequest): CollectionName | null {
  const name = e.collection?.name ?? "";
  return name in collections ? (name as CollectionName) : null;
}

/** Checks the passwords of users and administrators, sent by the dashboard or the application. */
function checkPasswords(e: RecordRequest, body: Values): void {
  if (!e.collection?.isAuth()) return;
  const password = body["password"];
  if (password !== undefined && password !== null && password !== "")
    refuseIf(checkPassword(password));
}

const isStamped = (collection: CollectionName): boolean => "company" in collections[collection];

function checkBody(
  e: RecordRequest,
  collection: CollectionName,
  body: Values,
  isNew: boolean,
): void {
  const id = body["id"] ?? "";
  const hasBadId = isNew && id !== "" && !(typeof id === "string" && idForm.test(id));
  refuseIf([
    ...(hasBadId ? [{ field: "id", code: "id_form" }] : []),
    ...checkFields(collection, body, fieldNamesOf(collection), false),
    ...checkModifiers(collection, body),
    ...checkFields(collection, generatedTexts(body), fieldNamesOf(collection), false),
    ...(isNew ? checkSent(collection, body) : []),
  ]);
  setNumbers(recordOf(e), collection, body);
  setDays(recordOf(e), collection, body);
  // Users have no model hooks, which normalise the records of other collections.
  if (e.collection?.isAuth()) normalizeRecord(collection, recordOf(e));
}

const numbersOf = (collection: CollectionName): string[] =>
  collectionFieldsOf(collection)
    .filter(({ shape }) => shape.kind === "amount" || shape.kind === "integer")
    .map(({ name }) => name);

/** Checks `stock+` and `stock-`: PocketBase takes a non-number, or a number with spaces, for zero. */
function checkModifiers(collection: CollectionName, body: Values): Violation[] {
  const isNoNumber = (key: string) => {
    const value = body[key];
    const hasSpace = typeof value === "string" && trimBlanks(value) !== value;
    return key in body && (hasSpace || !Number.isFinite(readNumber(value)));
  };
  return numbersOf(collection).flatMap((name) =>
    [`${name}+`, `${name}-`, `+${name}`]
      .filter(isNoNumber)
      .map(() => ({ field: name, code: "number" })),
  );
}

const generated = ":autogenerate";

/** Texts sent as `name:autogenerate`, by field: PocketBase stores anything else as an empty text. */
const generatedTexts = (body: Values): Values =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => key.endsWith(generated))
      .map(([key, value]) => [key.slice(0, -generated.length), value]),
  );

/** Sets numbers that PocketBase takes for zero: ' 5' becomes 5, and a blank keeps the stored value. */
function setNumbers(record: core.Record, collection: CollectionName, body: Values): void {
  for (const name of numbersOf(collection)) {
    if (!(name in body)) continue;
    const value = body[name];
    if (!isBlank(value)) record.set(name, readNumber(value));
    else if (!record.isNew()) record.set(name, record.original().getFloat(name));
  }
}

/** Sets the initial values of the fields that a new record does not send. */
function setInitial(record: core.Record, collection: CollectionName, body: Values): void {
  for (const [name, value] of Object.entries(initialValues(collection)))
    if (isBlank(body[name])) record.set(name, value);
}

/** Stores a date's day as written: with an hour PocketBase stores nothing, with a zone perhaps the day before. */
function setDays(record: core.Record, collection: CollectionName, body: Values): void {
  for (const { name, shape } of collectionFieldsOf(collection)) {
    const value = body[name];
    const day = shape.kind === "date" && typeof value === "string" ? parseDay(value) : null;
    if (day) record.set(name, storedDay(day));
  }
}

/** Requires amounts of a new record, which may be zero but not missing. */
const checkSent = (collection: CollectionName, body: Values): Violation[] =>
  collectionFieldsOf(collection)
    .filter(({ name, shape }) => shape.kind === "amount" && shape.sent && isBlank(body[name]))
    .map(({ name }) => ({ field: name, code: "required", params: { collection } }));
