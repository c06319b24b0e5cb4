import type { JobStep } from "#domain/workshop/jobs.ts";

/** Value of a job's last step; the one for `at` must equal the expression of the index idx_jobs_delivered. */
export const ofLastStep = (name: keyof JobStep): string =>
  `json_extract(IIF(json_valid(steps), steps, '[]'), '$[#-1].${name}')`;
