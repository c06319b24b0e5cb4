import { type ReactNode, useRef, useState } from "react";
import { type Centimes, noMoney } from "#domain/core/money.ts";
import type { Invoice, Job, JobStatus } from "#domain/core/records.ts";
import { invoiceDue, type StoredAmounts } from "#domain/sale/due.ts";
import { failureOf, isNotFound } from "#api/failure.ts";
import { loadJob, updateJob } from "#api/sales/jobs.ts";
import { invalidate } from "#api/queryClient.ts";
import { useLine } from "#lib/forms/useLine.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useLazyPayment } from "#shared/sales/payments/useLazyPayment.tsx";
import { type HandOverAnswer, HandOverQuestion } from "./HandOverQuestion.tsx";
import { workshopStrings } from "./workshop.strings.ts";

export type MovedJob = Pick<Job, "id" | "status"> & {
  /** Name of the client. */
  client: string;
  /** Invoice of the job; null when unknown, and then no question is asked. */
  invoice: (Pick<Invoice, "id" | "invoice_number"> & StoredAmounts) | null;
};

/** Called for each move with the server's pending answer, for optimistic updates. */
type Follow = (id: string, to: JobStatus, answer: Promise<Job>) => void;

const remainingOf = ({ invoice }: MovedJob): Centimes => (invoice ? invoiceDue(invoice) : noMoney);

/**
 * Moves jobs one after the other, with undo. Handing over unpaid glasses needs a confirmation, which can take the
 * payment. The page renders `dialog`.
 */
export function useMoveJob(follow?: Follow): {
  move: (job: MovedJob, to: JobStatus) => void;
  isMoving: boolean;
  dialog: ReactNode;
} {
  const { send, isMoving } = useMoves(follow);
  const payment = useLazyPayment();
  const [unpaid, setUnpaid] = useState<MovedJob | null>(null);
  const move = (job: MovedJob, to: JobStatus) => {
    if (to === job.status) return;
    if (to === "delivered" && remainingOf(job) > 0) setUnpaid(job);
    else send(job, to);
  };
  const answer = (job: MovedJob, said: HandOverAnswer) => {
    setUnpaid(null);
    const deliver = () => send(job, "delivered");
    if (said === "unpaid") deliver();
    if (said === "pay" && job.invoice) void payment.open(job.invoice, job.client, deliver);
  };
  const dialog = (
    <>
      {unpaid && (
        <HandOverQuestion
          client={unpaid.client}
          remaining={remainingOf(unpaid)}
          onAnswer={(said) => answer(unpaid, said)}
        />
      )}
      {payment.dialog}
    </>
  );
  return { move, isMoving, dialog };
}

/** Sends the moves one after the other, so that two moves of a job keep their order. */
function useMoves(follow: Follow | undefined) {
  const line = useLine();
  const latest = useRef(follow);
  latest.current = follow;
  const send = (job: MovedJob, to: JobStatus): void => {
    const moved = { ...job, status: to };
    const takeBack = async () => {
      const now = await loadJob(job.id).catch(() => null);
      if (now && now.status !== to)
        return void toast.error(workshopStrings.movedOn(jobStatusLabels[now.status]));
      send(moved, job.status);
    };
    const answer = line.send(
      () => updateJob(job.id, { status: to }),
      (sent) => sent.then(() => tell(job.client, to, () => void takeBack()), tellFailure),
    );
    latest.current?.(job.id, to, answer);
  };
  return { send, isMoving: line.isBusy };
}

const tell = (client: string, to: JobStatus, undo: () => void): void =>
  tellUndoable(workshopStrings.moved(client, jobStatusLabels[to]), undo);

function tellFailure(error: unknown): void {
  console.warn(error);
  const { message } = failureOf(error);
  if (!isNotFound(error)) return void toast.error(message || workshopStrings.moveFailed);
  toast.error(workshopStrings.gone);
  // Also reloads for the person who moved the job, and still sees it.
  invalidate("optique_jobs");
}
