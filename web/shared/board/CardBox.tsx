import { useDraggable } from "@dnd-kit/core";
import { useId } from "react";
import { KeyHint } from "#ui/keys/KeyHints.tsx";
import type { BoardCard, BoardKind, BoardParts, CardActions } from "./boardKind.ts";
import { CardButtons } from "./CardButtons.tsx";

type Props<Card extends BoardCard> = {
  kind: BoardKind<Card>;
  card: Card;
  /** Query string of the board, which the card's address keeps. */
  search: string;
  parts: BoardParts<Card>;
  /** True where a button makes the next step: without a mouse, or on a narrow screen. */
  hasButtons: boolean;
  isFocused: boolean;
  /** True of the one card of its column that Tab reaches. */
  isStop: boolean;
  actions: CardActions<Card>;
  onFocus: (isByKeys: boolean) => void;
  onBlur: () => void;
};

/** Card of a board: link, drag, keys and buttons around its details. */
export function CardBox<Card extends BoardCard>(props: Props<Card>) {
  const { kind, card, search, parts, isFocused, isStop, hasButtons, actions } = props;
  const id = useId();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: card.id,
    data: { card },
  });
  const isTicked = parts.isTicked?.(card) ?? false;
  const { Face } = kind;
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      aria-labelledby={id}
      className={`lift-1 relative flex touch-manipulation flex-col overflow-hidden rounded-large ${isTicked ? "bg-brand-soft" : "bg-surface"} ${isDragging ? "opacity-40" : ""}`}
    >
      <a
        href={kind.hrefOf(card) + search}
        aria-label={kind.linkOf(card)}
        // Outlined after a mouse click too, and inside the card, which clips its overflow.
        className="absolute inset-0 rounded-large focus:outline-2 focus:-outline-offset-2 focus:outline-focus"
        data-card={card.id}
        draggable={false}
        tabIndex={isStop ? 0 : -1}
        // Key hints appear only when the keyboard gave the focus.
        onFocus={({ currentTarget }) => props.onFocus(currentTarget.matches(":focus-visible"))}
        onBlur={props.onBlur}
      />
      <Face
        card={card}
        id={id}
        tick={parts.tick?.(card)}
        foot={hasButtons && <CardButtons kind={kind} card={card} actions={actions} />}
      />
      {isFocused && <Hints kind={kind} card={card} actions={actions} />}
    </article>
  );
}

/** Highest number of key hints that fit on a card. */
const mostHints = 4;
type HintsProps<Card extends BoardCard> = Pick<Props<Card>, "kind" | "card" | "actions">;

/** Hints about the keys that work on the card now. */
function Hints<Card extends BoardCard>({ kind, card, actions }: HintsProps<Card>) {
  const [next, before] = [kind.beside(card, 1), kind.beside(card, -1)];
  const hints = [
    next && (["→", kind.states[next]] as const),
    before && (["←", kind.states[before]] as const),
    ...actions.hintsOf(card),
  ].filter((hint) => hint !== false && hint !== null);
  return (
    <p
      className="flex flex-wrap gap-x-3 gap-y-1 border-t border-line bg-hover px-3 py-2 text-xs text-ink-3 max-md:hidden"
      aria-hidden="true"
    >
      {hints.slice(0, mostHints).map(([key, word]) => (
        <KeyHint key={key} name={key} word={word} />
      ))}
    </p>
  );
}
