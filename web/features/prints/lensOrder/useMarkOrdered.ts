import { useRef, useState } from "react";
import { failureOf, isNotFound } from "#api/failure.ts";
import { loadJob, updateJob } from "#api/sales/jobs.ts";
import type { JobStatus } from "#domain/core/records.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import { lensOrderStrings } from "./lensOrder.strings.ts";
import type { SoldJob } from "./loadLensOrder.ts";
import { type LabPage, numberOf } from "./orderPages.ts";

type Marking = {
  /** Ids of the jobs that this page has marked. */
  sent: ReadonlySet<string>;
  /** Ids of the marked jobs, and of those whose answer was lost: they stay on their page. */
  kept: ReadonlySet<string>;
  /** Number of jobs done so far; null when idle. */
  done: number | null;
  /** Errors of jobs that were not marked. */
  failures: readonly string[];
  /** Marks a page; resolves to the newly marked jobs, or null if some failed. */
  mark: (page: LabPage) => Promise<readonly SoldJob[] | null>;
  /** Undoes the marking; resolves to the errors. */
  unmark: (jobs: readonly SoldJob[]) => Promise<string[]>;
};

/** Marks the jobs of a page as ordered, one after the other. Failed ones are named and retried at the next press. */
export function useMarkOrdered(): Marking {
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  // A job whose answer was lost counts as ordered by us.
  const tried = useRef(new Set<string>());
  const before = useRef(new Map<string, JobStatus>());
  const mark = async ({ lab, jobs, remake }: LabPage) => {
    const failed: string[] = [];
    const marked = new Set(sent);
    setFailures([]);
    for (const [index, sold] of jobs.entries()) {
      setDone(index);
      if (marked.has(sold.job.id)) continue;
      const from = remake ? sold.job.status : "to_order";
      before.current.set(sold.job.id, from);
      const why = await move(
        sold,
        from,
        { status: "ordered", lab: lab.id, changed: false },
        tried.current,
      );
      if (why) failed.push(lensOrderStrings.markFailed(numberOf(sold), why));
      else marked.add(sold.job.id);
    }
    setSent(marked);
    setFailures(failed);
    setDone(null);
    return failed.length > 0 ? null : jobs.filter(({ job }) => tried.current.has(job.id));
  };
  const unmark = async (jobs: readonly SoldJob[]) => {
    const failed: string[] = [];
    for (const sold of jobs) {
      const status = before.current.get(sold.job.id) ?? "to_order";
      const why = await move(sold, "ordered", { status });
      if (why) failed.push(lensOrderStrings.unmarkFailed(numberOf(sold), why));
      else tried.current.delete(sold.job.id);
    }
    setSent((old) => new Set([...old].filter((id) => jobs.every(({ job }) => job.id !== id))));
    return failed;
  };
  const kept = new Set([...sent, ...tried.current]);
  return { sent, kept, done, failures, mark, unmark };
}

/**
 * Moves a job; resolves to the error, or '' when the job has the wanted state. Refuses if another station has moved it.
 */
async function move(
  { job }: SoldJob,
  from: JobStatus,
  to: { status: JobStatus; lab?: string; changed?: false },
  tried?: Set<string>,
): Promise<string> {
  try {
    const { status } = await loadJob(job.id);
    if (status === to.status) return "";
    if (status !== from) return lensOrderStrings.moved(jobStatusLabels[status]);
    tried?.add(job.id);
    await updateJob(job.id, to);
    return "";
  } catch (error) {
    if (isNotFound(error)) return lensOrderStrings.removed;
    console.warn(error);
    return failureOf(error).message || lensOrderStrings.noAnswer;
  }
}
