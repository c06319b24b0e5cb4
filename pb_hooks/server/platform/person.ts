/** The person behind a request: role, exceptions and activity of a user record. */
import { exceptionsOf, type Person, type Role } from "#domain/people/permissions.ts";
import type { Actor } from "./recordEvents.ts";
import { jsonFieldValue } from "./recordValues.ts";

export const personOf = (user: core.Record): Person => ({
  role: user.getString("role") as Role,
  // Most users have no exceptions, which are then not parsed.
  rights: user.getString("rights").length > 2 ? exceptionsOf(jsonFieldValue(user, "rights")) : {},
  active: user.getBool("active"),
});

const guest: Person = { role: "", rights: {}, active: false };

export function actorOfRequest(auth: core.Record | undefined): Actor {
  if (!auth) return { id: "", name: "", isStaff: true, person: guest };
  const isStaff = auth.collection().name === "optique_users";
  const name = auth.getString("name") || auth.getString("email");
  return { id: auth.id, name, isStaff, person: isStaff ? personOf(auth) : null };
}
