/** Approvals: acts of a person that another one allowed (docs/approvals.md). */
import type { Right } from "./permissions.ts";

export const approvalSeconds = 120;

/**
 * Subject of an act, for its approval. `record`: a stored document, the id of a new one, a day, a slip or the digest of a
 * file. `amount`: in dirhams. `client`: of a new document. `method`: how money is given back.
 */
export type Act = { record: string; amount: number; client?: string; method?: string };

/** Amount of an act that moves no money. */
export const noAmount = 0;

/** An allowed act, up to its amount. `by`: name of who allowed it. */
export type Approval = Required<Act> & { id: string; act: string; by: string };

/** Rights to acts that a smaller amount makes no smaller: less cash may be counted for what was taken. */
const isExact = (right: Right): boolean => right === "till.close";

const isCovered = (approved: number, right: Right, amount: number): boolean =>
  isExact(right) ? amount === approved : amount <= approved;

/** True of a fact that the approver did not read, or that is as it was read. */
const isAsRead = (approved: string, done = ""): boolean => approved === "" || approved === done;

/** True when the approval is for this act. */
export const covers = (approval: Approval, right: Right, act: Act): boolean =>
  approval.act === right &&
  approval.record === act.record &&
  isCovered(approval.amount, right, act.amount) &&
  isAsRead(approval.client, act.client) &&
  isAsRead(approval.method, act.method);
