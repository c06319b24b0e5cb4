/** Filters of the job list and the board. */
import { storedDay, today } from "#domain/core/days/days.ts";
import { jobStatuses, storedJobStatuses } from "#domain/core/records.ts";
import { listSql } from "#domain/core/text/sqlTexts.ts";
import { inWorkJobStatuses } from "#domain/workshop/jobs.ts";
import type { ListFilter } from "#server/engine/lists/list.ts";
import { dayFilter, equalFilter, oneOfFilter } from "#server/engine/lists/listFilters.ts";

const open = jobStatuses.filter((status) => status !== "delivered");
export const openJobsSql = `t.status IN (${listSql(open)})`;
/** SQL condition: jobs in work that were promised before {:today}. */
export const lateJobsSql = `t.status IN (${listSql(inWorkJobStatuses)}) AND t.promised_on < {:today}`;

/** Hides delivered and cancelled jobs by default. */
const status: ListFilter = (value) =>
  oneOfFilter("status", storedJobStatuses)(value || open.join(","));

const late: ListFilter = (value) =>
  value === "1" ? { sql: lateJobsSql, params: { today: storedDay(today()) } } : null;

export const jobFilters = {
  prescription: equalFilter("prescription"),
  lab: equalFilter("lab"),
  status,
  late,
  from: dayFilter("from", ">=", "promised_on"),
  to: dayFilter("to", "<=", "promised_on"),
};
