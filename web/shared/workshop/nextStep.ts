import type { JobStatus } from "#domain/core/records.ts";
import { neighbourStatus } from "#domain/workshop/jobs.ts";
import type { ListedJob } from "#api/sales/jobs.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import type { RowAction } from "#ui/list/rowActionSet.ts";

/** Usual next step of a job in a list; undefined when delivered. */
export function nextStep(
  job: ListedJob | undefined,
  name: string,
  onMove: (to: JobStatus) => void,
): RowAction | false {
  const next = job ? neighbourStatus(job.status, 1) : null;
  return (
    next !== null && {
      icon: "mounting",
      word: jobStatusLabels[next],
      label: `${jobStatusLabels[next]}, ${name}`,
      onSelect: () => onMove(next),
    }
  );
}
