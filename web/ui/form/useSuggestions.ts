import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useMemo, useState } from "react";

import type { Suggested } from "#api/request.ts";

export type Search<Item> = (query: string, signal: AbortSignal) => Promise<Suggested<Item>>;
export type Suggestions<Item> = {
  items: readonly Item[];
  /** How many more there are; Infinity where they are not counted. */
  more: number;
  /** The query these items answer; while it is not the one typed, nothing may be picked from them. */
  query: string | null;
  hasFailed: boolean;
};
type Asked<Item> = Suggestions<Item> & {
  /** Asks again what failed. */
  retry: () => void;
};

const debounceMs = 100;
const nothing = { items: [], more: 0, query: null, hasFailed: false };

/** What the server suggests for a query, of the last one asked only; null asks nothing. */
export function useSuggestions<Item>(query: string | null, search: Search<Item>): Asked<Item> {
  const asked = useDebounced(query);
  const { data, isError, refetch } = useQuery({
    queryKey: ["suggestions", useId(), asked],
    queryFn: async ({ signal }): Promise<Suggestions<Item>> => {
      const { items, totalItems, isAtLeast } = await search(asked ?? "", signal);
      const more = isAtLeast ? Infinity : totalItems - items.length;
      return { items, more, query: asked, hasFailed: false };
    },
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  const isClosed = query === null || asked === null;
  const failed = isError ? asked : null;
  // A new object is a new answer: Enter that came before it picks from it.
  return useMemo(() => {
    const answer = failed === null ? data : { ...nothing, query: failed, hasFailed: true };
    return { ...nothing, ...(isClosed ? {} : answer), retry };
  }, [data, failed, isClosed, retry]);
}

/** The text once nobody typed for a moment; an empty one at once. */
function useDebounced(text: string | null): string | null {
  const [settled, settle] = useState(text);
  useEffect(() => {
    if (!text) return settle(text);
    const timer = setTimeout(() => settle(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
