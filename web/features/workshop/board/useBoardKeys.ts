import type { KeyboardEvent } from "react";
import type { JobStatus } from "#domain/core/records.ts";
import { neighbourStatus } from "#domain/workshop/jobs.ts";
import type { BoardColumn, JobCard } from "#api/sales/jobs.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";
import { topModal } from "#lib/keys/modals.ts";
import { columnBeside } from "./boardView.ts";
import { focusCard } from "./useBoardFocus.ts";

/** Card actions by key. */
export type CardActions = {
  move: (card: JobCard, to: JobStatus) => void;
  tick: (card: JobCard) => void;
  message: (card: JobCard) => void;
  print: (card: JobCard) => void;
};

type Held = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">;
const isPlain = ({ ctrlKey, metaKey, altKey }: Held): boolean =>
  !(ctrlKey || metaKey || altKey || topModal.peek());

/** Keys of the focused card. */
export function useCardKeys(columns: readonly BoardColumn[], actions: CardActions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || !isPlain(event)) return;
    const { card: id } = event.target.dataset;
    const column = columns.find(({ cards }) => cards.some((card) => card.id === id));
    const card = column?.cards.find((one) => one.id === id);
    if (!column || !card) return;
    if (walk(event, columns, column, card) || act(event.key, card, actions)) event.preventDefault();
  };
}

/** Moves the focus within the column, or to the next column with Shift. */
function walk(
  { key, shiftKey }: KeyboardEvent,
  columns: readonly BoardColumn[],
  { status, cards }: BoardColumn,
  card: JobCard,
): boolean {
  const index = cards.indexOf(card);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined) {
    focusCard(cards[index + step]?.id);
    return true;
  }
  const side = sideOf(key);
  if (!shiftKey || !side) return false;
  const beside = columnBeside(columns, status, side)?.cards ?? [];
  focusCard(beside[Math.min(index, beside.length - 1)]?.id);
  return true;
}

const sideOf = (key: string): 1 | -1 | undefined =>
  ({ ArrowRight: 1 as const, ArrowLeft: -1 as const })[key];

function act(key: string, card: JobCard, actions: CardActions): boolean {
  const side = sideOf(key);
  const to = side && neighbourStatus(card.status, side);
  if (to) actions.move(card, to);
  else if (key === " ") actions.tick(card);
  else if (key.toLowerCase() === "w") actions.message(card);
  else if (key.toLowerCase() === "i") actions.print(card);
  // Prevents sideways scrolling at the board's end.
  else return side !== undefined;
  return true;
}

type PageKeys = {
  /** Card that the arrow down focuses from the search or the body. */
  first: string | undefined;
  /** Orders the selection; null without one. */
  order: (() => void) | null;
};

/** Global keys of the page. */
export const usePageKeys = ({ first, order }: PageKeys): void =>
  useKeydown((event) => {
    if (!isPlainKey(event) || !(event.target instanceof Element)) return;
    if (event.key === "ArrowDown" && event.target.matches("body, main, h1, [data-search]")) {
      event.preventDefault();
      focusCard(first);
    } else if (event.key.toLowerCase() === "c" && order && !isTyping(event.target)) {
      event.preventDefault();
      order();
    }
  });
