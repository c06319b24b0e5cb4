import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useRef } from "react";
import { failureOf } from "./failure.ts";

/** Fields of a query's result that lists and cards use. */
export type Query<T> = Pick<
  UseQueryResult<T>,
  "data" | "dataUpdatedAt" | "error" | "isPending" | "isPlaceholderData"
> & { refetch: () => unknown };

/**
 * Runs a query that keeps its earlier data while another page loads; when the server is down, they stay beside the
 * error.
 */
export function useKeptQuery<T, Key extends QueryKey>(
  options: UseQueryOptions<T, Error, T, Key>,
): Query<T> {
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const kept = useRef<T>(undefined);
  if (query.data !== undefined) kept.current = query.data;
  const isAway = query.error !== null && failureOf(query.error).status === 0;
  return isAway ? { ...query, data: kept.current } : query;
}
