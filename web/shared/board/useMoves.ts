import { useEffect, useState } from "react";
import { shopNow } from "#domain/core/days/days.ts";
import { user } from "#api/session/session.ts";
import type { Query } from "#api/useKeptQuery.ts";
import type { BoardCard, StatusOf } from "./boardKind.ts";
import type { Move, Moves } from "./boardView.ts";

/** Moves made since the last load of the board: a card moves at once, and returns when the server refuses. */
export function useMoves<Card extends BoardCard>({
  data,
  dataUpdatedAt,
}: Pick<Query<unknown>, "data" | "dataUpdatedAt">) {
  const [moves, setMoves] = useState<Moves<Card>>(new Map());
  const change = (write: (next: Map<string, Move<Card>>) => void) =>
    setMoves((old) => {
      const next = new Map(old);
      write(next);
      return next;
    });
  // Drops saved moves at a reload: the write reloads the queries before its promise resolves.
  useEffect(() => {
    change((next) => {
      for (const [id, { isSaved }] of next) if (isSaved) next.delete(id);
    });
  }, [data, dataUpdatedAt]);
  const follow = (
    id: string,
    card: Card | undefined,
    to: StatusOf<Card>,
    answer: Promise<unknown>,
  ) => {
    const step = { status: to, at: now(), by: user.peek()?.name ?? "" };
    const move: Move<Card> = { step, card, isSaved: false };
    change((next) => next.set(id, move));
    const settle = (write: (next: Map<string, Move<Card>>) => void) =>
      change((next) => {
        // Ignores the answer to a replaced move: a later move of the same card is pending.
        if (next.get(id) === move) write(next);
      });
    answer.then(
      () => settle((next) => next.set(id, { ...move, isSaved: true })),
      () => settle((next) => next.delete(id)),
    );
  };
  return { moves, follow };
}

/** Current time in the format of stored instants. */
const now = (): string => shopNow().toISOString().replace("T", " ");
