import { useRef } from "react";
import type { JobStatus } from "#domain/core/records.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { clientOf } from "../clientOf.ts";
import { JobSummary } from "./JobSummary.tsx";
import { JobForm } from "./JobForm.tsx";
import type { JobActions } from "../board/useJobActions.ts";
import type { useOpenJob } from "../board/useOpenJob.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

type Props = { opened: ReturnType<typeof useOpenJob>; actions: JobActions };

/** Dialog of the card that the address opens; nothing while it loads. */
export function JobDialog({ opened, actions }: Props) {
  const { card, hasFailed, refetch, close } = opened;
  if (hasFailed)
    return (
      <Dialog title={words.workshop} onClose={close}>
        <ErrorPanel message={workshopPageStrings.detail.loadFailed} onRetry={() => refetch()} />
      </Dialog>
    );
  return card && <JobCardDialog key={card.id} card={card} actions={actions} onClose={close} />;
}

type CardProps = { card: JobCard; actions: JobActions; onClose: () => void };

function JobCardDialog({ card, actions, onClose }: CardProps) {
  const next = useRef<HTMLButtonElement>(null);
  const move = (to: JobStatus) => {
    onClose();
    actions.move(card, to);
  };
  return (
    <Dialog
      title={clientOf(card)}
      onClose={onClose}
      // Focuses the next step, so that scanning a ticket and pressing Enter is enough.
      onOpened={() => next.current?.focus({ preventScroll: true })}
      className="md:max-w-xl"
    >
      <JobSummary card={card} actions={actions} />
      <JobForm card={card} nextRef={next} onMove={move} onDone={onClose} />
    </Dialog>
  );
}
