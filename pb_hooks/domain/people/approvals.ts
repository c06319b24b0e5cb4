/** Approvals: acts of a person that another one allowed (docs/people.md, Approvals). */
import type { Right } from "./permissions.ts";

export const approvalSeconds = 120;

/** An allowed act: a right, a record, up to an amount in dirhams. `by`: name of who allowed it. */
export type Approval = { id: string; act: string; record: string; amount: number; by: string };
/** Record and amount of an act, for its approval. */
export type Act = { record?: string; amount?: number };

/** True when the approval is for this right and record, and covers the amount. */
export const covers = (approval: Approval, right: Right, { record = "", amount = 0 }: Act) =>
  approval.act === right && approval.record === record && amount <= approval.amount;
