import type { JobStep } from "#domain/workshop/jobs.ts";

/** What the last step of a job says; of its instant in the very words of the index of those delivered. */
export const ofLastStep = (name: keyof JobStep): string =>
  `json_extract(IIF(json_valid(steps), steps, '[]'), '$[#-1].${name}')`;
