import type { JobStatus } from "#domain/core/records.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import { statusBadge } from "#ui/page/Badge.tsx";
import type { MarkName } from "#ui/page/Mark.tsx";

const looks = {
  to_order: ["mute", "none"],
  ordered: ["info", "half"],
  mounting: ["info", "most"],
  ready: ["ok", "full"],
  delivered: ["mute", "done"],
  cancelled: ["mute", "cross"],
} as const;

export const JobBadge = statusBadge<JobStatus>(looks, jobStatusLabels);

/** Icon of a state without text, for use beside a column's name. */
export const jobMark = (status: JobStatus): MarkName => looks[status][1];
