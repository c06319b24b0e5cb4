/**
 * Passwords that are tried (docs/access.md, Signing in). They are counted by account and address together, in memory. A
 * device that has signed in to the account before has a cookie and a count of its own, so that who tries passwords behind the
 * same address does not keep its owner out.
 */
import { trimBlanks } from "#domain/core/blank.ts";
import { violationMessage } from "#domain/core/messages.ts";
import {
  afterSignInTry,
  areTriesExpired,
  noSignInTries,
  type SignInTries,
} from "#domain/core/signInTries.ts";
import { type RecordRequest, recordOf } from "./recordEvents.ts";
import { refuseWhole } from "./refuse.ts";
import { inFrench } from "./storeErrors.ts";

type WithStore = Pick<core.App, "store">;
const prefix = "optique.tries.";
const cookieName = "optique_device";
const deviceSeconds = 365 * 24 * 3600;

export const signIn = {
  /** The same words for an unknown name and a wrong password: neither tells which it was. */
  byPassword(e: core.RecordAuthWithPasswordRequestEvent): void {
    const email = trimBlanks(e.identity).toLowerCase();
    const record = e.record ?? accountOf(e, email);
    if (record) e.record = record;
    const key = keyOf(e, record?.id ?? email);
    countTry(e.app, key);
    inFrench(() => e.next(), "not_signed_in");
    e.app.store().remove(key);
  },

  /**
   * The password of now, which a change of it asks for, is guessed there as well. A right one is counted too: PocketBase says
   * which it is without changing anything, and whoever has a new password signs in with it, which forgets the tries.
   */
  byOldPassword(e: RecordRequest): void {
    if (!e.hasSuperuserAuth()) countTry(e.app, keyOf(e, recordOf(e).id));
  },

  /** Somebody is in: the device is known from now on. */
  succeeded(e: core.RecordAuthRequestEvent): void {
    if (e.record && e.collection) rememberDevice(e, e.record, e.collection);
    e.next();
  },

  /** Ends every token of the user, on this device and the others. */
  out(e: core.RequestEvent): void {
    if (!e.auth) refuseWhole("guest", 401);
    e.auth?.refreshTokenKey();
    if (e.auth) e.app.save(e.auth);
    e.noContent(204);
  },

  forget(app: WithStore): void {
    const now = Date.now();
    const store = app.store();
    for (const [key, value] of Object.entries(store.getAll()))
      if (key.startsWith(prefix) && areTriesExpired(triesOf(value), now)) store.remove(key);
  },
};

/** PocketBase looks for the address as it was typed: a telephone begins it with a capital, or ends it with a space. */
function accountOf(
  { app, collection }: core.RecordAuthWithPasswordRequestEvent,
  email: string,
): core.Record | undefined {
  if (!collection) return undefined;
  const found = app.findRecordsByFilter(collection, "email:lower = {:email}", "", 2, 0, { email });
  // Two accounts that differ by capitals alone are told apart by them.
  return found.length === 1 ? found[0] : undefined;
}

function triesOf(stored: unknown): SignInTries {
  return typeof stored === "string" ? (JSON.parse(stored) as SignInTries) : noSignInTries;
}

/** Counted before the password is looked at, or many at once would all be the first. */
function countTry(app: core.App, key: string): void {
  const now = Date.now();
  let waitMs = 0;
  app.store().setFunc(key, (stored: unknown) => {
    const tries = triesOf(stored);
    waitMs = tries.until - now;
    return waitMs > 0 ? stored : JSON.stringify(afterSignInTry(tries, now));
  });
  if (waitMs > 0) refuseTry(Math.ceil(waitMs / 1000));
}

/** The seconds are the code: of what a refusal carries only codes and sentences go out as they are. */
function refuseTry(seconds: number): never {
  const sentence = waitSentence(seconds);
  throw new ApiError(429, sentence, { wait: new ValidationError(String(seconds), sentence) });
}

/** Never one of either: the sentences are plural. */
const waitSentence = (seconds: number): string =>
  seconds < 90
    ? violationMessage({
        field: "",
        code: "wait_seconds",
        params: { seconds: Math.max(seconds, 2) },
      })
    : violationMessage({
        field: "",
        code: "wait_minutes",
        params: { minutes: Math.ceil(seconds / 60) },
      });

type AccountEvent = core.RecordAuthWithPasswordRequestEvent | RecordRequest;

function keyOf(e: AccountEvent, account: string): string {
  const from = knownDevice(e) || e.realIP();
  return prefix + $security.sha256(`${e.collection?.name} ${account} ${from}`);
}

/** The device of the cookie, when it has signed in to this account before; '' otherwise. */
function knownDevice(e: AccountEvent): string {
  try {
    const token = requestOf(e)?.cookie(cookieName)?.value ?? "";
    const claims = $security.parseJWT(token, e.collection?.authToken.secret ?? "");
    return e.record && claims["account"] === e.record.id ? String(claims["device"]) : "";
  } catch {
    return "";
  }
}

/** The embedded event's request: its own name is not seen from here. */
const requestOf = (e: object): http.Request | undefined =>
  (e as { requestEvent?: core.RequestEvent }).requestEvent?.request;

function rememberDevice(
  e: core.RecordAuthRequestEvent,
  { id }: core.Record,
  { authToken }: core.Collection,
): void {
  const claims = { account: id, device: $security.randomString(20) };
  const value = $security.createJWT(claims, authToken.secret, deviceSeconds);
  e.setCookie(
    new Cookie({
      name: cookieName,
      value,
      path: "/api/collections/",
      maxAge: deviceSeconds,
      httpOnly: true,
      secure: e.isTLS(),
      // Strict: no other site's page sends it.
      sameSite: 3,
    }),
  );
}
