import type { KeyboardEvent } from "react";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";
import { topModal } from "#lib/keys/modals.ts";
import type { BoardCard, BoardKind, CardActions, Column } from "./boardKind.ts";
import { columnBeside } from "./boardView.ts";
import { focusCard } from "./useBoardFocus.ts";

type Held = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">;
const isPlain = ({ ctrlKey, metaKey, altKey }: Held): boolean =>
  !(ctrlKey || metaKey || altKey || topModal.peek());

/** Handles the keys pressed on the focused card. */
export function useCardKeys<Card extends BoardCard>(
  kind: BoardKind<Card>,
  columns: readonly Column<Card>[],
  actions: CardActions<Card>,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || !isPlain(event)) return;
    const { card: id } = event.target.dataset;
    const column = columns.find(({ cards }) => cards.some((card) => card.id === id));
    const card = column?.cards.find((one) => one.id === id);
    if (!column || !card) return;
    if (walk(event, kind, columns, { column, card }) || act(event.key, kind, card, actions))
      event.preventDefault();
  };
}

/** Moves the focus up or down the column, or with Shift to the next column. */
function walk<Card extends BoardCard>(
  { key, shiftKey }: KeyboardEvent,
  kind: BoardKind<Card>,
  columns: readonly Column<Card>[],
  { column: { status, cards }, card }: { column: Column<Card>; card: Card },
): boolean {
  const index = cards.indexOf(card);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined) {
    focusCard(cards[index + step]?.id);
    return true;
  }
  const side = sideOf(key);
  if (!shiftKey || !side) return false;
  const beside = columnBeside(kind, columns, status, side)?.cards ?? [];
  focusCard(beside[Math.min(index, beside.length - 1)]?.id);
  return true;
}

const sideOf = (key: string): 1 | -1 | undefined =>
  ({ ArrowRight: 1 as const, ArrowLeft: -1 as const })[key];

function act<Card extends BoardCard>(
  key: string,
  kind: BoardKind<Card>,
  card: Card,
  actions: CardActions<Card>,
): boolean {
  const side = sideOf(key);
  const to = side && kind.beside(card, side);
  const acts = actions.keys[key.toLowerCase()];
  if (to) actions.move(card, to);
  else if (acts) acts(card);
  // At the last column, still prevents the browser from scrolling sideways.
  else return side !== undefined;
  return true;
}

type PageKeys = {
  /** Card that Arrow Down focuses from the search or from the page. */
  first: string | undefined;
  /** Keyboard shortcuts of the page: each lower-case key with its action. */
  acts: Readonly<Record<string, () => void>>;
};

/** Handles the keys of the page, wherever the focus is. */
export const usePageKeys = ({ first, acts }: PageKeys): void =>
  useKeydown((event) => {
    if (!isPlainKey(event) || !(event.target instanceof Element)) return;
    const act = acts[event.key.toLowerCase()];
    if (event.key === "ArrowDown" && event.target.matches("body, main, h1, [data-search]")) {
      event.preventDefault();
      focusCard(first);
    } else if (act && !isTyping(event.target)) {
      event.preventDefault();
      act();
    }
  });
