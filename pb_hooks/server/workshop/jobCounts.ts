/** How many jobs wait, and for what: for the board, the menu and the dashboard. */
import { storedDay, today } from "#domain/core/days.ts";
import { readJson, reading } from "#server/platform/statements.ts";
import { lastStep } from "./jobCards.ts";
import { lateSql, openSql } from "./jobFilters.ts";

/** Those not delivered, those of them that are late, and those that are ready without that their customer was told. */
export const countsSql = `json_object(
    'jobsOpen', (SELECT COUNT(*) FROM optique_jobs t WHERE t.company = {:company} AND ${openSql}),
    'jobsLate', (SELECT COUNT(*) FROM optique_jobs t WHERE t.company = {:company} AND ${lateSql}),
    'jobsReady', (SELECT COUNT(*) FROM optique_jobs t WHERE t.company = {:company} AND t.status = 'ready'
      AND NOT EXISTS (SELECT 1 FROM optique_messages m WHERE m.kind = 'ready' AND m.created >= ${lastStep}
        AND m.record IN (t.prescription, (SELECT i.id FROM optique_invoices i WHERE i.prescription = t.prescription ORDER BY i.created, i.rowid LIMIT 1)))))`;
const countsRead = reading(`SELECT ${countsSql}`);

export type JobCounts = { jobsOpen: number; jobsLate: number; jobsReady: number };
export const jobCounts = (app: core.App, company: string): JobCounts =>
  readJson<JobCounts>(app, countsRead, { company, today: storedDay(today()) });
