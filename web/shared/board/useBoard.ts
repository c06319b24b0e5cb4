import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { BoardCard, BoardRules, Column, StatusOf } from "./boardKind.ts";
import { cardIn, columnsAfterMoves } from "./boardView.ts";
import { useBoardFocus } from "./useBoardFocus.ts";
import { useMoves } from "./useMoves.ts";
import { type OthersQuery, useOthers } from "./useOthers.ts";

type Queries<
  Card extends BoardCard,
  Data extends { columns: Column<Card>[] },
  Key extends QueryKey,
  OtherKey extends QueryKey,
> = {
  board: UseQueryOptions<Data, Error, Data, Key>;
  others: OthersQuery<Card, OtherKey>;
};

/** State of a board: loaded and hidden cards, optimistic moves, keyboard focus. */
export function useBoard<
  Card extends BoardCard,
  Data extends { columns: Column<Card>[] },
  Key extends QueryKey,
  OtherKey extends QueryKey,
>(rules: BoardRules<Card>, queries: Queries<Card, Data, Key, OtherKey>) {
  const query = useKeptQuery(queries.board);
  const others = useOthers(rules, query.data?.columns, queries.others);
  const { moves, follow } = useMoves<Card>(query);
  const columns = useMemo(
    () => others.columns && columnsAfterMoves(rules, others.columns, moves),
    [rules, others.columns, moves],
  );
  const focus = useBoardFocus(columns);
  return {
    query,
    others,
    columns,
    focus,
    /** Shows a move before the server answers, and moves the focus with the card. */
    follow: (id: string, to: StatusOf<Card>, answer: Promise<unknown>) => {
      focus.expect(id);
      follow(id, columns && cardIn(columns, id), to, answer);
    },
  };
}

/** State of a board, whatever else its data holds besides the columns. */
export type BoardState<Card extends BoardCard> = Omit<
  ReturnType<
    typeof useBoard<Card, { columns: Column<Card>[] }, readonly unknown[], readonly unknown[]>
  >,
  "query"
> & { query: { error: unknown; isPlaceholderData: boolean; refetch: () => unknown } };
