/**
 * Approvals of a request: acts that another person allowed within two minutes (docs/people.md, Approvals). They are spent
 * before the act, and given back when it fails.
 */
import { currentTimestamp, inJsonList, queryJson, runSql } from "./sql.ts";
import { writeTransaction } from "./transaction.ts";

const header = "X-Optique-Approval";
/** Key of the approvals in the request. */
export const approvalsKey = "optique.approvals";
export const approvalMs = 2 * 60_000;
/** A save may need several rights, each with its approval. */
const most = 8;

const timestamp = (ms: number): string => new Date(ms).toISOString().replace("T", " ");

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
        since: timestamp(Date.now() - approvalMs),
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

/** Runs a request with the approvals that it names; of several at once, one gets them. */
export function runApproved(e: core.RequestEvent, request: http.Request, work: () => void): void {
  const ids = request.header.get(header).split(",").slice(0, most);
  if (!e.auth || ids.join("") === "") return work();
  const spent = spend(e, ids);
  e.set(approvalsKey, JSON.stringify(spent));
  let isDone = false;
  try {
    work();
    isDone = true;
  } finally {
    if (!isDone && spent.length > 0) markUsed(e.app, spent, "");
  }
}
