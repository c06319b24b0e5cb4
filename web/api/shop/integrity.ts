/** Integrity report, requested part by part, so that it can show its progress, be stopped and be continued. */
import { get } from "#api/request.ts";

type Part = {
  violations: object[];
  gaps: object[];
  reissued: object[];
  oddDates: object[];
  unseenPictures: number;
  /** Instant at which the server checked this part. */
  at: string;
  done: number;
  parts: number;
  next?: string;
};

/** Findings of all parts checked so far. */
export type IntegrityReport = {
  found: Record<"violations" | "gaps" | "reissued" | "oddDates" | "unseenPictures", number>;
  from: string;
  to: string;
  done: number;
  parts: number;
  /** Part to continue with; null at the end. */
  next: string | null;
};

const countsOf = ({ violations, gaps, reissued, oddDates, unseenPictures }: Part) => ({
  violations: violations.length,
  gaps: gaps.length,
  reissued: reissued.length,
  oddDates: oddDates.length,
  unseenPictures,
});

function extended(report: IntegrityReport | null, part: Part): IntegrityReport {
  const { at, done, parts, next = null } = part;
  const own = countsOf(part);
  const before = report?.found;
  const found = before
    ? {
        violations: before.violations + own.violations,
        gaps: before.gaps + own.gaps,
        reissued: before.reissued + own.reissued,
        oddDates: before.oddDates + own.oddDates,
        unseenPictures: before.unseenPictures + own.unseenPictures,
      }
    : own;
  return { found, from: report?.from ?? at, to: at, done, parts, next };
}

/** Loads the report from its beginning, or from where it stopped, and passes it on after each part. */
export async function readIntegrity(
  begun: IntegrityReport | null,
  signal: AbortSignal,
  tell: (report: IntegrityReport) => void,
): Promise<void> {
  let report = begun;
  do {
    const part = report?.next ?? "first";
    report = extended(report, await get<Part>("integrity", { part }, signal));
    tell(report);
  } while (report.next !== null);
}
