/** The board as it is shown: what the server told, and the moves that it has not told of yet. */
import { parseDay, today } from "#domain/core/days.ts";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { daysLate, type JobStep, addJobStep } from "#domain/workshop/jobs.ts";
import type { BoardColumn, JobCard } from "#api/jobs.ts";

/** A move that was sent, and the card as it was; `isSaved` once the server took it, until the board was read again. */
export type Move = { step: JobStep; card: JobCard | undefined; isSaved: boolean };
export type Moves = ReadonlyMap<string, Move>;

export const cardIn = (columns: readonly BoardColumn[], id: string): JobCard | undefined =>
  columns.flatMap(({ cards }) => cards).find((card) => card.id === id);

/** The columns with each moved card where it is to go. */
export function shownColumns(columns: readonly BoardColumn[], moves: Moves): BoardColumn[] {
  let shown = [...columns];
  for (const [id, move] of moves) shown = withMove(shown, id, move);
  return shown;
}

function withMove(columns: BoardColumn[], id: string, { step, card: sent }: Move): BoardColumn[] {
  // Those that were left out are read apart, and may be without it before the board has it in its new column.
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
      ? { ...column, count: column.count + 1, cards: placed(column, moved) }
      : column;
  });
}

const movedCard = (card: JobCard, step: JobStep): JobCard => ({
  ...card,
  status: step.status,
  steps: [...addJobStep(card.steps, step)],
  messagedAt: null,
  messagedBy: null,
});

/** In the order of the server: who waits the longest, who was served last, or what is promised soonest. */
function placed({ status, cards }: BoardColumn, card: JobCard): JobCard[] {
  if (status === "delivered") return [card, ...cards];
  if (status === "ready") return [...cards, card];
  const place = cards.findIndex(({ promised_on }) => promised_on > card.promised_on);
  return place < 0 ? [...cards, card] : [...cards.slice(0, place), card, ...cards.slice(place)];
}

/** The columns with the cards that were left out, once those were asked for; where the board has one, it is there. */
export function withOthers(
  columns: readonly BoardColumn[],
  others: readonly JobCard[],
): BoardColumn[] {
  const known = new Set(columns.flatMap(({ cards }) => cards.map(({ id }) => id)));
  return columns.map((column) => {
    const added = others.filter(({ id, status }) => status === column.status && !known.has(id));
    return added.length > 0 ? { ...column, cards: [...column.cards, ...added] } : column;
  });
}

/** What an address asks for beside the states: what is late. */
const late = "retard";

/** The column that the address asks for (lib/paths.ts): by its state, or as the first with late ones; else the first that has cards. */
export function askedColumn(
  columns: readonly BoardColumn[],
  asked: string,
): BoardColumn | undefined {
  const isLate = ({ status, promised_on }: JobCard) => {
    const promised = parseDay(promised_on);
    return promised !== null && daysLate(status, promised, today()) > 0;
  };
  return (
    columns.find(({ status }) => status === asked) ??
    (asked === late ? columns.find(({ cards }) => cards.some(isLate)) : undefined) ??
    columns.find(({ cards }) => cards.length > 0)
  );
}

/** The nearest column that has cards, on this side of another. */
export function columnBeside(
  columns: readonly BoardColumn[],
  status: JobStatus,
  side: 1 | -1,
): BoardColumn | undefined {
  const from = jobStatuses.indexOf(status);
  const there = columns.filter(
    (column) =>
      column.cards.length > 0 && Math.sign(jobStatuses.indexOf(column.status) - from) === side,
  );
  return side === 1 ? there[0] : there.at(-1);
}

/** What would be ordered: of how many labs, and how many lenses. */
export const orderOf = (ticked: readonly JobCard[]) => ({
  labs: new Set(ticked.flatMap(({ lab }) => lab || [])).size,
  without: ticked.filter(({ lab }) => lab === "").length,
  lenses: ticked.reduce((sum, { lenses }) => sum + lenses, 0),
});
