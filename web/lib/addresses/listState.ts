import { useEffect, useRef, useState } from "react";
import { fillsWindow } from "./pageRows.ts";
import { useValue } from "#lib/useValue.ts";
import { useSearchValues } from "./searchParams.ts";

const typingMs = 300;

/** Page, search and filters of a list's URL. */
export type ListAddress = {
  page: number;
  query: string;
  /** Name of the sort order, with '-' before a descending one; '' for the list's own order. */
  sort: string;
  filter: (name: string) => string;
};

export type ListState = ListAddress & {
  /** Text of the search box. It becomes `query` after a pause, or at once by `search`. */
  typed: string;
  type: (text: string) => void;
  search: () => void;
  goTo: (page: number, options?: { replace: boolean }) => void;
  setFilter: (name: string, value: string, options?: { replace: boolean }) => void;
  /** Sets other values of the address, such as an open form, and keeps the page. */
  show: (values: Record<string, string>) => void;
  /** Clears the search, the filters and the page. */
  reset: () => void;
};

/** @param get the value of a name behind the '?', or '' */
export const listAddress = (get: (name: string) => string): ListAddress => ({
  page: Math.max(1, Number.parseInt(get("page"), 10) || 1),
  query: get("q"),
  sort: get("tri"),
  filter: get,
});

/** Page, search and filters of a list, stored in the URL so that back and forward restore them. */
export function useListState(): ListState {
  const { get, change, clear } = useSearchValues();
  // Renders the list again when the page size changes.
  useValue(fillsWindow);
  const address = listAddress(get);
  const { query } = address;
  const [typed, type] = useState(query);

  const search = () => {
    if (typed !== query) change({ q: typed, page: "" }, { replace: query !== "" });
  };
  const latestSearch = useRef(search);
  latestSearch.current = search;

  // The search box follows the address, so that going back empties it.
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
