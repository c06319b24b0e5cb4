/** The person behind a request: role, exceptions and activity of a user record. */
import { administrator } from "#domain/core/messages/messages.ts";
import type { Approval } from "#domain/people/approvals.ts";
import { exceptionsOf, hasAllRights, type Person, type Role } from "#domain/people/permissions.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import { isStation, takenTokenKey } from "./stations.ts";

/** A shared computer without a person reads what a seller reads; the gate refuses its writes. */
export const personOf = (user: core.Record): Person => {
  const active = user.getBool("active");
  if (isStation(user)) return { role: "seller", rights: {}, active };
  const role = user.getString("role") as Role;
  // Exceptions of these are ignored; most others have none, which are then not parsed.
  const isFull = hasAllRights({ role, rights: {}, active: true });
  const mayDiffer = !isFull && user.getString("rights").length > 2;
  return { role, rights: mayDiffer ? exceptionsOf(jsonFieldValue(user, "rights")) : {}, active };
};

/** Key of the approvals in the request. */
export const approvalsKey = "optique.approvals";

const guest: Person = { role: "", rights: {}, active: false };

/** Name; of a user without one the e-mail before its domain, because the address is not for everybody. */
export const displayNameOf = (user: core.Record): string =>
  user.getString("name") || (user.getString("email").split("@")[0] ?? "");

/** Request or hook event of one. */
type WithAuth = Pick<core.RequestEvent, "auth" | "get">;

/** Actor of each request: the gate has put the person in place before the first is asked. */
const actors = new WeakMap<WithAuth, Actor>();

/** Person of a request, whose rights are read once. */
export function actorOfRequest(e: WithAuth): Actor {
  const known = actors.get(e) ?? readActor(e);
  actors.set(e, known);
  return known;
}

function readActor(e: WithAuth): Actor {
  const { auth } = e;
  if (!auth) return { id: "", name: "", isStaff: true, person: guest };
  const isStaff = auth.collection().name === "optique_users";
  const approvals = e.get(approvalsKey) as unknown;
  const takenToken = e.get(takenTokenKey) as unknown;
  return {
    id: auth.id,
    name: isStaff ? displayNameOf(auth) : administrator,
    isStaff,
    person: isStaff ? personOf(auth) : null,
    ...(typeof approvals === "string" && { approvals: JSON.parse(approvals) as Approval[] }),
    ...(typeof takenToken === "string" && { takenToken }),
  };
}
