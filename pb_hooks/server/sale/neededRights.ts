/** Checks the rights that the content of a sale or quote needs. */
import { noMoney, toDirhams } from "#domain/core/money.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Act } from "#domain/people/approvals.ts";
import { hasAllRights, type Person } from "#domain/people/permissions.ts";
import type { NamedLine } from "#domain/quotes/approvedQuote.ts";
import { lackedRights, type NeededRight } from "#domain/sale/saleRights.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { isApproved, lackRight } from "#server/platform/requests/routeRequest.ts";

/** Refuses when the actor lacks a right of `needed`, which is not computed for a person with every right. */
export function checkNeeded(
  actor: Actor,
  about: Pick<Act, "record" | "client">,
  needed: (of: Person) => readonly NeededRight[],
): void {
  const { person } = actor;
  if (!person || hasAllRights(person)) return;
  for (const { right, amount, base = noMoney } of lackedRights(person, needed(person))) {
    const act = { ...about, amount: toDirhams(amount), base: toDirhams(base) };
    if (!isApproved(actor, right, act)) lackRight(actor, right, act);
  }
}

/** Line of a sale or quote, from its stored or sent values. */
export const lineOf = (values: Values): NamedLine => ({
  product: textValue(values["product"]),
  label: textValue(values["label"]),
  quantity: Number(values["quantity"]),
  price: Number(values["price"]),
  discount: Number(values["discount"] ?? 0),
  pair: Number(values["pair"] ?? 0),
});
