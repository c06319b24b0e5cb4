/** User, right and body of a request to our own routes. */
import { idForm } from "#domain/core/fields.ts";
import { can, type Right } from "#domain/people/permissions.ts";
import { isObject, type Values } from "#domain/core/values.ts";
import type { Actor } from "./recordEvents.ts";
import { documentJsonLimits, exceedsJsonLimits, type JsonLimits } from "./jsonLimits.ts";
import { refuse, refuseRequest } from "./refuse.ts";
import { actorOfRequest } from "./requests.ts";

export type Staff = { company: string; actor: Actor };

/** Signed-in user and company: 401 for a guest, 403 without a company, which includes the administrator. */
export function requireStaff(e: core.RequestEvent): Staff {
  if (!e.auth) refuseRequest("guest", 401);
  const company = e.auth?.getString("company") ?? "";
  if (company === "") refuseRequest("no_company", 403);
  return { company, actor: actorOfRequest(e.auth) };
}

/** Refuses with 403 a user without the right; the administrator and our own commands have every right. */
export function checkRight(actor: Actor, right: Right): void {
  if (actor.isStaff && !can(actor, right)) refuseRequest("forbidden", 403);
}

export const requestBody = (e: core.RequestEvent): Values =>
  parseJsonBody(requestText(e), documentJsonLimits);

export function requestText(e: core.RequestEvent): string {
  try {
    return toString(e.request?.body);
  } catch {
    return refuseRequest("bad_body");
  }
}

export function parseJsonBody(text: string, most: JsonLimits): Values {
  if (exceedsJsonLimits(text, most)) refuseRequest("too_large", 413);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuseRequest("bad_body");
  }
  return isObject(body) ? body : refuseRequest("bad_body");
}

/** Document id of the path; the document may not exist yet. */
export function requestDocumentId(e: core.RequestEvent): string {
  const id = e.request?.pathValue("id") ?? "";
  return idForm.test(id) ? id : refuse([{ field: "id", code: "id_form" }]);
}

export const queryParam = (e: core.RequestEvent, name: string): string =>
  e.request?.url?.query().get(name) ?? "";
