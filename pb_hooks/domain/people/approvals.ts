/** Approvals: acts of a person that another one allowed (docs/approvals.md). */
import { toCentimes } from "#domain/core/money.ts";
import type { Right } from "./permissions.ts";

export const approvalSeconds = 120;

/**
 * Subject of an act, for its approval. `record`: a stored document, the id of a new one, a day, a slip or the digest of a
 * file. `amount`: in dirhams. `client`: of a new document. `method`: how money is given back. `base`: the price in dirhams
 * that a discount is taken off.
 */
export type Act = {
  record: string;
  amount: number;
  client?: string;
  method?: string;
  base?: number;
};

/** An act with the right that it asks for. */
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

/** An allowed act, up to its amount; one approval may allow several. `by`: name of who allowed it. */
export type Approval = Required<NamedAct> & { id: string; by: string };

/** Rights to acts that a smaller amount makes no smaller: less cash may be counted for what was taken. */
const isExact = (right: Right): boolean => right === "till.close";

const isCovered = (approved: number, right: Right, amount: number): boolean =>
  isExact(right) ? amount === approved : amount <= approved;

/** True where the approval does not record the fact, or records it unchanged. */
const isAsRead = (approved: string, done = ""): boolean => approved === "" || approved === done;

/** True when the approver read no percent, or the discount is of no larger one. */
const isPercentCovered = (approval: Approval, { amount, base = 0 }: Act): boolean =>
  approval.base === 0 ||
  toCentimes(amount) * toCentimes(approval.base) <= toCentimes(approval.amount) * toCentimes(base);

/** True when the approval is for this act. */
export const covers = (approval: Approval, right: Right, act: Act): boolean =>
  approval.act === right &&
  approval.record === act.record &&
  isCovered(approval.amount, right, act.amount) &&
  isPercentCovered(approval, act) &&
  isAsRead(approval.client, act.client) &&
  isAsRead(approval.method, act.method);
