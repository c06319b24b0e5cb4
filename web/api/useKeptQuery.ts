import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useRef } from "react";
import { failureOf } from "./failure.ts";

/** Query result used by lists and cards. */
export type Query<T> = Pick<
  UseQueryResult<T>,
  "data" | "dataUpdatedAt" | "error" | "isPending" | "isPlaceholderData"
> & { refetch: () => unknown };

/** Query that keeps former data while another page loads, and beside the error while the server is down. */
export function useKeptQuery<T, Key extends QueryKey>(
  options: UseQueryOptions<T, Error, T, Key>,
): Query<T> {
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const kept = useRef<T>(undefined);
  if (query.data !== undefined) kept.current = query.data;
  const isAway = query.error !== null && failureOf(query.error).status === 0;
  return isAway ? { ...query, data: kept.current } : query;
}
