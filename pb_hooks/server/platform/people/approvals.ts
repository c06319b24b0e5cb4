/**
 * Approvals of a request: acts that another person allowed within the last two minutes (docs/approvals.md). The act's
 * transaction uses them up, so that an answer that fails after the commit does not restore them.
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
/** Maximum number of approvals in a request: a save may be approved in several steps. */
const maxApprovals = 8;

/** SQL of the acts of an approval; an older approval has its single act in columns. */
const actsSql = `IIF(json_valid(acts) AND json_type(acts) = 'array', json(acts), json_array(json_object(
    'act', act, 'record', record, 'amount', amount, 'client', client, 'is_new', is_new, 'method', method, 'base', 0)))`;
const openSql = `SELECT json_group_array(json_object(
    'id', id, 'by', approver_name, 'approver', approved_by, 'acts', ${actsSql})) AS json
  FROM optique_approvals
  WHERE id ${inJsonList("ids")} AND by = {:by} AND company = {:company} AND used_at = ''
    AND created > {:since} AND created <= {:now}`;

/** An act as an approval stores it. `is_new`: the document was not stored yet, so the client must match too. */
export type KeptAct = Required<NamedAct> & { is_new: boolean };
type Open = { id: string; by: string; approver: string; acts: KeptAct[] };

/** True while the approver belongs to the company and has every right involved, which may have been withdrawn since. */
function isGood(app: core.App, company: string, { acts, approver }: Open): boolean {
  const user = findRecord(app, "optique_users", approver);
  if (!user || isStation(user) || user.getString("company") !== company) return false;
  const person = personOf(user);
  return acts.every(({ act }) => rights.includes(act) && can(person, act));
}

/** Acts that an approval allows, one by one. */
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
    // An approval dated later was made before the clock was set back, and does not count.
    now: timestampAt(now),
  });
  return (open ?? []).filter((approval) => isGood(e.app, company, approval)).flatMap(allowedBy);
}

const stillOpenSql = `SELECT json_group_array(id) AS json FROM optique_approvals
  WHERE id ${inJsonList("ids")} AND used_at = ''`;

/** Uses up an act's approvals in its transaction. Refuses the act when another one used an approval in the meantime. */
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

/** Finds the approvals whose ids a request sends. */
export function findApprovals(e: core.RequestEvent, request: http.Request): void {
  const sent = e.auth ? request.header.get(header) : "";
  if (sent === "") return;
  const approvals = openApprovals(e, sent.split(",").slice(0, maxApprovals));
  if (approvals.length > 0) e.set(approvalsKey, JSON.stringify(approvals));
}
