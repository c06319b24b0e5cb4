/**
 * History of visited pages, kept in `history.state`, so that it survives a reload and the browser's arrows. A form thus
 * returns to the list or record it was opened from, with page and search.
 */
import { useLocation } from "wouter";
import { paths } from "./paths.ts";

type Options = { replace?: boolean; state?: unknown };

const mostKept = 5;

/** Address without its query string. */
export const pathOf = (address: string): string => address.split("?")[0] ?? "";

const keptBeside = (state: unknown): object =>
  typeof state === "object" && state !== null ? state : {};

function visitedOf(state: unknown): string[] {
  const { visited } = keptBeside(state) as { visited?: unknown };
  return Array.isArray(visited) ? visited.filter((address) => typeof address === "string") : [];
}

/** Index of a history entry among those of this application. */
export function historyIndex(state: unknown): number {
  const { at } = keptBeside(state) as { at?: unknown };
  return typeof at === "number" ? at : 0;
}

/** State for the next history entry: the given state, its index, and the visited addresses. */
export function withHistory({ replace = false, state }: Options): object {
  const visited = visitedOf(window.history.state);
  const at = historyIndex(window.history.state) + (replace ? 0 : 1);
  if (replace) return { ...keptBeside(state), visited, at };
  const { pathname, search } = window.location;
  const others = visited.filter((address) => pathOf(address) !== pathname);
  // Without the form that is open over the list.
  const here = pathname === paths.products ? paths.productsAt(search) : pathname + search;
  return { ...keptBeside(state), visited: [...others, here].slice(-mostKept), at };
}

/** Address to return to: the last visited of the given pages, with its query string, else the list. */
export function returnPath(list: string, ...records: string[]): string {
  const wanted = [list, ...records].map(pathOf);
  const isWanted = (address: string) => wanted.includes(pathOf(address));
  return visitedOf(window.history.state).reverse().find(isWanted) ?? list;
}

/** Segments of the previous page's path. */
export const previousPath = (): readonly string[] =>
  pathOf(visitedOf(window.history.state).at(-1) ?? "").split("/");

/** Options of a navigation that focuses a row of the next list. */
export const focusRow = (row?: string) => ({ state: row ? { row } : null });

/** Id of the row to focus, stored in `history.state`. */
export function focusedRow(state: unknown): string | null {
  const { row } = keptBeside(state) as { row?: unknown };
  return typeof row === "string" ? row : null;
}

/**
 * Functions that return from a finished form or record: to where it was opened, or for a new record to the first page
 * of the list.
 */
export function useReturn(list: string, ...records: string[]) {
  const [, navigate] = useLocation();
  return {
    toPlace: (row?: string) => navigate(returnPath(list, ...records), focusRow(row)),
    toNew: (row: string) => navigate(list, focusRow(row)),
  };
}
