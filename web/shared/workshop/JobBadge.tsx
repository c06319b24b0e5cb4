import type { JobStatus } from "#domain/core/records.ts";
import { jobStatusLabels } from "#lib/labels.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { Badge } from "#ui/page/Badge.tsx";

const marks: Record<JobStatus, ["mute" | "info" | "ok", IconName]> = {
  to_order: ["mute", "mark-none"],
  ordered: ["info", "mark-half"],
  mounting: ["info", "mark-most"],
  ready: ["ok", "mark-full"],
  delivered: ["mute", "mark-done"],
};

/** Where a job stands, in a word. */
export function JobBadge({ status, className = "" }: { status: JobStatus; className?: string }) {
  const [tone, mark] = marks[status];
  return (
    <Badge tone={tone} mark={mark} className={className}>
      {jobStatusLabels[status]}
    </Badge>
  );
}

/** The mark alone, beside the word of a column. */
export const jobMark = (status: JobStatus): IconName => marks[status][1];
