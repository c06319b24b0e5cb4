/** Open columns of the board on a tablet, kept for the tab. */
import { signal } from "@preact/signals-react";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";

/** Columns of work in progress, open at first. */
export const openColumns = signal<readonly JobStatus[]>(["ordered", "mounting", "ready"]);

/** Open columns with one more, without the farthest from it. */
export function withOpened(open: readonly JobStatus[], status: JobStatus): readonly JobStatus[] {
  if (open.includes(status)) return open;
  const place = jobStatuses.indexOf(status);
  const distance = (one: JobStatus) => Math.abs(jobStatuses.indexOf(one) - place);
  const [farthest] = [...open].sort((one, other) => distance(other) - distance(one));
  return jobStatuses.filter((one) => one === status || (open.includes(one) && one !== farthest));
}

export const openColumn = (status: JobStatus): void => {
  openColumns.value = withOpened(openColumns.value, status);
};
