import { useCallback, useEffect, useMemo, useRef, useState } from "react";

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

/** What the server suggests for a query, the last question asked only; null asks nothing. */
export function useSuggestions<Item>(query: string | null, search: Search<Item>): Asked<Item> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Suggestions<Item>>(nothing);
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });
  useEffect(() => {
    if (query === null) {
      setAnswer(nothing);
      return;
    }
    const abort = new AbortController();
    const ask = async () => {
      try {
        const { items, totalItems, isAtLeast } = await latestSearch.current(query, abort.signal);
        const more = isAtLeast ? Infinity : totalItems - items.length;
        if (!abort.signal.aborted) setAnswer({ items, more, query, hasFailed: false });
      } catch (error) {
        if (abort.signal.aborted) return;
        console.error(error);
        setAnswer({ ...nothing, query, hasFailed: true });
      }
    };
    const timer = setTimeout(ask, query === "" ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, attempt]);
  const retry = useCallback(() => {
    setAnswer(nothing);
    setAttempt((before) => before + 1);
  }, []);
  return useMemo(() => ({ ...answer, retry }), [answer, retry]);
}
