/** The person who makes a request: role, exceptions and activity of a user record. */
import { administrator } from "#domain/core/messages/messages.ts";
import type { Approval } from "#domain/people/approvals.ts";
import { exceptionsOf, hasAllRights, type Person, type Role } from "#domain/people/permissions.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import { isStation, takenTokenKey } from "./stations.ts";

/** Rights of a user. A shared computer without a person may read what a seller reads; the gate refuses its writes. */
export const personOf = (user: core.Record): Person => {
  const active = user.getBool("active");
  if (isStation(user)) return { role: "seller", rights: {}, active };
  const role = user.getString("role") as Role;
  // Full roles ignore exceptions, and most other users have none: only then are they parsed.
  const isFull = hasAllRights({ role, rights: {}, active: true });
  const mayDiffer = !isFull && user.getString("rights").length > 2;
  return { role, rights: mayDiffer ? exceptionsOf(jsonFieldValue(user, "rights")) : {}, active };
};

/** Key under which the request stores its approvals. */
export const approvalsKey = "optique.approvals";

const guest: Person = { role: "", rights: {}, active: false };

/** Name of a user, else the e-mail's local part: the full address is not for everybody. */
export const displayNameOf = (user: core.Record): string =>
  user.getString("name") || (user.getString("email").split("@")[0] ?? "");

/** A request, or the hook event of a request. */
type WithAuth = Pick<core.RequestEvent, "auth" | "get">;

/** Cached actor of each request; the gate has replaced a station by its person before the first use. */
const actors = new WeakMap<WithAuth, Actor>();

/** Actor of a request, whose rights are read only once. */
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
