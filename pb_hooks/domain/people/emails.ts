/** Protects the sign-in addresses, which only people with the right `people` may see (docs/people.md, E-mail). */
import { namesIn, outsideStrings } from "#domain/core/text/filterText.ts";

/** True when a query on users filters or sorts by the e-mail: the result would reveal it. */
export const asksEmail = (
  collection: string,
  { filter, sort }: Readonly<Record<"filter" | "sort", string>>,
): boolean =>
  collection === "optique_users" &&
  namesIn(`${outsideStrings(filter)} ${sort}`).some((name) => name.split(/[.:#]/)[0] === "email");
