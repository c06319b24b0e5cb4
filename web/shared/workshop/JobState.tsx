import { parseDay, today } from "#domain/core/days/days.ts";
import { daysLate, isJobInWork } from "#domain/workshop/jobs.ts";
import type { ListedJob } from "#api/sales/jobs.ts";
import { formatShortDay } from "#lib/texts/formats.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { CrossLink } from "#ui/list/RowLink.tsx";
import { JobBadge } from "./JobBadge.ts";
import { workshopStrings } from "./workshop.strings.ts";

/** Promised day of a job, or the days it is late; nothing when it is ready. */
export function Promised({ job, className = "" }: { job: ListedJob; className?: string }) {
  const day = parseDay(job.promised_on);
  if (!day || !isJobInWork(job.status)) return null;
  const late = daysLate(job.status, day, today());
  return late > 0 ? (
    <span className={`font-semibold whitespace-nowrap text-bad-ink ${className}`}>
      {workshopStrings.late(late)}
    </span>
  ) : (
    <span className={`whitespace-nowrap text-ink-3 ${className}`}>
      {workshopStrings.promised(formatShortDay(job.promised_on).slice(0, 5))}
    </span>
  );
}

/** State of a job under its client's name, without a second link. */
export function JobNote({ job }: { job: ListedJob | undefined }) {
  const day = job && parseDay(job.promised_on);
  if (!job || !day) return null;
  const late = daysLate(job.status, day, today());
  return (
    <span
      className="block text-sm whitespace-normal text-ink-3"
      title={workshopStrings.promised(formatShortDay(job.promised_on))}
    >
      {jobStatusLabels[job.status]}
      {late > 0 && (
        <>
          {", "}
          <span className="font-semibold text-bad-ink">{workshopStrings.late(late)}</span>
        </>
      )}
    </span>
  );
}

/** Short state of a job, with an icon when it is late. */
export function ShortJob({ job }: { job: ListedJob }) {
  const day = parseDay(job.promised_on);
  const late = day ? daysLate(job.status, day, today()) : 0;
  return (
    <span
      className={`block text-sm max-md:flex max-md:items-center max-md:gap-1 ${late > 0 ? "font-semibold text-bad-ink" : "text-ink-2"}`}
    >
      {late > 0 && <Icon name="triangle-alert" className="size-4 md:mr-1 md:inline" />}
      {jobStatusLabels[job.status]}
      {late > 0 && <span className="sr-only">, {workshopStrings.late(late)}</span>}
    </span>
  );
}

/** State of a job, as a link to its card on the board. */
export function JobState({ job }: { job: ListedJob }) {
  return (
    <>
      <CrossLink href={paths.job(job.id)}>
        <JobBadge status={job.status} className="h-5" />
      </CrossLink>
      <Promised job={job} className="block text-sm" />
    </>
  );
}
