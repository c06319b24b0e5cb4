import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { neighbourStatus } from "#domain/workshop/jobs.ts";
import type { JobCard } from "#api/jobs.ts";
import { jobStatusLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { clientOf } from "../clientOf.ts";
import type { CardActions } from "./useBoardKeys.ts";
import { hasMessage } from "./useCardMessage.ts";
import { strings } from "../workshop.strings.ts";

const texts = strings.card;
type Props = { card: JobCard; actions: CardActions };

/** Touch buttons: the next step, and '…' with the rest. */
export function CardButtons({ card, actions }: Props) {
  const name = clientOf(card);
  const next = neighbourStatus(card.status, 1);
  return (
    <div className="relative z-10 mt-2 flex items-center justify-end gap-2">
      {next && <Next name={name} state={next} onClick={() => actions.move(card, next)} />}
      <Menu label={texts.actions(name)} of={name} items={itemsOf(card, actions, next)} />
    </div>
  );
}

type NextProps = { name: string; state: JobStatus; onClick: () => void };

/** Columns side by side have room for an arrow only. */
function Next({ name, state, onClick }: NextProps) {
  const label = texts.next(jobStatusLabels[state], name);
  return useIsPhone() ? (
    <Button icon="arrow-right" className="flex-1" aria-label={label} onClick={onClick}>
      {jobStatusLabels[state]}
    </Button>
  ) : (
    <IconButton icon="arrow-right" variant="secondary" label={label} onClick={onClick} />
  );
}

function itemsOf(card: JobCard, actions: CardActions, next: JobStatus | null) {
  const place = jobStatuses.indexOf(card.status);
  const message = {
    icon: "speech-bubble" as const,
    label: words.message,
    onSelect: () => actions.message(card),
  };
  const ticket = { icon: "printer" as const, label: words.sheet, href: paths.printJob(card.id) };
  const others = jobStatuses
    .filter((status) => status !== card.status && status !== next)
    .map((status) => ({
      icon:
        jobStatuses.indexOf(status) < place ? ("arrow-left" as const) : ("arrow-right" as const),
      label: jobStatusLabels[status],
      onSelect: () => actions.move(card, status),
    }));
  return [...(hasMessage(card) ? [message] : []), ticket, ...others];
}
