/** GET /api/optique/jobs/board: the whole workshop, without jobs delivered before today. */
import { jobStatuses } from "#domain/core/records.ts";
import { type BoardColumn, boardRoute } from "#server/engine/lists/board.ts";
import { boardCards, lastStepInstantSql } from "./jobCards.ts";
import { jobList } from "./jobList.ts";
import { jobFilters, openJobsSql } from "./jobFilters.ts";
import { jobCountsSql } from "./jobCounts.ts";

const jobs = "FROM optique_jobs t WHERE t.company = {:company}";
/** Forces the index, because SQLite would otherwise read the delivered jobs of all years. */
const deliveredToday = `FROM optique_jobs t INDEXED BY idx_jobs_delivered
  WHERE t.company = {:company} AND t.status = 'delivered' AND ${lastStepInstantSql} >= {:midnight}`;

/** Columns by promised day; ready ones by waiting time. `gone`: state of what left the shop today, latest first. */
export const columnsOf = <Status extends string>(
  statuses: readonly Status[],
  open: string,
  gone: { status: Status; rows: string },
): BoardColumn[] => {
  const orders: Readonly<Record<string, string>> = {
    ready: `${lastStepInstantSql}, t.rowid`,
    [gone.status]: `${lastStepInstantSql} DESC, t.rowid DESC`,
  };
  return statuses.map((status) => ({
    status,
    rows: status === gone.status ? gone.rows : `${open} AND t.status = '${status}'`,
    order: orders[status] ?? "t.promised_on, t.rowid",
  }));
};

/** SQL of the labs to filter by. */
const labsSql = `(SELECT json_group_array(json_object('id', id, 'name', name)) FROM (SELECT s.id, s.name
  FROM optique_suppliers s WHERE s.company = {:company}
    AND (s.is_lab = TRUE OR EXISTS (SELECT 1 FROM optique_jobs j WHERE j.lab = s.id))
  ORDER BY s.name COLLATE NOCASE))`;

export const board = boardRoute({
  path: "/jobs/board",
  list: jobList,
  cards: boardCards,
  columns: columnsOf(jobStatuses, jobs, { status: "delivered", rows: deliveredToday }),
  all: [`${jobs} AND ${openJobsSql}`, deliveredToday],
  filters: { lab: jobFilters.lab },
  counts: jobCountsSql,
  texts: { labs: labsSql },
});
