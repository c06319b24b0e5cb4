import { useEffect, useRef, useState } from "react";
import { useSearchValues } from "./searchParams.ts";

const typingMs = 300;

/** What an address asks of a list: page, search and filters. */
export type ListAddress = { page: number; query: string; filter: (name: string) => string };

export type ListState = ListAddress & {
  /** What is in the search box; becomes the query a moment after the last key, or at once by `search`. */
  typed: string;
  type: (text: string) => void;
  search: () => void;
  goTo: (page: number, options?: { replace: boolean }) => void;
  setFilter: (name: string, value: string, options?: { replace: boolean }) => void;
  /** What else the address says: a form that is open. The page stays. */
  show: (values: Record<string, string>) => void;
  /** Neither search, nor filter, nor page. */
  reset: () => void;
};

/** @param get the value of a name behind the '?', or '' */
export const listAddress = (get: (name: string) => string): ListAddress => ({
  page: Math.max(1, Number.parseInt(get("page"), 10) || 1),
  query: get("q"),
  filter: get,
});

/** A list's page, search and filters live in the URL: back and forward restore them (web/README.md, Lists). */
export function useListState(): ListState {
  const { get, change, clear } = useSearchValues();
  const address = listAddress(get);
  const { query } = address;
  const [typed, type] = useState(query);

  const search = () => {
    if (typed !== query) change({ q: typed, page: "" }, { replace: query !== "" });
  };
  const latestSearch = useRef(search);
  latestSearch.current = search;

  // The box follows the URL: back from a search shows the list and an empty box.
  useEffect(() => type(query), [query]);
  useEffect(() => {
    const timer = setTimeout(() => latestSearch.current(), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    ...address,
    typed,
    type,
    search,
    goTo: (page, options) => change({ page: page > 1 ? String(page) : "" }, options),
    setFilter: (name, value, options) => change({ [name]: value, page: "" }, options),
    show: (values) => change(values),
    reset: () => {
      type("");
      clear();
    },
  };
}
