import { jobStatuses } from "#domain/core/records.ts";
import { type JobCard, listJobs } from "#api/sales/jobs.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

/** Finds a job by its invoice number, even when delivered. */
export const jobNumbers = {
  numberOf: ({ expand }: JobCard): string | undefined => expand.invoice?.invoice_number,
  load: async (number: string): Promise<JobCard[]> =>
    (await listJobs({ q: number, status: jobStatuses.join(","), perPage: 10 })).items,
  texts: workshopPageStrings.scanned,
};
