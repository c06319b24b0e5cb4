/** Requests to our own routes: single answers, lists, suggestions. */
import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { pageRows } from "#lib/addresses/pageRows.ts";
import type { ListAddress } from "#lib/addresses/listState.ts";
import { pb } from "./pb.ts";

export type Page<T> = {
  page: number;
  perPage: number;
  totalItems: number;
  /** True when there are more matches than `totalItems`, which a search does not count. */
  isAtLeast?: true;
  totalPages: number;
  /** Cursor from which the next page continues. */
  next?: string;
  items: T[];
  /** Amounts of the listed invoices in dirhams: billed (for one client only), and due. */
  billed?: number;
  due?: number;
  /** Number of invoices unpaid for more than 30 days, whether listed or not. */
  overdue?: number;
  /** Sum of late instalments, in the list of invoices that have some. */
  late?: number;
};
/** Page after a cursor, without totals. */
export type Rest<T> = Pick<Page<T>, "perPage" | "next" | "items">;
export type ListName =
  | "clients"
  | "prescriptions"
  | "invoices"
  | "sold-items"
  | "sales"
  | "products"
  | "shelf"
  | "tags"
  | "tag-prints"
  | "suppliers"
  | "receipts"
  | "adjustments"
  | "movements"
  | "counts"
  | "jobs"
  | "cheques"
  | "credit-notes"
  | "quotes"
  | "claims"
  | "funds-due"
  | "defects"
  | "services"
  | "contact-prescriptions"
  | "contact-orders"
  | "contact-renewals"
  | "contact-boxes"
  | "bills"
  | "bill-payments"
  | "supplier-credits"
  | "unbilled"
  | "journal"
  | "reminders";
/** Number and size of a page. */
export type PageQuery = { q?: string; page?: number; perPage?: number };
/** Page and filters of a list. */
export type ListQuery = PageQuery & Record<string, string | number | undefined>;

/** Sends a GET to our own route; `path` is what follows /api/optique/. */
export const get = <T>(path: string, query: object = {}, signal?: AbortSignal): Promise<T> =>
  pb.send<T>(`/api/optique/${path}`, {
    method: "GET",
    query: { ...query },
    signal: signal ?? null,
  });

/** Query of a function that loads something. */
export const loadQuery = <T>(queryKey: QueryKey, load: (signal: AbortSignal) => Promise<T>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => load(signal) });

/** Query of a GET to our own route. */
export const getQuery = <T>(queryKey: QueryKey, path: string, query?: object) =>
  loadQuery(queryKey, (signal) => get<T>(path, query, signal));

/** Creates queries of single records, whose key is `key` followed by the value in the address. */
export const oneQuery =
  <T>(key: string, load: (named: string, signal?: AbortSignal) => Promise<T>) =>
  (named: string) =>
    loadQuery([key, named], (signal) => load(named, signal));

/** Sends a POST to our own route. */
export const post = <T>(path: string, body: object): Promise<T> =>
  pb.send<T>(`/api/optique/${path}`, { method: "POST", body });

/** Sends a PUT to our own route. */
export const put = <T>(path: string, body: object, signal?: AbortSignal): Promise<T> =>
  pb.send<T>(`/api/optique/${path}`, { method: "PUT", body, signal: signal ?? null });

/** Loads a page of a list, by GET /api/optique/lists/{list}. */
export const loadList = <T>(
  list: ListName,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<T>> => get(`lists/${list}`, query, signal);

/** Loads the page that follows a cursor (`next`). */
const loadRest = <T>(
  list: ListName,
  query: ListQuery & { after: string },
  signal?: AbortSignal,
): Promise<Rest<T>> => get(`lists/${list}`, query, signal);

/** Largest page size that the server accepts. */
const largestPage = 500;

/**
 * A whole list, one large page after the other.
 * @param onProgress receives the loaded share, 0 to 1; not called for an uncounted search
 */
export async function loadWholeList<T extends { id: string }>(
  list: ListName,
  query: ListQuery,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<T[]> {
  const request = { ...query, perPage: largestPage };
  const { isAtLeast, totalItems, ...first } = await loadList<T>(list, request, signal);
  // Keyed by id, because a row whose date changes meanwhile may come twice.
  const rows = new Map<string, T>();
  let part: Rest<T> = first;
  for (;;) {
    for (const item of part.items) rows.set(item.id, item);
    // At most 1, because other stations may add rows.
    if (!isAtLeast) onProgress(Math.min(rows.size / Math.max(totalItems, 1), 1));
    if (part.next === undefined) return [...rows.values()];
    part = await loadRest<T>(list, { ...request, after: part.next }, signal);
  }
}

/** Number of search results, which have no pager. */
const searchSize = 100;

/** Query of a list with fixed filters. */
export const rowsQuery = <Answer extends Page<unknown>>(list: ListName, request: ListQuery) =>
  loadQuery([list, request], (signal) => loadList(list, request, signal) as Promise<Answer>);

/** Query of the list page, or search, that an address names. `request`: page size and further filters. */
export const listQuery = <Answer extends Page<unknown>>(
  list: ListName,
  { query, page, sort }: Pick<ListAddress, "query" | "page" | "sort">,
  request: ListQuery & { perPage: number },
) =>
  rowsQuery<Answer>(list, {
    ...request,
    ...(query
      ? { q: query, page: 1, perPage: searchSize }
      : { q: "", page, perPage: pageRows(request.perPage), ...(sort && { sort }) }),
  });

/** Number of suggestions that are loaded. */
export const suggestionCount = 8;

/** Suggestions for a typed text, with the number of all matches. */
export type Suggested<T> = Pick<Page<T>, "items" | "totalItems" | "isAtLeast">;
export const suggest = <T>(
  list: ListName,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Suggested<T>> => loadList<T>(list, { ...query, perPage: suggestionCount }, signal);
