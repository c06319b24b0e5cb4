/** The person behind a request: role, exceptions and activity of a user record. */
import { exceptionsOf, type Person, type Role } from "#domain/people/permissions.ts";
import { approvalsKey } from "./approvals.ts";
import type { Actor, Approval } from "./recordEvents.ts";
import { jsonFieldValue } from "./recordValues.ts";

/** A shared computer without a person reads what a seller reads; the gate refuses its writes. */
export const personOf = (user: core.Record): Person => {
  const active = user.getBool("active");
  if (user.getBool("is_station")) return { role: "seller", rights: {}, active };
  // Most users have no exceptions, which are then not parsed.
  const hasExceptions = user.getString("rights").length > 2;
  const rights = hasExceptions ? exceptionsOf(jsonFieldValue(user, "rights")) : {};
  return { role: user.getString("role") as Role, rights, active };
};

const guest: Person = { role: "", rights: {}, active: false };

export const displayNameOf = (user: core.Record): string =>
  user.getString("name") || user.getString("email");

/** Request or hook event of one. */
type WithAuth = Pick<core.RequestEvent, "auth" | "get">;

export function actorOfRequest(e: WithAuth): Actor {
  const { auth } = e;
  if (!auth) return { id: "", name: "", isStaff: true, person: guest };
  const isStaff = auth.collection().name === "optique_users";
  const name = displayNameOf(auth);
  const approvals = e.get(approvalsKey) as unknown;
  return {
    id: auth.id,
    name,
    isStaff,
    person: isStaff ? personOf(auth) : null,
    ...(typeof approvals === "string" && { approvals: JSON.parse(approvals) as Approval[] }),
  };
}
