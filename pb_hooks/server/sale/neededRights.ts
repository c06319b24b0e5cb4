/** Checks the rights that the content of a sale or a quote asks for. */
import { noMoney, toDirhams } from "#domain/core/money.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Act } from "#domain/people/approvals.ts";
import { hasAllRights, type Person } from "#domain/people/permissions.ts";
import type { NamedLine } from "#domain/quotes/approvedQuote.ts";
import { lackedRights, type NeededRight } from "#domain/sale/saleRights.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { isApproved, lackRight } from "#server/platform/requests/routeRequest.ts";

/** Refuses the rights of `needed` that the actor lacks; nothing is computed for a person with every right. */
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

/** Line of a sale or a quote by its stored or sent values. */
export const lineOf = (values: Values): NamedLine => ({
  product: textValue(values["product"]),
  label: textValue(values["label"]),
  quantity: Number(values["quantity"]),
  price: Number(values["price"]),
  discount: Number(values["discount"] ?? 0),
  pair: Number(values["pair"] ?? 0),
});
