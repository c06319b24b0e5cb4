/** What the resources ask our own routes: an answer, a list, what a list of choices offers. */
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
export const loadRest = <T>(
  list: ListName,
  query: ListQuery & { after: string },
  signal?: AbortSignal,
): Promise<Rest<T>> => get(`lists/${list}`, query, signal);

/** A list of choices shows this many, and asks for no more. */
export const suggestionCount = 8;

/** Suggestions for a typed text, and the number of all matches. */
export type Suggested<T> = Pick<Page<T>, "items" | "totalItems" | "isAtLeast">;
export const suggest = <T>(
  list: ListName,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Suggested<T>> => loadList<T>(list, { ...query, perPage: suggestionCount }, signal);
