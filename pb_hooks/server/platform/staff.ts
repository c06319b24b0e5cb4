/** User, right and body of a request to our own routes. */
import { idForm } from "#domain/core/fields.ts";
import { can, type Right } from "#domain/people/permissions.ts";
import { isObject, type Values } from "#domain/core/values.ts";
import type { Actor } from "./recordEvents.ts";
import { documentParts, hasTooManyParts, type Parts } from "./jsonParts.ts";
import { refuse, refuseWhole } from "./refuse.ts";
import { actorOfRequest } from "./requests.ts";

export type Staff = { company: string; actor: Actor };

/** Signed-in user and company: 401 for a guest, 403 without a company, which includes the administrator. */
export function staffOf(e: core.RequestEvent): Staff {
  if (!e.auth) refuseWhole("guest", 401);
  const company = e.auth?.getString("company") ?? "";
  if (company === "") refuseWhole("no_company", 403);
  return { company, actor: actorOfRequest(e.auth) };
}

/** Refuses with 403 a user without the right; the administrator and our own commands have every right. */
export function checkRight(actor: Actor, right: Right): void {
  if (actor.isStaff && !can(actor, right)) refuseWhole("forbidden", 403);
}

export const bodyOf = (e: core.RequestEvent): Values => valuesOf(textOf(e), documentParts);

export function textOf(e: core.RequestEvent): string {
  try {
    return toString(e.request?.body);
  } catch {
    return refuseWhole("bad_body");
  }
}

export function valuesOf(text: string, most: Parts): Values {
  if (hasTooManyParts(text, most)) refuseWhole("too_large", 413);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuseWhole("bad_body");
  }
  return isObject(body) ? body : refuseWhole("bad_body");
}

/** Document id of the path; the document may not exist yet. */
export function idOf(e: core.RequestEvent): string {
  const id = e.request?.pathValue("id") ?? "";
  return idForm.test(id) ? id : refuse([{ field: "id", code: "id_form" }]);
}

export const queryOf = (e: core.RequestEvent, name: string): string =>
  e.request?.url?.query().get(name) ?? "";
