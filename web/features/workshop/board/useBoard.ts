import { shopNow } from "#domain/core/days/days.ts";
import { useEffect, useMemo, useState } from "react";
import type { JobStatus } from "#domain/core/records.ts";
import { type Board, type BoardQuery, type JobCard, jobQueries } from "#api/sales/jobs.ts";
import { user } from "#api/session/session.ts";
import { type Query, useKeptQuery } from "#api/useKeptQuery.ts";
import { useMoveJob } from "#shared/workshop/useMoveJob.tsx";
import { cardIn, type Move, type Moves, columnsAfterMoves } from "./boardView.ts";
import { useOthers } from "./useOthers.ts";

/** Board with optimistic moves: a card moves at once, and back when the server refuses. */
export function useBoard(filter: BoardQuery, onMoving: (id: string) => void) {
  const query = useKeptQuery(jobQueries.board(filter));
  const others = useOthers(query.data?.columns, filter);
  const { moves, follow } = useMoves(query);
  const columns = useMemo(
    () => others.columns && columnsAfterMoves(others.columns, moves),
    [others.columns, moves],
  );
  const mover = useMoveJob((id, to, answer) => {
    onMoving(id);
    follow(id, columns && cardIn(columns, id), to, answer);
  });
  return { query, columns, others, ...mover };
}

/** Moves since the board was last loaded. */
function useMoves({ data, dataUpdatedAt }: Query<Board>) {
  const [moves, setMoves] = useState<Moves>(new Map());
  const change = (write: (next: Map<string, Move>) => void) =>
    setMoves((old) => {
      const next = new Map(old);
      write(next);
      return next;
    });
  // The write invalidates queries before it resolves here.
  useEffect(() => {
    change((next) => {
      for (const [id, { isSaved }] of next) if (isSaved) next.delete(id);
    });
  }, [data, dataUpdatedAt]);
  const follow = (
    id: string,
    card: JobCard | undefined,
    to: JobStatus,
    answer: Promise<unknown>,
  ) => {
    const step = { status: to, at: now(), by: user.peek()?.name ?? "" };
    const move: Move = { step, card, isSaved: false };
    change((next) => next.set(id, move));
    const settle = (write: (next: Map<string, Move>) => void) =>
      change((next) => {
        // A later move of the card is pending.
        if (next.get(id) === move) write(next);
      });
    answer.then(
      () => settle((next) => next.set(id, { ...move, isSaved: true })),
      () => settle((next) => next.delete(id)),
    );
  };
  return { moves, follow };
}

/** In the records' instant format. */
const now = (): string => shopNow().toISOString().replace("T", " ");
