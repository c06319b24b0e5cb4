/** Invariants of jobs: the status is the last step, and there is a prescription. relationChecks.ts compares its company. */
import { lastStepSql } from "./jobCards.ts";
import {
  type IntegrityChecks,
  companyCondition,
} from "#server/engine/integrity/integrityChecks.ts";

export const workshopChecks: IntegrityChecks = {
  "a job has its prescription": {
    collection: "optique_jobs",
    sql: `SELECT id AS record, '' AS stored, 'a prescription' AS expected
      FROM optique_jobs WHERE ${companyCondition} AND prescription = ''`,
  },
  "a job's state is its last step": {
    collection: "optique_jobs",
    sql: `SELECT id AS record, status AS stored,
        COALESCE(${lastStepSql("status")}, '') AS expected
      FROM optique_jobs WHERE ${companyCondition} AND stored <> expected`,
  },
};
