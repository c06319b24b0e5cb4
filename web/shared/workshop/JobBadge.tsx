import type { JobStatus } from "#domain/core/records.ts";
import { jobStatusLabels } from "#lib/labels.ts";
import type { MarkName } from "#ui/page/Mark.tsx";
import { Badge } from "#ui/page/Badge.tsx";

const marks: Record<JobStatus, ["mute" | "info" | "ok", MarkName]> = {
  to_order: ["mute", "none"],
  ordered: ["info", "half"],
  mounting: ["info", "most"],
  ready: ["ok", "full"],
  delivered: ["mute", "done"],
  cancelled: ["mute", "cross"],
};

/** State of a job as a badge. */
export function JobBadge({ status, className = "" }: { status: JobStatus; className?: string }) {
  const [tone, mark] = marks[status];
  return (
    <Badge tone={tone} mark={mark} className={className}>
      {jobStatusLabels[status]}
    </Badge>
  );
}

/** Mark without text, beside a column's name. */
export const jobMark = (status: JobStatus): MarkName => marks[status][1];
