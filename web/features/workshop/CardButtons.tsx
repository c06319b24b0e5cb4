import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { neighbour } from "#domain/workshop/jobs.ts";
import type { JobCard } from "#api/jobs.ts";
import { jobStatusLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { clientOf } from "./clientOf.ts";
import type { CardDeeds } from "./useBoardKeys.ts";
import { hasMessage } from "./useCardMessage.ts";
import { strings } from "./workshop.strings.ts";

const texts = strings.card;
type Props = { card: JobCard; deeds: CardDeeds };

/** For fingers: the next step, and the rest behind '…'. */
export function CardButtons({ card, deeds }: Props) {
  const name = clientOf(card);
  const next = neighbour(card.status, 1);
  return (
    <div className="relative z-10 mt-2 flex items-center justify-end gap-2">
      {next && (
        <Button
          icon="arrow-right"
          className="min-w-0 flex-1"
          aria-label={texts.next(jobStatusLabels[next], name)}
          onClick={() => deeds.move(card, next)}
        >
          {jobStatusLabels[next]}
        </Button>
      )}
      <Menu label={texts.actions(name)} of={name} items={itemsOf(card, deeds, next)} />
    </div>
  );
}

function itemsOf(card: JobCard, deeds: CardDeeds, next: JobStatus | null) {
  const place = jobStatuses.indexOf(card.status);
  const message = {
    icon: "speech-bubble" as const,
    label: texts.message,
    onSelect: () => deeds.message(card),
  };
  const ticket = { icon: "printer" as const, label: texts.ticket, href: paths.printJob(card.id) };
  const others = jobStatuses
    .filter((status) => status !== card.status && status !== next)
    .map((status) => ({
      icon:
        jobStatuses.indexOf(status) < place ? ("arrow-left" as const) : ("arrow-right" as const),
      label: jobStatusLabels[status],
      onSelect: () => deeds.move(card, status),
    }));
  return [...(hasMessage(card) ? [message] : []), ticket, ...others];
}
