/** Requests to our own routes: answers, lists, suggestions. */
import { queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "#lib/listState.ts";
import { pb } from "./pb.ts";

export type Page<T> = {
  page: number;
  perPage: number;
  totalItems: number;
  /** Uncounted search: there are more matches than totalItems. */
  isAtLeast?: true;
  totalPages: number;
  /** Cursor of the next page. */
  next?: string;
  items: T[];
  /** Billed amount (of one client) and amount due of listed invoices, in dirhams. */
  billed?: number;
  due?: number;
};
/** Page after a cursor, without counts. */
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
/** Page number and size. */
export type PageQuery = { q?: string; page?: number; perPage?: number };
/** Page and filters of a list. */
export type ListQuery = PageQuery & Record<string, string | number | undefined>;

/** GET of our own route; `path` follows /api/optique/. */
export const get = <T>(path: string, query: object = {}, signal?: AbortSignal): Promise<T> =>
  pb.send<T>(`/api/optique/${path}`, {
    method: "GET",
    query: { ...query },
    signal: signal ?? null,
  });

/** POST to our own route. */
export const post = <T>(path: string, body: object): Promise<T> =>
  pb.send<T>(`/api/optique/${path}`, { method: "POST", body });

/** GET /api/optique/lists/{list}. */
export const loadList = <T>(
  list: ListName,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<T>> => get(`lists/${list}`, query, signal);

/** The same after a cursor (`next`). */
const loadRest = <T>(
  list: ListName,
  query: ListQuery & { after: string },
  signal?: AbortSignal,
): Promise<Rest<T>> => get(`lists/${list}`, query, signal);

/** Largest page size of the server. */
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
  // Keyed by id: a row whose date changes may come twice.
  const rows = new Map<string, T>();
  let part: Rest<T> = first;
  for (;;) {
    for (const item of part.items) rows.set(item.id, item);
    // Other stations may add rows.
    if (!isAtLeast) onProgress(Math.min(rows.size / Math.max(totalItems, 1), 1));
    if (part.next === undefined) return [...rows.values()];
    part = await loadRest<T>(list, { ...asked, after: part.next }, signal);
  }
}

/** A search shows its best hundred, without a pager. */
const searchSize = 100;

/** Query of a list with fixed filters. */
export const rowsQuery = <Answer extends Page<unknown>>(list: ListName, request: ListQuery) =>
  queryOptions({
    queryKey: [list, request],
    queryFn: ({ signal }) => loadList(list, request, signal) as Promise<Answer>,
  });

/** Query of a list page by URL, or of its search; `asked`: page size and filters. */
export const listQuery = <Answer extends Page<unknown>>(
  list: ListName,
  { query, page }: Pick<ListAddress, "query" | "page">,
  asked: ListQuery & { perPage: number },
) =>
  rowsQuery<Answer>(list, {
    ...asked,
    ...(query ? { q: query, page: 1, perPage: searchSize } : { q: "", page }),
  });

/** Number of suggestions. */
export const suggestionCount = 8;

/** Suggestions for a typed text, and the number of all matches. */
export type Suggested<T> = Pick<Page<T>, "items" | "totalItems" | "isAtLeast">;
export const suggest = <T>(
  list: ListName,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Suggested<T>> => loadList<T>(list, { ...query, perPage: suggestionCount }, signal);
