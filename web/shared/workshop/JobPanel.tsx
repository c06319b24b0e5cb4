import { useState } from "react";
import { shopNow, today } from "#domain/core/days/days.ts";
import type { Client, Invoice, Job, JobStatus } from "#domain/core/records.ts";
import {
  neighbourStatus,
  promisedDay,
  revivedStatus,
  type JobStep,
} from "#domain/workshop/jobs.ts";
import { messagingNumber } from "#domain/core/text/phone.ts";
import { createJob } from "#api/sales/jobs.ts";
import { company } from "#api/session/session.ts";
import { formatInstant } from "#lib/texts/formats.ts";
import { newId } from "#lib/ids.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useKeptFocus } from "#lib/keys/useKeptFocus.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { MessageLink } from "#shared/messages/MessageLink.tsx";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { type MessageSubject, useMessages } from "#shared/messages/useMessages.ts";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { JobChange } from "./JobChange.tsx";
import { JobBadge } from "./JobBadge.ts";
import { readySubject } from "./readySubject.ts";
import { Promised } from "./JobState.tsx";
import { type MovedJob, useMoveJob } from "./useMoveJob.tsx";
import { workshopStrings } from "./workshop.strings.ts";

const text = workshopStrings.panel;

type Props = {
  prescription: string;
  job: Job | null;
  client: Pick<Client, "id" | "name" | "phone"> | undefined;
  invoice: Invoice | null;
};

/** Panel with the job of a sale, beside its document, with a button for the next step. */
export function JobPanel({ prescription, job, client, invoice }: Props) {
  const kept = useKeptFocus();
  return (
    <Card title={words.workshop}>
      <div className="grid gap-3 p-4" {...kept}>
        {job ? (
          <Followed job={job} prescription={prescription} client={client} invoice={invoice} />
        ) : (
          <Unfollowed prescription={prescription} />
        )}
      </div>
    </Card>
  );
}

function Followed({ job, prescription, client, invoice }: Props & { job: Job }) {
  const [last] = (job.steps as JobStep[]).slice(-1);
  return (
    <>
      <div>
        <p className="flex flex-wrap items-center gap-x-2">
          <JobBadge status={job.status} /> <Promised job={job} className="text-sm" />
        </p>
        {last && (
          <p className="mt-1 text-sm text-ink-3">{text.since(formatInstant(last.at), last.by)}</p>
        )}
        {job.tray && <p className="text-sm text-ink-2">{workshopStrings.tray(job.tray)}</p>}
        {job.problem && (
          <p className="mt-1 flex gap-1.5 text-sm text-bad-ink">
            <Icon name="triangle-alert" className="size-4 shrink-0" />
            <bdi dir="auto">{job.problem}</bdi>
          </p>
        )}
      </div>
      <JobChange job={job} />
      {job.status === "ready" && client && (
        <ReadyMessage subject={readySubject(client, prescription, invoice)} />
      )}
      <Revival job={job} client={client} invoice={invoice} />
      <NextStep
        job={{
          id: job.id,
          status: job.status,
          client: client?.name ?? words.unknownClient,
          invoice,
        }}
        // Placed at the bottom of its card.
        className="order-last w-full"
      />
      <p className="flex flex-wrap justify-between gap-x-3">
        <a className="link" href={paths.job(job.id)}>
          {text.open}
        </a>
        <a className="link" href={paths.printJob(job.id)}>
          {words.jobTicket}
        </a>
      </p>
    </>
  );
}

/** Link to the 'ready' message, or the reason why none can be sent. */
function ReadyMessage({ subject }: { subject: MessageSubject }) {
  const message = useMessages()(subject);
  const { refusal } = messagingNumber(subject.client.phone);
  if (!message)
    return refusal && <p className="text-sm text-ink-3">{messagesStrings.refusals[refusal]}</p>;
  return (
    <MessageLink className="btn btn-secondary w-full" {...message}>
      <Icon name="speech-bubble" />
      {text.ready}
    </MessageLink>
  );
}

type RevivalProps = Pick<Props, "client" | "invoice"> & { job: Job };

/** Offers to restore a job that a credit note has just cancelled. */
function Revival({ job, client, invoice }: RevivalProps) {
  const { move, isMoving, dialog } = useMoveJob();
  const before = revivedStatus(job.steps as JobStep[], shopNow().getTime());
  if (!before) return null;
  const moved = {
    id: job.id,
    status: job.status,
    client: client?.name ?? words.unknownClient,
    invoice,
  };
  return (
    <>
      <Button icon="arrow-left" isBusy={isMoving} onClick={() => move(moved, before)}>
        {text.takeBack}
      </Button>
      {dialog}
    </>
  );
}

/** Button for the usual next step; the board offers the others. */
export function NextStep({ job, className = "" }: { job: MovedJob; className?: string }) {
  const { move, isMoving, dialog } = useMoveJob();
  const next: JobStatus | null = neighbourStatus(job.status, 1);
  if (!next) return null;
  return (
    <>
      <Button
        icon="arrow-right"
        className={className}
        isBusy={isMoving}
        onClick={() => move(job, next)}
      >
        {jobStatusLabels[next]}
      </Button>
      {dialog}
    </>
  );
}

/** Offers to create the job of an older sale; a promised day that is past is left out. */
function Unfollowed({ prescription }: Pick<Props, "prescription">) {
  const { isBusy, once } = useOnce();
  const days = useValue(company)?.lab_days ?? 0;
  // The same id at a retry, because the server may have stored the job without its answer arriving.
  const [id] = useState(newId);
  const follow = async () => {
    const promised_on = promisedDay(today(), days);
    await createJob(id, { prescription, promised_on }).catch((error: unknown) => {
      console.warn(error);
      toast.error(text.followFailed);
    });
  };
  return (
    <>
      <p className="text-sm text-ink-3">{text.none}</p>
      <Button
        icon="mounting"
        isBusy={isBusy}
        busyLabel={text.following}
        onClick={() => void once(follow)}
      >
        {text.follow}
      </Button>
    </>
  );
}
