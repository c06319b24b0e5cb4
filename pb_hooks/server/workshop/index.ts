/** The workshop: jobs of sales, and their board. */
import type { Room } from "#server/engine/room.ts";
import { board } from "./board.ts";
import { besideSale } from "./documentJob.ts";
import { jobExport } from "./exportJobs.ts";
import { jobList, jobSearch } from "./jobList.ts";
import { jobHooks, workshopChecks } from "./jobs.ts";

export const workshop: Room = {
  records: { optique_jobs: jobHooks },
  routes: [{ method: "GET", path: "/jobs/board", right: "read", handle: board.get }],
  beside: besideSale,
  exports: jobExport,
  searches: [jobSearch],
  lists: { jobs: jobList },
  checks: workshopChecks,
};
