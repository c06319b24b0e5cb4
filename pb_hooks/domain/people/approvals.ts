/** Approvals, by which one person allows the acts of another (docs/approvals.md). */
import { toCentimes } from "#domain/core/money.ts";
import type { Right } from "./permissions.ts";

export const approvalSeconds = 120;

/**
 * Details of an act, for its approval. `record`: a stored document, the id of a new one, a day, a slip, or the digest
 * of a file. `amount`: in dirhams. `client`: client of a new document. `method`: how money is given back. `base`: price
 * in dirhams before a discount.
 */
export type Act = {
  record: string;
  amount: number;
  client?: string;
  method?: string;
  base?: number;
};

/** Act with the right that it needs. */
export type NamedAct = Act & { act: Right };

/** Keeps one act per right, document, client and method: the one with the largest amount. */
export function distinctActs(acts: readonly NamedAct[]): NamedAct[] {
  const found = new Map<string, NamedAct>();
  for (const act of acts) {
    const key = [act.act, act.record, act.client, act.method].join();
    const known = found.get(key);
    if (!known || known.amount < act.amount) found.set(key, act);
  }
  return [...found.values()];
}

/** Amount of an act that moves no money. */
export const noAmount = 0;

/** Approved act, with its highest amount; an approval may cover several. `by`: name of the approver. */
export type Approval = Required<NamedAct> & { id: string; by: string };

/**
 * Rights whose act must have the exact amount: a smaller one is not harmless, as less cash may be counted than was
 * taken.
 */
const isExact = (right: Right): boolean => right === "till.close";

const isCovered = (approved: number, right: Right, amount: number): boolean =>
  isExact(right) ? amount === approved : amount <= approved;

/** True when the approval records no such value, or the same one. */
const isAsRead = (approved: string, done = ""): boolean => approved === "" || approved === done;

/** True when the approval has no percentage, or the discount is not a larger percentage. */
const isPercentCovered = (approval: Approval, { amount, base = 0 }: Act): boolean =>
  approval.base === 0 ||
  toCentimes(amount) * toCentimes(approval.base) <= toCentimes(approval.amount) * toCentimes(base);

/** True when the approval covers this act. */
export const covers = (approval: Approval, right: Right, act: Act): boolean =>
  approval.act === right &&
  approval.record === act.record &&
  isCovered(approval.amount, right, act.amount) &&
  isPercentCovered(approval, act) &&
  isAsRead(approval.client, act.client) &&
  isAsRead(approval.method, act.method);
