/** Board view: server data with optimistic moves. */
import { parseDay, today } from "#domain/core/days/days.ts";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { daysLate, type JobStep, addJobStep } from "#domain/workshop/jobs.ts";
import type { BoardColumn, JobCard } from "#api/sales/jobs.ts";

/** Optimistic move with the former card; `isSaved` after the server's answer, until the board reloads. */
export type Move = { step: JobStep; card: JobCard | undefined; isSaved: boolean };
export type Moves = ReadonlyMap<string, Move>;

export const cardIn = (columns: readonly BoardColumn[], id: string): JobCard | undefined =>
  columns.flatMap(({ cards }) => cards).find((card) => card.id === id);

/** Columns with moved cards in their new place. */
export function columnsAfterMoves(columns: readonly BoardColumn[], moves: Moves): BoardColumn[] {
  let shown = [...columns];
  for (const [id, move] of moves) shown = withMove(shown, id, move);
  return shown;
}

function withMove(columns: BoardColumn[], id: string, { step, card: sent }: Move): BoardColumn[] {
  // Hidden cards load separately, and may lack a moved card.
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

/** Server order: longest waiting, last delivered, or earliest promise. */
function placed({ status, cards }: BoardColumn, card: JobCard): JobCard[] {
  if (status === "delivered") return [card, ...cards];
  if (status === "ready") return [...cards, card];
  const place = cards.findIndex(({ promised_on }) => promised_on > card.promised_on);
  return place < 0 ? [...cards, card] : [...cards.slice(0, place), card, ...cards.slice(place)];
}

/** Place that a card of another column would get in this one. */
export const placeIn = (column: BoardColumn, card: JobCard): number =>
  placed(column, card).indexOf(card);

/** Columns with the hidden cards once loaded; the board's own version wins. */
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

/** Address value for late jobs, beside the states. */
const late = "retard";

/** Column of the address: by state, the first with late jobs, else the first with cards. */
export function columnOfAddress(
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

/** Nearest column with cards, in a direction. */
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

/** Numbers of labs and lenses of the selection. */
export const orderOf = (ticked: readonly JobCard[]) => ({
  labs: new Set(ticked.flatMap(({ lab }) => lab || [])).size,
  without: ticked.filter(({ lab }) => lab === "").length,
  lenses: ticked.reduce((sum, { lenses }) => sum + lenses, 0),
});
