import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { neighbourStatus } from "#domain/workshop/jobs.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { clientOf } from "../clientOf.ts";
import type { CardActions } from "./useBoardKeys.ts";
import { hasMessage } from "./useCardMessage.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.card;
type Props = { card: JobCard; actions: CardActions };

/** Foot of a card: the next step, and '…' with the rest. */
export function CardButtons({ card, actions }: Props) {
  const name = clientOf(card);
  const next = neighbourStatus(card.status, 1);
  return (
    <div className="relative z-10 -mx-3 mt-2 -mb-2.5 flex box-content h-11 items-stretch justify-end border-t border-line max-md:h-12">
      {next && (
        <button
          type="button"
          className="min-w-0 flex-1 truncate border-r border-line px-2 font-medium text-brand-ink -outline-offset-2! hover:bg-hover active:bg-sunken"
          aria-label={texts.next(texts.verbs[next], name)}
          onClick={() => actions.move(card, next)}
        >
          {texts.verbs[next]}
        </button>
      )}
      <span className="grid w-11 shrink-0 place-items-center">
        <Menu label={texts.actions(name)} of={name} items={itemsOf(card, actions, next)} />
      </span>
    </div>
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
