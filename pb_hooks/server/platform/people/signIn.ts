/**
 * Limits password guessing (docs/access.md, Signing in): attempts are counted in memory by account and address. A
 * device that signed in before has a cookie and its own count, so that an attacker at the same address cannot lock out
 * the owner.
 */
import { trimBlanks } from "#domain/core/text/blank.ts";
import { countTry, forgetTries, passwordKey } from "./countedTries.ts";
import { isDemonstrated } from "#server/platform/requests/demonstration.ts";
import { changesByOthers } from "./changesByOthers.ts";
import { runHashing } from "#server/platform/queues/hashQueue.ts";
import { markSeen } from "./lastSeen.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { withFrenchErrors } from "#server/platform/storage/storeErrors.ts";

const cookieName = "optique_device";
const deviceSeconds = 365 * 24 * 3600;

export const signIn = {
  /** Gives the same answer for an unknown name and a wrong password, to reveal neither. */
  byPassword(e: core.RecordAuthWithPasswordRequestEvent): void {
    const email = trimBlanks(e.identity).toLowerCase();
    const record = e.record ?? accountOf(e, email);
    if (record) e.record = record;
    const key = keyOf(e, requestOf(e), record ?? null, record?.id ?? email, e.collection?.name);
    countTry(e.app, key);
    runHashing(e, () => withFrenchErrors(() => e.next(), "not_signed_in"));
    forgetTries(e.app, key);
  },

  /**
   * Counts a change of one's own password before PocketBase hashes it, because the old password could be guessed there
   * too. A correct password counts as well: PocketBase would confirm it without changing anything. The next sign-in
   * clears the count.
   */
  countOwnPassword(e: core.RequestEvent): void {
    if (e.auth) countTry(e.app, keyOf(e, e.request, e.auth, e.auth.id));
  },

  /** Remembers the device after a successful sign-in. */
  succeeded(e: core.RecordAuthRequestEvent): void {
    const { record } = e;
    if (record && e.collection) rememberDevice(e, record, e.collection);
    const isStaff = record?.collection().name === "optique_users";
    const changed = isStaff ? changesByOthers(e.app, record) : [];
    if (isStaff) e.meta = { changed };
    e.next();
    if (isStaff) markSeen(e.app, record, changed.length > 0);
  },

  /** Revokes all tokens of the user, on all devices; in the demonstration none, because many share its user. */
  signOut(e: core.RequestEvent): void {
    const { auth } = e;
    if (!auth) return refuseRequest("guest", 401);
    if (!isDemonstrated(e.app, auth)) {
      auth.refreshTokenKey();
      e.app.save(auth);
    }
    e.noContent(204);
  },
};

/**
 * Finds the account whatever the case and spaces of the e-mail: PocketBase compares exactly, but phones capitalise the
 * first letter or append a space.
 */
function accountOf(
  { app, collection }: core.RecordAuthWithPasswordRequestEvent,
  email: string,
): core.Record | undefined {
  if (!collection) return undefined;
  const found = app.findRecordsByFilter(collection, "email:lower = {:email}", "", 2, 0, { email });
  // With two accounts that differ only by case, PocketBase's exact comparison decides.
  return found.length === 1 ? found[0] : undefined;
}

/** Store key of the attempts at an account, from a device that it knows or an address; `record`: null when unknown. */
function keyOf(
  e: { realIP(): string },
  request: http.Request | undefined,
  record: core.Record | null,
  account: string,
  collection = record?.collection().name ?? "",
): string {
  return passwordKey(collection, account, knownDevice(request, record) || e.realIP());
}

/** Device id in the cookie, when that device has signed in to this account; else ''. */
function knownDevice(request: http.Request | undefined, record: core.Record | null): string {
  try {
    const token = request?.cookie(cookieName)?.value ?? "";
    const claims = $security.parseJWT(token, record?.collection().authToken.secret ?? "");
    return record && claims["account"] === record.id ? String(claims["device"]) : "";
  } catch {
    return "";
  }
}

/** Request of the embedded event, which the event does not expose under its own name. */
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
      // SameSite=Strict, so that pages of other sites cannot send the cookie.
      sameSite: 3,
    }),
  );
}
