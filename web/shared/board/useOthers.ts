import { type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { BoardCard, BoardRules, Column, StatusOf } from "./boardKind.ts";
import { withOthers } from "./boardView.ts";

/** Highest number of hidden cards that load: the page size of a list. */
export const mostOthers = 500;

/** Builds the query of all cards in some states, given as a comma-separated text. */
export type OthersQuery<Card extends BoardCard, Key extends QueryKey> = (
  statuses: string,
) => UseQueryOptions<Card[], Error, Card[], Key>;

/** Loads the hidden cards of a column on request. Not for the last state: the list cannot sort by the last step. */
export function useOthers<Card extends BoardCard, Key extends QueryKey>(
  { done }: BoardRules<Card>,
  columns: Column<Card>[] | undefined,
  queryOf: OthersQuery<Card, Key>,
) {
  const [shown, setShown] = useState<readonly StatusOf<Card>[]>([]);
  const status = shown.join(",");
  const query = useQuery({ ...queryOf(status), enabled: status !== "" });
  const others = query.data;
  const all = useMemo(() => columns && withOthers(columns, others ?? []), [columns, others]);
  return {
    columns: all,
    error: query.error,
    refetch: query.refetch,
    canShow: (column: Column<Card>) => column.status !== done && !shown.includes(column.status),
    show: (wanted: StatusOf<Card>) => setShown((before) => [...new Set([...before, wanted])]),
  };
}
