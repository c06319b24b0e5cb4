/**
 * Approvals of a request: acts that another person allowed within two minutes (docs/people.md, Approvals). They are spent
 * before the act, and given back when it fails.
 */
import { approvalSeconds } from "#domain/people/approvals.ts";
import { can, rights } from "#domain/people/permissions.ts";
import { afterwards } from "./afterwards.ts";
import { isRead } from "./isRead.ts";
import { approvalsKey, personOf } from "./person.ts";
import { isStation } from "./stations.ts";
import { findRecord } from "./storedRecords.ts";
import { currentTimestamp, inJsonList, queryJson, runSql, timestampAt } from "./sql.ts";
import { writeLockReason } from "./writeLock.ts";
import { writeTransaction } from "./transaction.ts";

const header = "X-Optique-Approval";
/** A save may need several rights, each with its approval. */
const maxApprovals = 8;

const openSql = `SELECT json_group_array(json_object(
    'id', id, 'act', act, 'record', record, 'amount', amount, 'by', approver_name,
    'approver', approved_by)) AS json
  FROM optique_approvals
  WHERE id ${inJsonList("ids")} AND by = {:by} AND company = {:company} AND used_at = '' AND created > {:since}`;

type Spent = { id: string; act: string; approver: string }[];

/** True while the approver is a person of the company who has the right: it may have been taken since. */
function isGood(app: core.App, company: string, { act, approver }: Spent[number]): boolean {
  const user = findRecord(app, "optique_users", approver);
  const right = rights.find((name) => name === act);
  if (!user || !right || isStation(user) || user.getString("company") !== company) return false;
  return can(personOf(user), right);
}

function spend(e: core.RequestEvent, ids: readonly string[]): Spent {
  const company = e.auth?.getString("company") ?? "";
  let spent: Spent = [];
  writeTransaction(e.app, (tx) => {
    const open = queryJson<Spent>(tx, openSql, {
      ids: JSON.stringify(ids),
      by: e.auth?.id ?? "",
      company,
      since: timestampAt(Date.now() - approvalSeconds * 1000),
    });
    spent = (open ?? []).filter((approval) => isGood(tx, company, approval));
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
