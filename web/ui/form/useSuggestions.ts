import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";

import type { Suggested } from "#api/request.ts";

export type Search<Item> = (query: string, signal: AbortSignal) => Promise<Suggested<Item>>;
export type Suggestions<Item> = {
  items: readonly Item[];
  /** Number of further matches; Infinity when the server did not count them. */
  unlisted: number;
  /** Query that these items answer; they can be selected only while it equals the typed text. */
  query: string | null;
  hasFailed: boolean;
};
type RetryableSuggestions<Item> = Suggestions<Item> & {
  /** Repeats a failed search. */
  retry: () => void;
};

const debounceMs = 100;
const nothing = { items: [], unlisted: 0, query: null, hasFailed: false };

/** Suggestions from the server for the latest query; null sends no request. */
export function useSuggestions<Item>(
  query: string | null,
  search: Search<Item>,
): RetryableSuggestions<Item> {
  const debounced = useDebounced(query);
  const { data, isError, refetch } = useQuery({
    queryKey: ["suggestions", useId(), debounced],
    queryFn: async ({ signal }): Promise<Suggestions<Item>> => {
      const { items, totalItems, isAtLeast } = await search(debounced ?? "", signal);
      const unlisted = isAtLeast ? Infinity : totalItems - items.length;
      return { items, unlisted, query: debounced, hasFailed: false };
    },
    enabled: debounced !== null,
    gcTime: 0,
  });
  const failed = useMemo(() => ({ ...nothing, query: debounced, hasFailed: true }), [debounced]);
  // Memoised, because a new object counts as a new answer, from which a waiting Enter selects.
  const answer = useRef<Suggestions<Item>>(nothing);
  if (query === null || debounced === null) answer.current = nothing;
  else if (isError) answer.current = failed;
  else if (data) answer.current = data;
  else if (answer.current.hasFailed) answer.current = nothing;
  const found = answer.current;
  const retry = useCallback(() => void refetch(), [refetch]);
  return useMemo(() => ({ ...found, retry }), [found, retry]);
}

/** Typed text after a pause; an empty one at once. */
function useDebounced(text: string | null): string | null {
  const [settled, settle] = useState(text);
  useEffect(() => {
    if (!text) return settle(text);
    const timer = setTimeout(() => settle(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
