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
export const jobMark = (status: JobStatus): MarkName => marks[status][1];
