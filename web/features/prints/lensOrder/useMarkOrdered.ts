import { useState } from "react";
import { failureOf, isNotFound } from "#api/failure.ts";
import { loadJob, updateJob } from "#api/jobs.ts";
import { jobStatusLabels } from "#lib/labels.ts";
import { strings } from "./lensOrder.strings.ts";
import type { SoldJob } from "./loadLensOrder.ts";
import { type LabPage, numberOf } from "./orderPages.ts";

type Marking = {
  /** The jobs that this page marked. */
  sent: ReadonlySet<string>;
  /** How many of the page are marked while it goes on; null while nothing does. */
  done: number | null;
  /** Why some were not. */
  failures: readonly string[];
  /** True when every job of the page is ordered. */
  mark: (page: LabPage) => Promise<boolean>;
};

/** Marks the jobs of a page one after the other: those that fail are named, and the next press tries them again. */
export function useMarkOrdered(): Marking {
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const mark = async ({ lab, jobs }: LabPage) => {
    const failed: string[] = [];
    const marked = new Set(sent);
    setFailures([]);
    for (const [index, sold] of jobs.entries()) {
      setDone(index);
      if (marked.has(sold.job.id)) continue;
      const why = await order(sold, lab.id);
      if (why) failed.push(strings.markFailed(numberOf(sold), why));
      else marked.add(sold.job.id);
    }
    setSent(marked);
    setFailures(failed);
    setDone(null);
    return failed.length === 0;
  };
  return { sent, done, failures, mark };
}

/** Why the job was not marked; '' when it is ordered. One that went on at another station is not taken back. */
async function order({ job }: SoldJob, lab: string): Promise<string> {
  try {
    const { status } = await loadJob(job.id);
    if (status === "ordered") return "";
    if (status !== "to_order") return strings.moved(jobStatusLabels[status]);
    await updateJob(job.id, { status: "ordered", lab });
    return "";
  } catch (error) {
    if (isNotFound(error)) return strings.removed;
    console.warn(error);
    return failureOf(error).message || strings.noAnswer;
  }
}
