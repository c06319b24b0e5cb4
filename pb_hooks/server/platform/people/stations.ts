/**
 * People who entered at a shared computer, in memory by station (docs/people.md, Stations). The gate replaces the
 * station by the person, so that every rule and signature concerns the person.
 */
import type { PersonPrompt } from "#domain/core/choices.ts";
import { addDays, dayStartInstant, type IsoDay, today } from "#domain/core/days/days.ts";
import { isSessionOpen, type StationSession } from "#domain/people/stationSession.ts";
import { isRead } from "#server/platform/requests/isRead.ts";
import { refuseWho } from "#server/platform/requests/refuse.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";

/** Header with the person's token. */
const header = "X-Optique-Person";
/** Request key with the station's id, set once a person replaced the station. */
const stationKey = "optique.station";
/** Request key with the id of the station whose one-write token this request holds. */
export const takenTokenKey = "optique.takenToken";

const keyOf = (station: string): string => `optique.station.${station}`;
const parsed = (stored: unknown): StationSession | null =>
  typeof stored === "string" ? (JSON.parse(stored) as StationSession) : null;

const digestOf = (user: core.Record): string => {
  const parts = ["pin:hash", "tokenKey", "role", "rights"].map((name) => user.getString(name));
  return $security.sha256(parts.join(" "));
};

export const isStation = (user: core.Record | null | undefined): boolean =>
  user?.getBool("is_station") ?? false;

/** Milliseconds since 1970 at the start of a day of the shop. */
const startMs = (day: IsoDay): number => Date.parse(dayStartInstant(day).replace(" ", "T"));

/** Starts a session for a person at a station, replacing the session of anyone before. */
export function enterStation(
  app: core.App,
  station: core.Record,
  person: core.Record,
): StationSession {
  const company = findRecord(app, "optique_companies", station.getString("company"));
  const day = today();
  const session: StationSession = {
    token: $security.randomString(40),
    person: person.id,
    digest: digestOf(person),
    prompt: (company?.getString("ask_person") || "idle") as PersonPrompt,
    idleMs: (company?.getInt("idle_minutes") || 10) * 60_000,
    since: startMs(day),
    until: startMs(addDays(day, 1)),
    used: Date.now(),
  };
  app.store().set(keyOf(station.id), JSON.stringify(session));
  return session;
}

export const leaveStation = (app: core.App, station: string): void =>
  app.store().remove(keyOf(station));

/** Id of the station at which the request's person works, else of the user. */
export const accountOfRequest = (e: Pick<core.RequestEvent, "auth" | "get">): string =>
  String(e.get(stationKey) ?? "") || (e.auth?.id ?? "");

/** Station of a request, made by itself or by a person who entered; null for another user. */
export function stationOfRequest(e: core.RequestEvent): core.Record | null {
  if (isStation(e.auth)) return e.auth ?? null;
  const id = String(e.get(stationKey) ?? "");
  return id === "" ? null : findRecord(e.app, "optique_users", id);
}

/** Open session of a token; a one-write token is marked as taken. */
function takeSession(
  app: core.App,
  station: string,
  sent: string,
  takesToken: boolean,
): StationSession | null {
  let found: StationSession | null = null;
  app.store().setFunc(keyOf(station), (stored: unknown) => {
    const session = parsed(stored);
    const isSent = session && $security.equal(session.token, sent);
    found = isSent && isSessionOpen(session, Date.now()) ? session : null;
    if (!session || !found) return stored;
    const isTaken = takesToken && session.prompt === "each";
    return JSON.stringify({ ...session, used: Date.now(), isTaken });
  });
  return found;
}

/** Person of a session; null when they changed since, such as their PIN or rights, or became a shared computer. */
function personOfSession(app: core.App, { person, digest }: StationSession, company: string) {
  const user = findRecord(app, "optique_users", person);
  const isHere = user?.getBool("active") && user.getString("company") === company;
  return user && isHere && !isStation(user) && digestOf(user) === digest ? user : null;
}

/** Ends a session whose one-write token is taken; a person who entered in the meantime keeps theirs. */
export function endTakenToken(app: Pick<core.App, "store">, station: string): void {
  app
    .store()
    .setFunc(keyOf(station), (stored: unknown) => (parsed(stored)?.isTaken ? null : stored));
}

/** Marks a taken token as free again; a token that a commit used no longer exists. */
function giveBack(app: core.App, station: string, { token }: StationSession): void {
  app.store().setFunc(keyOf(station), (stored: unknown) => {
    const session = parsed(stored);
    return session?.token === token ? JSON.stringify({ ...session, isTaken: false }) : stored;
  });
}

/** Requests made as the person: our routes and records, but not sign-in, sign-out, entering, leaving and visits. */
const asPerson =
  / \/api\/(?:optique\/(?!signout$|events$|people\/leave$|people\/\{id\}\/enter$)|collections\/\{collection\}\/records)/;

/**
 * Runs a station's request as the token's person. Without a token, a read passes and a write is refused with 401 `who`.
 */
export function runAsPerson(e: core.RequestEvent, request: http.Request, work: () => void): void {
  const station = e.auth;
  if (!station || !isStation(station) || !asPerson.test(request.pattern)) return work();
  const isWrite = !isRead(request.method);
  // Approvals and scans do not use up the token: an approval precedes the save that needs it, and a count has hundreds
  // of scans.
  const takesToken = isWrite && !/\/(?:approvals|counts\/\{id\}\/scans)$/.test(request.pattern);
  const session = takeSession(e.app, station.id, request.header.get(header), takesToken);
  const person = session && personOfSession(e.app, session, station.getString("company"));
  if (session && !person) leaveStation(e.app, station.id);
  if (!session || !person) return isWrite ? refuseWho() : work();
  e.auth = person;
  e.set(stationKey, station.id);
  if (!takesToken || session.prompt !== "each") return work();
  e.set(takenTokenKey, station.id);
  try {
    work();
  } finally {
    giveBack(e.app, station.id, session);
  }
}
