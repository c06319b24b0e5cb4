/** Counts of waiting jobs for the board, the menu and the dashboard. */
import { invoiceDueSql } from "#domain/sale/due.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { firstInvoiceSql } from "./firstInvoice.ts";
import { readInteger, readJson, reading } from "#server/platform/storage/statements.ts";
import { readyMessagesSql, lastStepInstantSql } from "./jobCards.ts";
import { lateJobsSql, openJobsSql } from "./jobFilters.ts";

const late = `FROM optique_jobs t WHERE t.company = {:company} AND ${lateJobsSql}`;
/** Ready jobs without a message to the customer since then; `i` is the invoice. */
const unannouncedJobs = `FROM optique_jobs t LEFT JOIN optique_invoices i ON i.rowid = ${firstInvoiceSql("i.rowid", "t.prescription")}
  WHERE t.company = {:company} AND t.status = 'ready' AND NOT EXISTS (SELECT 1 FROM ${readyMessagesSql("i.id")})`;

export const jobCountsSql = `json_object(
    'jobsOpen', (SELECT COUNT(*) FROM optique_jobs t WHERE t.company = {:company} AND ${openJobsSql}),
    'jobsLate', (SELECT COUNT(*) ${late}), 'jobsReady', (SELECT COUNT(*) ${unannouncedJobs}))`;

const lateRead = reading(`SELECT COUNT(*) ${late}`);
/** Count shown at the menu entry. */
export const countLateJobs = (app: core.App, company: string): number =>
  readInteger(app, lateRead, { company, today: storedDay(today()) });

const named = 3;
const nameOf = `COALESCE((SELECT c.name FROM optique_prescriptions p JOIN optique_clients c ON c.id = p.client
  WHERE p.id = w.prescription), '')`;
const first = (columns: string, from: string, order: string): string =>
  `(SELECT json_group_array(json_object(${columns})) FROM (SELECT * FROM ${from} ORDER BY ${order} LIMIT ${named}) w)`;
/** Each set is materialised once, then counted, summed and named. */
const todayRead =
  reading(`WITH late AS MATERIALIZED (SELECT t.rowid AS place, t.prescription, t.promised_on ${late}),
    waiting AS MATERIALIZED (SELECT t.rowid AS place, t.prescription, ${invoiceDueSql("i")} AS due, ${lastStepInstantSql} AS since ${unannouncedJobs})
  SELECT json_object(
    'jobsLate', (SELECT COUNT(*) FROM late), 'jobsReady', (SELECT COUNT(*) FROM waiting),
    'readyDue', COALESCE((SELECT SUM(due) FROM waiting), 0) / 100.0,
    'latestJobs', ${first(`'name', ${nameOf}, 'day', substr(w.promised_on, 1, 10)`, "late", "promised_on, place")},
    'longestReady', ${first(`'name', ${nameOf}`, "waiting", "since, place")})`);

export type JobsOfToday = {
  jobsLate: number;
  jobsReady: number;
  /** Amount due from the customers who are still to be notified, in dirhams. */
  readyDue: number;
  /** The first late jobs, with their promised days. */
  latestJobs: { name: string; day: string }[];
  longestReady: { name: string }[];
};
export const jobsOfToday = (app: core.App, company: string): JobsOfToday =>
  readJson<JobsOfToday>(app, todayRead, { company, today: storedDay(today()) });
