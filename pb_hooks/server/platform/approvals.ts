/**
 * Approvals of a request: acts that another person allowed within two minutes (docs/people.md, Approvals). They are spent
 * before the act, and given back when it fails.
 */
import { approvalSeconds } from "#domain/people/approvals.ts";
import { afterwards } from "./afterwards.ts";
import { isRead } from "./isRead.ts";
import { currentTimestamp, inJsonList, queryJson, runSql, timestampAt } from "./sql.ts";
import { writeLockReason } from "./writeLock.ts";
import { writeTransaction } from "./transaction.ts";

const header = "X-Optique-Approval";
/** Key of the approvals in the request. */
export const approvalsKey = "optique.approvals";
/** A save may need several rights, each with its approval. */
const maxApprovals = 8;

const openSql = `SELECT json_group_array(json_object(
    'id', id, 'act', act, 'record', record, 'amount', amount, 'by', approver_name)) AS json
  FROM optique_approvals
  WHERE id ${inJsonList("ids")} AND by = {:by} AND company = {:company} AND used_at = '' AND created > {:since}`;

type Spent = { id: string }[];

function spend(e: core.RequestEvent, ids: readonly string[]): Spent {
  let spent: Spent = [];
  writeTransaction(e.app, (tx) => {
    spent =
      queryJson<Spent>(tx, openSql, {
        ids: JSON.stringify(ids),
        by: e.auth?.id ?? "",
        company: e.auth?.getString("company") ?? "",
        since: timestampAt(Date.now() - approvalSeconds * 1000),
      }) ?? [];
    markUsed(tx, spent, currentTimestamp());
  });
  return spent;
}

const markUsed = (app: core.App, approvals: Spent, at: string): void =>
  runSql(app, `UPDATE optique_approvals SET used_at = {:at} WHERE id ${inJsonList("ids")}`, {
    at,
    ids: JSON.stringify(approvals.map(({ id }) => id)),
  });

/** Runs an act with the approvals that it names; of several at once, one gets them. `reads`: routes of reads that need one. */
export function runApproved(
  e: core.RequestEvent,
  request: http.Request,
  reads: readonly string[],
  work: () => void,
): void {
  const isAct =
    !isRead(request.method) || (request.method === "GET" && reads.includes(request.pattern));
  if (!isAct || !e.auth) return work();
  const sent = request.header.get(header);
  if (sent === "") return work();
  // The gate refuses writes; nothing may be spent for it.
  if (writeLockReason(e.app)) return work();
  const spent = spend(e, sent.split(",").slice(0, maxApprovals));
  if (spent.length === 0) return work();
  e.set(approvalsKey, JSON.stringify(spent));
  afterwards(work, (isDone) => {
    if (!isDone) markUsed(e.app, spent, "");
  });
}
