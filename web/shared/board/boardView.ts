/** Board view: server data with optimistic moves. */
import { parseDay, today } from "#domain/core/days/days.ts";
import { addStep, type Step } from "#domain/workshop/jobs.ts";
import type { BoardCard, BoardRules, Column, StatusOf } from "./boardKind.ts";

/**
 * Optimistic move, with the card as it was. `isSaved` turns true at the server's answer; the next reload drops the
 * move.
 */
export type Move<Card extends BoardCard> = {
  step: Step<StatusOf<Card>>;
  card: Card | undefined;
  isSaved: boolean;
};
export type Moves<Card extends BoardCard> = ReadonlyMap<string, Move<Card>>;

export const cardIn = <Card extends BoardCard>(
  columns: readonly Column<Card>[],
  id: string,
): Card | undefined => columns.flatMap(({ cards }) => cards).find((card) => card.id === id);

/** Applies the moves to the columns. */
export function columnsAfterMoves<Card extends BoardCard>(
  rules: BoardRules<Card>,
  columns: readonly Column<Card>[],
  moves: Moves<Card>,
): Column<Card>[] {
  let shown = [...columns];
  for (const [id, move] of moves) shown = withMove(rules, shown, id, move);
  return shown;
}

function withMove<Card extends BoardCard>(
  rules: BoardRules<Card>,
  columns: Column<Card>[],
  id: string,
  { step, card: sent }: Move<Card>,
): Column<Card>[] {
  // A moved card may be missing from `columns`: the cards that a column hides load separately.
  const card = cardIn(columns, id) ?? sent;
  if (!card || card.status === step.status) return columns;
  const moved = movedCard(card, step);
  return columns.map((column) => {
    if (column.status === card.status)
      return {
        ...column,
        count: column.count - 1,
        cards: column.cards.filter((one) => one.id !== id),
      };
    return column.status === step.status
      ? { ...column, count: column.count + 1, cards: placed(rules, column, moved) }
      : column;
  });
}

const movedCard = <Card extends BoardCard>(card: Card, step: Step<StatusOf<Card>>): Card => ({
  ...card,
  status: step.status,
  steps: [...addStep<string>(card.steps, step)],
  messagedAt: null,
  messagedBy: null,
});

/** Inserts a card in the server's order: longest waiting first, latest finished first, or earliest promise first. */
function placed<Card extends BoardCard>(
  { ready, done }: BoardRules<Card>,
  { status, cards }: Column<Card>,
  card: Card,
): Card[] {
  if (status === done) return [card, ...cards];
  if (status === ready) return [...cards, card];
  const place = cards.findIndex(({ promised_on }) => promised_on > card.promised_on);
  return place < 0 ? [...cards, card] : [...cards.slice(0, place), card, ...cards.slice(place)];
}

/** Index at which a card would be inserted in a column. */
export const placeIn = <Card extends BoardCard>(
  rules: BoardRules<Card>,
  column: Column<Card>,
  card: Card,
): number => placed(rules, column, card).indexOf(card);

/** Adds the hidden cards, once loaded, to their columns; a card that the board already has stays as it is there. */
export function withOthers<Card extends BoardCard>(
  columns: readonly Column<Card>[],
  others: readonly Card[],
): Column<Card>[] {
  const known = new Set(columns.flatMap(({ cards }) => cards.map(({ id }) => id)));
  return columns.map((column) => {
    const added = others.filter(({ id, status }) => status === column.status && !known.has(id));
    return added.length > 0 ? { ...column, cards: [...column.cards, ...added] } : column;
  });
}

/** Value of the address that selects late cards instead of a state. */
const late = "retard";

/** Column that the address selects: by state, by late cards, else the first column with cards. */
export function columnOfAddress<Card extends BoardCard>(
  { daysLate }: BoardRules<Card>,
  columns: readonly Column<Card>[],
  asked: string,
): Column<Card> | undefined {
  const isLate = ({ status, promised_on }: Card) => {
    const promised = parseDay(promised_on);
    return promised !== null && daysLate(status, promised, today()) > 0;
  };
  return (
    columns.find(({ status }) => status === asked) ??
    (asked === late ? columns.find(({ cards }) => cards.some(isLate)) : undefined) ??
    columns.find(({ cards }) => cards.length > 0)
  );
}

/** Nearest column with cards, to the left or to the right. */
export function columnBeside<Card extends BoardCard>(
  { statuses }: BoardRules<Card>,
  columns: readonly Column<Card>[],
  status: StatusOf<Card>,
  side: 1 | -1,
): Column<Card> | undefined {
  const from = statuses.indexOf(status);
  const there = columns.filter(
    (column) =>
      column.cards.length > 0 && Math.sign(statuses.indexOf(column.status) - from) === side,
  );
  return side === 1 ? there[0] : there.at(-1);
}
