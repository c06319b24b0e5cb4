/**
 * Approvals of a request: acts that another person allowed within two minutes (docs/approvals.md). The transaction of
 * the act uses them, so that an answer that fails after the commit gives none back.
 */
import { type Approval, approvalSeconds, type NamedAct } from "#domain/people/approvals.ts";
import { can, rights } from "#domain/people/permissions.ts";
import { approvalsKey, personOf } from "./person.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { refuseRights } from "#server/platform/requests/refuse.ts";
import { isStation } from "./stations.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import {
  currentTimestamp,
  inJsonList,
  queryJson,
  runSql,
  timestampAt,
} from "#server/platform/storage/sql.ts";

const header = "X-Optique-Approval";
/** A save may be approved in several steps. */
const maxApprovals = 8;

/** Acts of an approval; one that was written with a single act has them in its columns. */
const actsSql = `IIF(json_valid(acts) AND json_type(acts) = 'array', json(acts), json_array(json_object(
    'act', act, 'record', record, 'amount', amount, 'client', client, 'is_new', is_new, 'method', method, 'base', 0)))`;
const openSql = `SELECT json_group_array(json_object(
    'id', id, 'by', approver_name, 'approver', approved_by, 'acts', ${actsSql})) AS json
  FROM optique_approvals
  WHERE id ${inJsonList("ids")} AND by = {:by} AND company = {:company} AND used_at = ''
    AND created > {:since} AND created <= {:now}`;

/** Act as an approval keeps it. `is_new`: its document was not stored, so that its client is bound too. */
export type KeptAct = Required<NamedAct> & { is_new: boolean };
type Open = { id: string; by: string; approver: string; acts: KeptAct[] };

/** True while the approver is a person of the company who has every right: one may have been taken since. */
function isGood(app: core.App, company: string, { acts, approver }: Open): boolean {
  const user = findRecord(app, "optique_users", approver);
  if (!user || isStation(user) || user.getString("company") !== company) return false;
  const person = personOf(user);
  return acts.every(({ act }) => rights.includes(act) && can(person, act));
}

/** Each act that the approval allows. */
const allowedBy = ({ id, by, acts }: Open): Approval[] =>
  acts.map(({ is_new, client, ...act }) => ({ ...act, id, by, client: is_new ? client : "" }));

function openApprovals(e: core.RequestEvent, ids: readonly string[]): Approval[] {
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
  return (open ?? []).filter((approval) => isGood(e.app, company, approval)).flatMap(allowedBy);
}

const stillOpenSql = `SELECT json_group_array(id) AS json FROM optique_approvals
  WHERE id ${inJsonList("ids")} AND used_at = ''`;

/** Uses the approvals of an act in its transaction. Refuses an act whose approval another one used meanwhile. */
export function useApprovals(tx: core.App, { approvals = [] }: Pick<Actor, "approvals">): void {
  if (approvals.length === 0) return;
  const ids = JSON.stringify([...new Set(approvals.map(({ id }) => id))]);
  const open = queryJson<string[]>(tx, stillOpenSql, { ids }) ?? [];
  const used = approvals.filter(({ id }) => !open.includes(id));
  if (used.length > 0) refuseRights(used);
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
