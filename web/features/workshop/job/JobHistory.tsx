import type { JobStep } from "#domain/workshop/jobs.ts";
import { formatInstant, formatTime, instantMs } from "#lib/formats.ts";
import { jobStatusLabels } from "#lib/labels.ts";
import { Mark } from "#ui/page/Mark.tsx";
import { jobMark } from "#shared/workshop/JobBadge.tsx";
import { strings } from "../workshop.strings.ts";

const texts = strings.detail;

/** Which states the job took, when, and by whom: the last first. */
export const JobHistory = ({ steps }: { steps: readonly JobStep[] }) => (
  <section>
    <h3 className="label">{texts.history}</h3>
    <ol className="grid gap-1 text-sm text-ink-2">
      {[...steps].reverse().map(({ status, at, by }) => (
        <li key={at + status} className="flex items-center gap-2">
          <Mark name={jobMark(status)} className="size-2.5 text-ink-3" />
          {texts.step(
            jobStatusLabels[status],
            formatInstant(at),
            formatTime(new Date(instantMs(at))),
            by,
          )}
        </li>
      ))}
    </ol>
  </section>
);
