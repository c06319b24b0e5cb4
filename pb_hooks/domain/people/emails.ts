/** Sign-in addresses, which are for who has the right `people` (docs/people.md, E-mail). */
import { namesIn, outsideStrings } from "#domain/core/text/filterText.ts";

/** True when a query of users names the address: matches and order would reveal it. */
export const asksEmail = (
  collection: string,
  { filter, sort }: Readonly<Record<"filter" | "sort", string>>,
): boolean =>
  collection === "optique_users" &&
  namesIn(`${outsideStrings(filter)} ${sort}`).some((name) => name.split(/[.:#]/)[0] === "email");
