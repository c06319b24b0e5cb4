/** The workshop: jobs of sales, and the board of jobs. */
import { isMovedJob, movedJobSql } from "#domain/workshop/jobs.ts";
import { recordsOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { board } from "./board.ts";
import { besideSale } from "./documentJob.ts";
import { jobExport } from "./exportJobs.ts";
import { jobList, jobSearch } from "./jobList.ts";
import { jobHooks, workshopChecks } from "./jobs.ts";

export const workshop: Room = {
  capabilities: [
    {
      word: "workshop",
      begins: { optique_jobs: ({ steps }) => isMovedJob(steps) },
      records: [recordsOf("optique_jobs", movedJobSql("steps"))],
    },
  ],
  records: { optique_jobs: jobHooks },
  routes: [board],
  beside: besideSale,
  exports: jobExport,
  searches: [jobSearch],
  lists: { jobs: jobList },
  checks: workshopChecks,
};
