import type { Board } from "#api/jobs.ts";
import { formatCount } from "#lib/formats.ts";
import { strings } from "../workshop.strings.ts";

const texts = strings.summary;

/** How much work there is, what of it is late, and who is to be told. */
export const Summary = ({ board: { jobsOpen, jobsLate, jobsReady } }: { board: Board }) => (
  <>
    {texts.open(formatCount(jobsOpen))}
    {jobsLate > 0 && (
      <>
        {", "}
        <b className="font-semibold text-bad-ink">{texts.late(formatCount(jobsLate))}</b>
      </>
    )}
    {jobsReady > 0 && (
      <>
        {", "}
        <span className="whitespace-nowrap">{texts.toAnnounce(formatCount(jobsReady))}</span>
      </>
    )}
  </>
);
