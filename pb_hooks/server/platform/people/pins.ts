/** PINs and passwords of people at a shared computer (docs/people.md, PIN). */
import { checkPin } from "#domain/core/signIn/pin.ts";
import { passwordLimits, pinLimits } from "#domain/core/signIn/signInTries.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { countTry, forgetTries, passwordKey, triesKey } from "./countedTries.ts";
import { actorOfRequest } from "./person.ts";
import { type RecordRequest, recordOf } from "#server/platform/records/recordEvents.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { accountOfRequest } from "./stations.ts";
import { countWrongPin } from "./wrongPins.ts";

/** Hash of a user's stored PIN; '' without one. */
export const pinHashOf = (user: core.Record): string => user.getString("pin:hash");

type StoredPin = { validate(pin: string): boolean };
const isPin = (user: core.Record, pin: string): boolean =>
  pinHashOf(user) !== "" && (user.getRaw("pin") as StoredPin).validate(pin);

type Secret = { pin: string; password: string };
/** Request fields for a PIN or password; a refusal names them. */
const secretFields = { pin: "pin", password: "password" };

/** Request to one of our routes, or to the records API. */
type Asking = Pick<core.RequestEvent, "app" | "auth" | "get" | "realIP">;

/**
 * Refuses a wrong PIN or password. PIN attempts are counted by person and station, password attempts as at the sign-in:
 * somebody who guesses PINs at one computer locks nobody out elsewhere.
 */
export function checkSecret(
  e: Asking,
  person: core.Record,
  { pin, password }: Secret,
  fields = secretFields,
): void {
  if (password !== "") return checkPassword(e, person, password, fields.password);
  const key = triesKey(`pin ${person.id}`, accountOfRequest(e));
  countTry(e.app, key, pinLimits);
  if (pinHashOf(person) === "") refuse([{ field: fields.pin, code: "no_pin" }]);
  if (!isPin(person, pin)) {
    countWrongPin(e.app, person, actorOfRequest(e));
    refuse([{ field: fields.pin, code: "wrong_pin" }]);
  }
  forgetTries(e.app, key);
}

function checkPassword(e: Asking, person: core.Record, password: string, field: string): void {
  const key = passwordKey("optique_users", person.id, e.realIP());
  countTry(e.app, key, passwordLimits);
  if (!person.validatePassword(password)) refuse([{ field, code: "wrong_password" }]);
  forgetTries(e.app, key);
}

/** Refuses an invalid PIN, even from the administrator in the dashboard; '' deletes the PIN. */
export function checkNewPin(pin: string): void {
  const code = pin === "" ? null : checkPin(pin);
  if (code) refuse([{ field: "pin", code }]);
}

/**
 * Sets a PIN sent by staff, which PocketBase ignores because the field is hidden. Changing one's own PIN needs `oldPin`
 * or `currentPassword`.
 */
export function setSentPin(e: RecordRequest, body: Values): void {
  if (!("pin" in body) || !e.auth || e.hasSuperuserAuth()) return;
  const user = recordOf(e);
  const sent = textValue(body["pin"]);
  // Refuses a malformed PIN first, because hashing takes long.
  checkNewPin(sent);
  if (e.auth.id === user.id && pinHashOf(user) !== "") {
    const [pin, password] = [textValue(body["oldPin"]), textValue(body["currentPassword"])];
    if (pin === "" && password === "") refuse([{ field: "oldPin", code: "old_pin" }]);
    const fields = { pin: "oldPin", password: "currentPassword" };
    checkSecret(e, user, { pin, password }, fields);
  }
  user.set("pin", sent);
}
