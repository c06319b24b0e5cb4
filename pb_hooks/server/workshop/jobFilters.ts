/** Filters of the job list and the board. */
import { storedDay, today } from "#domain/core/days.ts";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { inWorkJobStatuses } from "#domain/workshop/jobs.ts";
import type { ListFilter } from "#server/engine/lists/list.ts";
import { equalFilter, oneOfFilter } from "#server/engine/lists/listFilters.ts";

/** Statuses as SQL, for an IN condition. */
export const statesSql = (statuses: readonly JobStatus[]): string =>
  statuses.map((one) => `'${one}'`).join(", ");
const open = jobStatuses.filter((status) => status !== "delivered");
export const openSql = `t.status IN (${statesSql(open)})`;
/** Jobs in work that were promised before {:today}. */
export const lateSql = `t.status IN (${statesSql(inWorkJobStatuses)}) AND t.promised_on < {:today}`;

/** Hides delivered jobs by default. */
const status: ListFilter = (value) => oneOfFilter("status", jobStatuses)(value || open.join(","));

const late: ListFilter = (value) =>
  value === "1" ? { sql: lateSql, params: { today: storedDay(today()) } } : null;

export const jobFilters = {
  prescription: equalFilter("prescription"),
  lab: equalFilter("lab"),
  status,
  late,
};
