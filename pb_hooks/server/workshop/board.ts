/** GET /api/optique/jobs/board: the workshop in one answer. What was delivered before today is not looked at. */
import { dayStartInstant, storedDay, today } from "#domain/core/days.ts";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { sendObject } from "#server/platform/jsonText.ts";
import type { ListCondition } from "#server/engine/lists/list.ts";
import { rowsSql } from "#server/platform/recordTexts.ts";
import type { SqlParams } from "#server/platform/sql.ts";
import { queryParam, type Staff } from "#server/platform/routeRequest.ts";
import { readTexts } from "#server/platform/statements.ts";
import { searchCondition } from "#server/engine/search/searchStrategies.ts";
import { boardCards, lastStepInstantSql } from "./jobCards.ts";
import { jobList } from "./jobList.ts";
import { jobFilters, openJobsSql } from "./jobFilters.ts";
import { jobCountsSql } from "./jobCounts.ts";

/** A column shows so many cards, and says how many there are. */
const cardsOfColumn = 50;

/** Years of jobs are delivered: by its index, which SQLite takes for a longer way, only those of today are read. */
const deliveredToday = `FROM optique_jobs t INDEXED BY idx_jobs_delivered
  WHERE t.company = {:company} AND t.status = 'delivered' AND ${lastStepInstantSql} >= {:midnight}`;
/** Which jobs stand in a column. */
const columnOf = (status: JobStatus): string =>
  status === "delivered"
    ? deliveredToday
    : `FROM optique_jobs t WHERE t.company = {:company} AND t.status = '${status}'`;

/** The soonest promised first, the longest ready first, the latest delivered first. */
const orders: Partial<Record<JobStatus, string>> = {
  ready: `${lastStepInstantSql}, t.rowid`,
  delivered: `${lastStepInstantSql} DESC, t.rowid DESC`,
};

/** The first cards of a column as they are shown. */
function cardsSql(app: core.App, status: JobStatus, narrowed: string): string {
  const order = orders[status] ?? "t.promised_on, t.rowid";
  const first = `SELECT t.rowid ${columnOf(status)}${narrowed} ORDER BY ${order} LIMIT ${cardsOfColumn}`;
  return rowsSql(app, boardCards, first, "rowid");
}

/** What is searched is looked for once, and not for each column. */
const foundSql = (asked: readonly ListCondition[]): string => {
  const narrowed = asked.map(({ sql }) => ` AND ${sql}`).join("");
  return `WITH found AS MATERIALIZED (
    SELECT t.rowid AS place FROM optique_jobs t WHERE t.company = {:company} AND ${openJobsSql}${narrowed}
    UNION ALL SELECT t.rowid ${deliveredToday}${narrowed})`;
};

/** The suppliers that a job may be filtered by. */
const labsSql = `(SELECT json_group_array(json_object('id', id, 'name', name)) FROM (SELECT s.id, s.name
  FROM optique_suppliers s WHERE s.company = {:company}
    AND (s.is_lab = TRUE OR EXISTS (SELECT 1 FROM optique_jobs j WHERE j.lab = s.id))
  ORDER BY s.name COLLATE NOCASE))`;

/** The board in one look: its counts, how many cards each column has, the labs, then the cards of each column. */
function boardOf(app: core.App, company: string, asked: readonly ListCondition[]): string[] {
  const day = today();
  const params: SqlParams = { company, midnight: dayStartInstant(day), today: storedDay(day) };
  for (const condition of asked) Object.assign(params, condition.params);
  const isNarrowed = asked.length > 0;
  const narrowed = isNarrowed ? " AND t.rowid IN (SELECT place FROM found)" : "";
  const counts = jobStatuses.map((status) => `(SELECT COUNT(*) ${columnOf(status)}${narrowed})`);
  const cards = jobStatuses.map((status) => cardsSql(app, status, narrowed));
  const sql = `${isNarrowed ? foundSql(asked) : ""}
    SELECT ${jobCountsSql}, json_array(${counts.join(", ")}), ${labsSql}, ${cards.join(", ")}`;
  return readTexts(app, sql, params, 3 + cards.length);
}

export const board = {
  get(e: core.RequestEvent, { company }: Staff): void {
    const asked = [
      jobFilters.lab(queryParam(e, "lab").trim()),
      searchCondition(e.app, jobList, company, queryParam(e, "q").trim()),
    ].filter((condition) => condition !== null);
    const [jobs = "", counts = "", labs = "", ...cards] = boardOf(e.app, company, asked);
    const counted = JSON.parse(counts) as number[];
    const columns = cards.map(
      (rows, place) =>
        `{"status":"${jobStatuses[place]}","count":${counted[place]},"cards":${rows}}`,
    );
    sendObject(e, JSON.parse(jobs) as object, { labs, columns: `[${columns.join(",")}]` });
  },
};
