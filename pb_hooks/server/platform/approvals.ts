/**
 * Approvals of a request: acts that another person allowed within two minutes (docs/approvals.md). The transaction of
 * the act uses them, so that an answer that fails after the commit gives none back.
 */
import { type Approval, approvalSeconds } from "#domain/people/approvals.ts";
import { can, type Right, rights } from "#domain/people/permissions.ts";
import { approvalsKey, personOf } from "./person.ts";
import type { Actor } from "./recordEvents.ts";
import { refuseRight } from "./refuse.ts";
import { isStation } from "./stations.ts";
import { findRecord } from "./storedRecords.ts";
import { currentTimestamp, inJsonList, queryJson, runSql, timestampAt } from "./sql.ts";

const header = "X-Optique-Approval";
/** A save may need several rights, each with its approval. */
const maxApprovals = 8;

const openSql = `SELECT json_group_array(json_object(
    'id', id, 'act', act, 'record', record, 'amount', amount, 'client', IIF(is_new, client, ''), 'method', method,
    'by', approver_name, 'approver', approved_by)) AS json
  FROM optique_approvals
  WHERE id ${inJsonList("ids")} AND by = {:by} AND company = {:company} AND used_at = ''
    AND created > {:since} AND created <= {:now}`;

type Open = Approval & { approver: string };

/** True while the approver is a person of the company who has the right: it may have been taken since. */
function isGood(app: core.App, company: string, { act, approver }: Open): boolean {
  const user = findRecord(app, "optique_users", approver);
  const right = rights.find((name) => name === act);
  if (!user || !right || isStation(user) || user.getString("company") !== company) return false;
  return can(personOf(user), right);
}

function openApprovals(e: core.RequestEvent, ids: readonly string[]): Open[] {
  const company = e.auth?.getString("company") ?? "";
  const now = Date.now();
  const open = queryJson<Open[]>(e.app, openSql, {
    ids: JSON.stringify(ids),
    by: e.auth?.id ?? "",
    company,
    since: timestampAt(now - approvalSeconds * 1000),
    // One of later is from before the clock was moved back.
    now: timestampAt(now),
  });
  return (open ?? []).filter((approval) => isGood(e.app, company, approval));
}

const stillOpenSql = `SELECT json_group_array(id) AS json FROM optique_approvals
  WHERE id ${inJsonList("ids")} AND used_at = ''`;

/** Uses the approvals of an act in its transaction. Refuses an act whose approval another one used meanwhile. */
export function useApprovals(tx: core.App, { approvals = [] }: Pick<Actor, "approvals">): void {
  if (approvals.length === 0) return;
  const ids = JSON.stringify(approvals.map(({ id }) => id));
  const open = queryJson<string[]>(tx, stillOpenSql, { ids }) ?? [];
  const used = approvals.find(({ id }) => !open.includes(id));
  if (used) refuseRight(used.act as Right, used);
  const at = currentTimestamp();
  runSql(tx, `UPDATE optique_approvals SET used_at = {:at} WHERE id ${inJsonList("ids")}`, {
    at,
    ids,
  });
}

/** Finds the approvals that a request names. */
export function findApprovals(e: core.RequestEvent, request: http.Request): void {
  const sent = e.auth ? request.header.get(header) : "";
  if (sent === "") return;
  const approvals = openApprovals(e, sent.split(",").slice(0, maxApprovals));
  if (approvals.length > 0) e.set(approvalsKey, JSON.stringify(approvals));
}
