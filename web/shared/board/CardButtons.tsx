import { useForeign } from "#lib/approvals.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import type { MenuItem } from "#ui/overlay/MenuPopup.tsx";
import type { BoardCard, BoardKind, CardActions, StatusOf } from "./boardKind.ts";
import { boardStrings } from "./board.strings.ts";

type Props<Card extends BoardCard> = {
  kind: BoardKind<Card>;
  card: Card;
  actions: CardActions<Card>;
};

/** Buttons at the foot of a card: the next step, and '…' for everything else. */
export function CardButtons<Card extends BoardCard>({ kind, card, actions }: Props<Card>) {
  const name = kind.nameOf(card);
  const next = useForeign(kind.right) ? null : kind.next(card);
  return (
    <div className="relative z-10 -mx-3 mt-2 -mb-2.5 flex box-content h-11 items-stretch justify-end border-t border-line max-md:h-12">
      {next && (
        <button
          type="button"
          className="min-w-0 flex-1 truncate border-r border-line px-2 font-medium text-brand-ink -outline-offset-2! hover:bg-hover active:bg-sunken"
          aria-label={boardStrings.next(kind.verbs[next], name)}
          onClick={() => actions.move(card, next)}
        >
          {kind.verbs[next]}
        </button>
      )}
      <span className="grid w-11 shrink-0 place-items-center">
        <Menu
          label={boardStrings.actions(name)}
          of={name}
          items={[...actions.itemsOf(card), ...statesOf(kind, card, actions, next)]}
        />
      </span>
    </div>
  );
}

/** States offered by the menu: all but the card's current state and the next one. */
function statesOf<Card extends BoardCard>(
  kind: BoardKind<Card>,
  card: Card,
  actions: CardActions<Card>,
  next: StatusOf<Card> | null,
): MenuItem[] {
  const place = kind.statuses.indexOf(card.status);
  return kind.statuses
    .filter((status) => status !== card.status && status !== next && kind.isOffered(card, status))
    .map((status) => ({
      icon: kind.statuses.indexOf(status) < place ? "arrow-left" : "arrow-right",
      label: kind.states[status],
      ...(kind.right ? { right: kind.right } : {}),
      onSelect: () => actions.move(card, status),
    }));
}
