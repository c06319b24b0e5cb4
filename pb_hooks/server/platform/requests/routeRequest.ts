/** User, right and body of a request to our own routes. */
import { idForm } from "#domain/core/fields/fields.ts";
import { type Act, covers, noAmount } from "#domain/people/approvals.ts";
import { can, type FixedRight, isApprovable, type Right } from "#domain/people/permissions.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { documentJsonLimits, exceedsJsonLimits, type JsonLimits } from "./jsonLimits.ts";
import { keepText, keptText } from "./keptText.ts";
import { refuse, refuseRequest, refuseRights } from "./refuse.ts";
import { actorOfRequest } from "#server/platform/people/person.ts";

export type Staff = { company: string; actor: Actor };

/**
 * Signed-in user and company. Refuses with 401 a guest or inactive user, with 403 one without a company, such as the
 * administrator.
 */
export function requireStaff(e: core.RequestEvent): Staff {
  const actor = actorOfRequest(e);
  if (!e.auth || actor.person?.active === false) refuseRequest("guest", 401);
  const company = e.auth?.getString("company") ?? "";
  if (company === "") refuseRequest("no_company", 403);
  return { company, actor };
}

/** Right that a route or hook requires; `read` is the right of every active user. */
export type AskedRight = Right | "read";
/** True when a user has the right; the administrator and our own commands have every right. */
export const hasRight = ({ person }: Actor, right: AskedRight): boolean =>
  person === null || (right === "read" ? person.active : can(person, right));

/** True when another person approved the act for this request. */
export const isApproved = ({ approvals = [] }: Actor, right: Right, act: Act): boolean =>
  approvals.some((approval) => covers(approval, right, act));

/** Name of the person who approved an act of this request; '' when the actor has the right themselves. */
export const approverOf = (actor: Actor, right: Right): string =>
  hasRight(actor, right) ? "" : (actor.approvals?.find(({ act }) => act === right)?.by ?? "");

/** Refuses an act without its right; while missing rights are gathered, adds it to them instead. */
export function lackRight({ lacked }: Actor, right: Right, act: Act): void {
  const named = { ...act, act: right };
  if (lacked && isApprovable(right)) lacked.push(named);
  else refuseRights([named]);
}

/**
 * Refuses with 403 a user who has none of the rights, and tells whether another person may approve the act. `actOf`:
 * the act, or a function when it costs a read; absent when the right cannot be approved.
 */
export function checkRight(actor: Actor, asked: FixedRight | "read"): void;
export function checkRight(
  actor: Actor,
  asked: AskedRight | readonly Right[],
  actOf: Act | (() => Act),
): void;
export function checkRight(
  actor: Actor,
  asked: AskedRight | readonly Right[],
  actOf: Act | (() => Act) = { record: "", amount: noAmount },
): void {
  const rights = typeof asked === "string" ? [asked] : asked;
  if (rights.some((right) => hasRight(actor, right))) return;
  const [right = "read"] = rights;
  if (right === "read") return refuseRequest("guest", 401);
  const act = typeof actOf === "function" ? actOf() : actOf;
  if (!isApproved(actor, right, act)) lackRight(actor, right, act);
}

export const requestBody = (e: core.RequestEvent): Values =>
  parseJsonBody(requestText(e), documentJsonLimits);

/** Request whose act is determined before its right is checked. `id`: record, day or slip in the path. */
export type AskedAct = {
  app: core.App;
  company: string;
  id: string;
  readonly text: string;
  readonly body: Values;
};
/** Determines the act of a request from sent and stored values; malformed values count as nothing. */
export type ActOf = (asked: AskedAct) => Act;

export const askedAct = (e: core.RequestEvent, company: string): AskedAct => ({
  app: e.app,
  company,
  id: ["id", "day", "number"].map((name) => e.request?.pathValue(name) ?? "").find(Boolean) ?? "",
  get text() {
    return requestText(e);
  },
  get body() {
    return parseJsonBody(this.text, documentJsonLimits);
  },
});

/** Text of the body, stored because it can be read only once. */
export function requestText(e: core.RequestEvent): string {
  const kept = keptText(e);
  if (kept !== null) return kept;
  try {
    return keepText(e, toString(e.request?.body));
  } catch {
    return refuseRequest("bad_body");
  }
}

export function parseJsonBody(text: string, most: JsonLimits): Values {
  const body = parseJson(text, most);
  return isObject(body) ? body : refuseRequest("bad_body");
}

export function parseJson(text: string, most: JsonLimits): unknown {
  if (exceedsJsonLimits(text, most)) refuseRequest("too_large", 413);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuseRequest("bad_body");
  }
}

/** Document id in the path; the document may not exist yet. */
export function requestDocumentId(e: core.RequestEvent): string {
  const id = e.request?.pathValue("id") ?? "";
  return idForm.test(id) ? id : refuse([{ field: "id", code: "id_form" }]);
}

/** Cached query of each request, because Go parses it at each call. */
const queries = new WeakMap<core.RequestEvent, url.Values | null>();

export function queryParam(e: core.RequestEvent, name: string): string {
  let query = queries.get(e);
  if (query === undefined) queries.set(e, (query = readQuery(e)));
  return query?.get(name) ?? "";
}

function readQuery(e: core.RequestEvent): url.Values | null {
  const { url } = e.request ?? {};
  return url?.rawQuery ? url.query() : null;
}
