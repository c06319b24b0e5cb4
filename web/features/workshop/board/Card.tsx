import { useDraggable } from "@dnd-kit/core";
import { useId } from "react";
import { neighbourStatus } from "#domain/workshop/jobs.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { KeyHint } from "#ui/keys/KeyHints.tsx";
import { CardButtons } from "./CardButtons.tsx";
import { CardFace } from "./CardFace.tsx";
import { clientOf } from "../clientOf.ts";
import type { CardActions } from "./useBoardKeys.ts";
import { hasMessage } from "./useCardMessage.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.card;

type Props = {
  card: JobCard;
  /** Whether the next step is a button: without a mouse, or with little room. */
  hasButtons: boolean;
  /** Query string of the board. */
  search: string;
  isTicked: boolean;
  isFocused: boolean;
  /** Tab stop of its column. */
  isStop: boolean;
  actions: CardActions;
  onFocus: (isByKeys: boolean) => void;
  onBlur: () => void;
};

/** Card of a job: link, drag, keys and buttons around its facts. */
export function Card(props: Props) {
  const { card, search, isTicked, isFocused, isStop, hasButtons, actions } = props;
  const id = useId();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: card.id,
    data: { card },
  });
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      aria-labelledby={id}
      className={`lift-1 relative flex touch-manipulation flex-col overflow-hidden rounded-large ${isTicked ? "bg-brand-soft" : "bg-surface"} ${isDragging ? "opacity-40" : ""}`}
    >
      <a
        href={paths.job(card.id) + search}
        aria-label={clientOf(card)}
        // Scrolls into view also for a mouse, inside the column's head.
        className="absolute inset-0 rounded-large focus:outline-2 focus:-outline-offset-2 focus:outline-focus"
        data-card={card.id}
        draggable={false}
        tabIndex={isStop ? 0 : -1}
        // Key hints, for keyboard focus only.
        onFocus={({ currentTarget }) => props.onFocus(currentTarget.matches(":focus-visible"))}
        onBlur={props.onBlur}
      />
      <CardFace
        card={card}
        id={id}
        tick={card.status === "to_order" && <Tick {...props} />}
        foot={hasButtons && <CardButtons card={card} actions={actions} />}
      />
      {isFocused && <Hints card={card} />}
    </article>
  );
}

const Tick = ({ card, isTicked, actions }: Props) => (
  <label className="relative z-10 flex items-center max-md:order-last max-md:-my-2.5 touch:min-h-11 touch:min-w-11 max-md:justify-end">
    <input
      type="checkbox"
      className="size-4 max-md:size-6"
      checked={isTicked}
      tabIndex={-1}
      aria-label={texts.tickOf(clientOf(card))}
      onChange={() => actions.tick(card)}
    />
  </label>
);

/** Current keys, at most four. */
function Hints({ card }: { card: JobCard }) {
  const [next, before] = [neighbourStatus(card.status, 1), neighbourStatus(card.status, -1)];
  const hints = [
    next && (["→", jobStatusLabels[next]] as const),
    before && (["←", jobStatusLabels[before]] as const),
    card.status === "to_order" && ([words.spaceKey, words.tick] as const),
    hasMessage(card) && (["W", words.message] as const),
    ["I", words.sheet] as const,
  ].filter((hint) => hint !== false && hint !== null);
  return (
    <p
      className="flex flex-wrap gap-x-3 gap-y-1 border-t border-line bg-hover px-3 py-2 text-xs text-ink-3 max-md:hidden"
      aria-hidden="true"
    >
      {hints.map(([key, word]) => (
        <KeyHint key={key} name={key} word={word} />
      ))}
    </p>
  );
}
