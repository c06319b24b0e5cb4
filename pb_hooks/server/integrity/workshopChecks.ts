/** A job stands where its last step says. */
import { ofLastStep } from "#server/workshop/lastStep.ts";
import { type Checks, own } from "./checks.ts";

export const workshopChecks: Checks = {
  "a job's state is its last step": {
    collection: "optique_jobs",
    sql: `SELECT id AS record, status AS stored,
        COALESCE(${ofLastStep("status")}, '') AS expected
      FROM optique_jobs WHERE ${own} AND stored <> expected`,
  },
};
