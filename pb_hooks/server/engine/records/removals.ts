/** GET /api/optique/removals/{list}/{id}: consequences of a deletion, for its confirmation dialog. */
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import { messageOfCode, violationMessage } from "#domain/core/messages/messages.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { readRights } from "#server/platform/requests/readRights.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { queryInteger } from "#server/platform/storage/sql.ts";
import { checkRight, type Staff } from "#server/platform/requests/routeRequest.ts";
import { companyOf } from "#server/platform/records/storedRecords.ts";
import type { RecordUse } from "./recordRules.ts";
import { usedRecordCode, usesOf } from "./usage.ts";

/** Effects of a deletion. Each SQL reads one integer as `json`, with {:id} and {:company}. */
export type Removal = {
  collection: CollectionName;
  uses?: readonly RecordUse[];
  /** Refusals in the order of the deletion; one applies when its SQL returns more than 0. `params`: of its message. */
  refused?: readonly {
    sql: string;
    code: string;
    params?: (app: core.App, company: string) => Record<string, string>;
  }[];
  /** SQL of the number of pieces that leave the stock. */
  leavingSql?: string;
  /** SQL of the collected money in centimes. */
  collectedSql?: string;
  /** SQL of the number of jobs that are deleted too. */
  jobSql?: string;
};

/** Merges the rooms' descriptions of deletions, by the name of the list. */
export function removalsOf(
  parts: readonly (Readonly<Record<string, Partial<Removal>>> | undefined)[],
): Record<string, Removal> {
  const all: Record<string, Removal> = {};
  for (const [name, part] of parts.flatMap((one) => Object.entries(one ?? {}))) {
    const known = all[name];
    const refused = [...(known?.refused ?? []), ...(part.refused ?? [])];
    all[name] = { ...known, ...part, refused } as Removal;
  }
  return all;
}

const sentenceOf = (code: string, params?: Record<string, string>): string =>
  params ? violationMessage({ field: "id", code, params }) : messageOfCode(code);

export function removalRoute(removals: Readonly<Record<string, Removal>>) {
  return (e: core.RequestEvent, { company, actor }: Staff): void => {
    const list = e.request?.pathValue("list") ?? "";
    const id = e.request?.pathValue("id") ?? "";
    const removal = Object.hasOwn(removals, list) ? removals[list] : undefined;
    if (!removal || companyOf(e.app, removal.collection, id) !== company)
      return refuseRequest("not_found", 404);
    const right = readRights[removal.collection];
    if (right) checkRight(actor, right);
    const count = (sql: string | undefined): number =>
      sql ? queryInteger(e.app, sql, { id, company }) : 0;
    const used = usedRecordCode(e.app, usesOf(removal.collection, removal.uses), id);
    const refused = used ? { code: used } : removal.refused?.find(({ sql }) => count(sql) > 0);
    const params = refused && "params" in refused ? refused.params?.(e.app, company) : undefined;
    e.json(200, {
      // The dialog shows the message with which the deletion itself would be refused.
      refusal: refused ? sentenceOf(refused.code, params).replace(/\.?$/, ".") : "",
      leaving: count(removal.leavingSql),
      collected: toDirhams(count(removal.collectedSql) as Centimes),
      hasJob: count(removal.jobSql) > 0,
    });
  };
}
