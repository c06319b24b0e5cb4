/** Role, exceptions and activity of a user record. */
import { exceptionsOf, type Person, type Role } from "#domain/people/permissions.ts";
import { jsonFieldValue } from "./recordValues.ts";

export const personOf = (user: core.Record): Person => ({
  role: user.getString("role") as Role,
  // Most users have no exceptions, which are then not parsed.
  rights: user.getString("rights").length > 2 ? exceptionsOf(jsonFieldValue(user, "rights")) : {},
  active: user.getBool("active"),
});
