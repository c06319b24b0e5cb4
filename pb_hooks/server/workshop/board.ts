/** GET /api/optique/jobs/board: the whole workshop, without jobs delivered before today. */
import { dayStartInstant, storedDay, today } from "#domain/core/days/days.ts";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import type { ListCondition } from "#server/engine/lists/list.ts";
import { rowsSql } from "#server/platform/records/recordTexts.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
import { queryParam, type Staff } from "#server/platform/requests/routeRequest.ts";
import { readTexts } from "#server/platform/storage/statements.ts";
import { searchQuery } from "#server/engine/search/searchQuery.ts";
import { searchCondition } from "#server/engine/search/searchConditions.ts";
import { boardCards, lastStepInstantSql } from "./jobCards.ts";
import { jobList } from "./jobList.ts";
import { jobFilters, openJobsSql } from "./jobFilters.ts";
import { jobCountsSql } from "./jobCounts.ts";

/** Maximum number of cards in a column; the count is of all. */
const cardsOfColumn = 50;

/** Names the index, because SQLite would read the delivered jobs of all years. */
const deliveredToday = `FROM optique_jobs t INDEXED BY idx_jobs_delivered
  WHERE t.company = {:company} AND t.status = 'delivered' AND ${lastStepInstantSql} >= {:midnight}`;
/** Jobs of a column. */
const columnOf = (status: JobStatus): string =>
  status === "delivered"
    ? deliveredToday
    : `FROM optique_jobs t WHERE t.company = {:company} AND t.status = '${status}'`;

/** Orders other than by promised day: longest ready first, latest delivered first. */
const orders: Partial<Record<JobStatus, string>> = {
  ready: `${lastStepInstantSql}, t.rowid`,
  delivered: `${lastStepInstantSql} DESC, t.rowid DESC`,
};

/** First cards of a column as JSON. */
function cardsSql(app: core.App, status: JobStatus, narrowed: string): string {
  const order = orders[status] ?? "t.promised_on, t.rowid";
  const first = `SELECT t.rowid ${columnOf(status)}${narrowed} ORDER BY ${order} LIMIT ${cardsOfColumn}`;
  return rowsSql(app, boardCards, first, "rowid");
}

/** Runs the search once for all columns. */
const foundSql = (asked: readonly ListCondition[]): string => {
  const narrowed = asked.map(({ sql }) => ` AND ${sql}`).join("");
  return `WITH found AS MATERIALIZED (
    SELECT t.rowid AS place FROM optique_jobs t WHERE t.company = {:company} AND ${openJobsSql}${narrowed}
    UNION ALL SELECT t.rowid ${deliveredToday}${narrowed})`;
};

/** Labs of the filter. */
const labsSql = `(SELECT json_group_array(json_object('id', id, 'name', name)) FROM (SELECT s.id, s.name
  FROM optique_suppliers s WHERE s.company = {:company}
    AND (s.is_lab = TRUE OR EXISTS (SELECT 1 FROM optique_jobs j WHERE j.lab = s.id))
  ORDER BY s.name COLLATE NOCASE))`;

/** Reads counts, cards per column, labs and the cards of each column in one statement. */
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
      searchCondition(e.app, jobList, company, searchQuery(e)),
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
