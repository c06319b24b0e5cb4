/** GET /api/optique/jobs/board: the whole workshop, without jobs delivered before today. */
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { type Board, type BoardColumn, boardRoute } from "#server/engine/lists/board.ts";
import { boardCards, lastStepInstantSql } from "./jobCards.ts";
import { jobList } from "./jobList.ts";
import { jobFilters, openJobsSql } from "./jobFilters.ts";
import { jobCountsSql } from "./jobCounts.ts";

/** Names the index, because SQLite would read the delivered jobs of all years. */
const deliveredToday = `FROM optique_jobs t INDEXED BY idx_jobs_delivered
  WHERE t.company = {:company} AND t.status = 'delivered' AND ${lastStepInstantSql} >= {:midnight}`;

/** Orders other than by promised day: longest ready first, latest delivered first. */
const orders: Partial<Record<JobStatus, string>> = {
  ready: `${lastStepInstantSql}, t.rowid`,
  delivered: `${lastStepInstantSql} DESC, t.rowid DESC`,
};

const columnOf = (status: JobStatus): BoardColumn => ({
  status,
  rows:
    status === "delivered"
      ? deliveredToday
      : `FROM optique_jobs t WHERE t.company = {:company} AND t.status = '${status}'`,
  order: orders[status] ?? "t.promised_on, t.rowid",
});

/** Labs of the filter. */
const labsSql = `(SELECT json_group_array(json_object('id', id, 'name', name)) FROM (SELECT s.id, s.name
  FROM optique_suppliers s WHERE s.company = {:company}
    AND (s.is_lab = TRUE OR EXISTS (SELECT 1 FROM optique_jobs j WHERE j.lab = s.id))
  ORDER BY s.name COLLATE NOCASE))`;

const jobBoard: Board = {
  path: "/jobs/board",
  list: jobList,
  cards: boardCards,
  columns: jobStatuses.map(columnOf),
  all: [`FROM optique_jobs t WHERE t.company = {:company} AND ${openJobsSql}`, deliveredToday],
  filters: { lab: jobFilters.lab },
  counts: jobCountsSql,
  texts: { labs: labsSql },
};

export const board = boardRoute(jobBoard);
