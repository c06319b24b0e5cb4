/** PINs and passwords of people at a shared computer (docs/people.md, PIN). */
import { pinLimits } from "#domain/core/signInTries.ts";
import { textValue, type Values } from "#domain/core/values.ts";
import { countTry, forgetTries, triesKey } from "./countedTries.ts";
import { type RecordRequest, recordOf } from "./recordEvents.ts";
import { refuse } from "./refuse.ts";

/** Hash of a stored PIN; '' without one. */
export const pinHashOf = (user: core.Record): string => user.getString("pin:hash");

type StoredPin = { validate(pin: string): boolean };
const isPin = (user: core.Record, pin: string): boolean =>
  pinHashOf(user) !== "" && (user.getRaw("pin") as StoredPin).validate(pin);

/** Fields of a request with a PIN or password, at which a wrong one is refused. */
const secretFields = { pin: "pin", password: "password" };

/** Refuses a wrong PIN or password; tries are counted by person and by the account `from` that sends them. */
export function checkSecret(
  app: core.App,
  from: string,
  person: core.Record,
  { pin, password }: { pin: string; password: string },
  fields = secretFields,
): void {
  const key = triesKey(`pin ${person.id}`, from);
  countTry(app, key, pinLimits);
  const isRight = password === "" ? isPin(person, pin) : person.validatePassword(password);
  if (!isRight)
    refuse([
      password === ""
        ? { field: fields.pin, code: pinHashOf(person) === "" ? "no_pin" : "wrong_pin" }
        : { field: fields.password, code: "wrong_password" },
    ]);
  forgetTries(app, key);
}

/**
 * Sets a PIN sent by the staff, which PocketBase leaves out as a hidden field. One's own is changed with `oldPin` or
 * `currentPassword`.
 */
export function setSentPin(e: RecordRequest, body: Values): void {
  if (!("pin" in body) || !e.auth || e.hasSuperuserAuth()) return;
  const user = recordOf(e);
  if (e.auth.id === user.id && pinHashOf(user) !== "") {
    const [pin, password] = [textValue(body["oldPin"]), textValue(body["currentPassword"])];
    if (pin === "" && password === "") refuse([{ field: "oldPin", code: "old_pin" }]);
    const fields = { pin: "oldPin", password: "currentPassword" };
    checkSecret(e.app, e.auth.id, user, { pin, password }, fields);
  }
  user.set("pin", textValue(body["pin"]));
}
