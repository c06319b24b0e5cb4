import { useRef, useState } from "react";
import { failureOf, isNotFound } from "#api/failure.ts";
import { loadJob, updateJob } from "#api/jobs.ts";
import type { JobStatus } from "#domain/core/records.ts";
import { jobStatusLabels } from "#lib/labels.ts";
import { strings } from "./lensOrder.strings.ts";
import type { SoldJob } from "./loadLensOrder.ts";
import { type LabPage, numberOf } from "./orderPages.ts";

type Marking = {
  /** The jobs that this page marked. */
  sent: ReadonlySet<string>;
  /** Those and the ones whose answer was lost: they stay on their page, whatever is read of them. */
  kept: ReadonlySet<string>;
  /** How many of the page are marked while it goes on; null while nothing does. */
  done: number | null;
  /** Why some were not. */
  failures: readonly string[];
  /** Those that are marked now and were to be ordered before; null when some of the page could not be. */
  mark: (page: LabPage) => Promise<readonly SoldJob[] | null>;
  /** Has them wait for an order again; gives why some could not. */
  unmark: (jobs: readonly SoldJob[]) => Promise<string[]>;
};

/** Marks the jobs of a page one after the other: those that fail are named, and the next press tries them again. */
export function useMarkOrdered(): Marking {
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  // One whose answer was lost is ordered by us.
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
      const why = await move(sold, from, { status: "ordered", lab: lab.id }, tried.current);
      if (why) failed.push(strings.markFailed(numberOf(sold), why));
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
      if (why) failed.push(strings.unmarkFailed(numberOf(sold), why));
      else tried.current.delete(sold.job.id);
    }
    setSent((old) => new Set([...old].filter((id) => jobs.every(({ job }) => job.id !== id))));
    return failed;
  };
  const kept = new Set([...sent, ...tried.current]);
  return { sent, kept, done, failures, mark, unmark };
}

/** Why the job was not moved; '' when it is where it is wanted. One that went on at another station is not taken back. */
async function move(
  { job }: SoldJob,
  from: JobStatus,
  to: { status: JobStatus; lab?: string },
  tried?: Set<string>,
): Promise<string> {
  try {
    const { status } = await loadJob(job.id);
    if (status === to.status) return "";
    if (status !== from) return strings.moved(jobStatusLabels[status]);
    tried?.add(job.id);
    await updateJob(job.id, to);
    return "";
  } catch (error) {
    if (isNotFound(error)) return strings.removed;
    console.warn(error);
    return failureOf(error).message || strings.noAnswer;
  }
}
