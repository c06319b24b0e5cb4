/** What the resources ask our own routes: an answer, a list, what a list of choices offers. */
import { queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "#lib/listState.ts";
import { pb } from "./pb.ts";

export type Page<T> = {
  page: number;
  perPage: number;
  totalItems: number;
  /** A search that so many fulfil is not counted: there are more than totalItems says. */
  isAtLeast?: true;
  totalPages: number;
  /** The place of the last row, when others follow it. */
  next?: string;
  items: T[];
  /** Of the invoices that are listed, in dirhams: what was billed, of one client, and what is owed. */
  billed?: number;
  due?: number;
};
/** The answer to a list asked from a place on: it does not count again, the first page did. */
export type Rest<T> = Pick<Page<T>, "perPage" | "next" | "items">;
export type ListName =
  | "clients"
  | "prescriptions"
  | "invoices"
  | "products"
  | "shelf"
  | "suppliers"
  | "receipts"
  | "adjustments"
  | "movements"
  | "jobs"
  | "cheques"
  | "reminders";
/** Which page of a list, and of how many rows. */
export type PageQuery = { q?: string; page?: number; perPage?: number };
/** A page of a list, and the list's own filters. */
export type ListQuery = PageQuery & Record<string, string | number | undefined>;

/** The answer of one of our routes; `path` is what follows /api/optique/. */
export const get = <T>(path: string, query: object = {}, signal?: AbortSignal): Promise<T> =>
  pb.send<T>(`/api/optique/${path}`, {
    method: "GET",
    query: { ...query },
    signal: signal ?? null,
  });

/** Sends a body to one of our routes. */
export const post = <T>(path: string, body: object): Promise<T> =>
  pb.send<T>(`/api/optique/${path}`, { method: "POST", body });

/** GET /api/optique/lists/{list}. */
export const loadList = <T>(
  list: ListName,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<T>> => get(`lists/${list}`, query, signal);

/** The same, from a place on that an answer named as `next`. */
const loadRest = <T>(
  list: ListName,
  query: ListQuery & { after: string },
  signal?: AbortSignal,
): Promise<Rest<T>> => get(`lists/${list}`, query, signal);

/** The largest page that the server gives. */
const largestPage = 500;

/**
 * A whole list, one large page after the other.
 * @param onProgress hears the share that is there; nothing while a search has too many matches to be counted
 */
export async function loadWholeList<T extends { id: string }>(
  list: ListName,
  query: ListQuery,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<T[]> {
  const asked = { ...query, perPage: largestPage };
  const { isAtLeast, totalItems, ...first } = await loadList<T>(list, asked, signal);
  // By id: a row whose date changes meanwhile comes twice.
  const rows = new Map<string, T>();
  let part: Rest<T> = first;
  for (;;) {
    for (const item of part.items) rows.set(item.id, item);
    // Another station may add rows meanwhile.
    if (!isAtLeast) onProgress(Math.min(rows.size / Math.max(totalItems, 1), 1));
    if (part.next === undefined) return [...rows.values()];
    part = await loadRest<T>(list, { ...asked, after: part.next }, signal);
  }
}

/** A search shows its best hundred, without a pager. */
const searchSize = 100;

/** Query of some rows of a list. */
export const rowsQuery = <Answer extends Page<unknown>>(list: ListName, request: ListQuery) =>
  queryOptions({
    queryKey: [list, request],
    queryFn: ({ signal }) => loadList(list, request, signal) as Promise<Answer>,
  });

/** Query of the page that an address asks for, or of what its search finds; `asked`: size of a page, and filters. */
export const listQuery = <Answer extends Page<unknown>>(
  list: ListName,
  { query, page }: Pick<ListAddress, "query" | "page">,
  asked: ListQuery & { perPage: number },
) =>
  rowsQuery<Answer>(list, {
    ...asked,
    ...(query ? { q: query, page: 1, perPage: searchSize } : { q: "", page }),
  });

/** A list of choices shows this many, and asks for no more. */
export const suggestionCount = 8;

/** Suggestions for a typed text, and the number of all matches. */
export type Suggested<T> = Pick<Page<T>, "items" | "totalItems" | "isAtLeast">;
export const suggest = <T>(
  list: ListName,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Suggested<T>> => loadList<T>(list, { ...query, perPage: suggestionCount }, signal);
