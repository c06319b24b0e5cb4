/** What every call to the server shares: the lists, and what went wrong in words that a form can place. */
import { ClientResponseError } from "pocketbase";
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
  /** Of the invoices of one client, in dirhams: what was billed and what is owed. */
  billed?: number;
  due?: number;
};
/** What follows a place of a list: which page it is, and of how many, was said at the beginning. */
export type Rest<T> = Pick<Page<T>, "perPage" | "next" | "items">;
export type ListName =
  | "clients"
  | "prescriptions"
  | "invoices"
  | "products"
  | "suppliers"
  | "receipts"
  | "adjustments"
  | "movements"
  | "reminders";
export type ListQuery = { q?: string; page?: number; perPage?: number } & Record<
  string,
  string | number | undefined
>;

const getList = <Answer>(list: ListName, query: ListQuery, signal?: AbortSignal): Promise<Answer> =>
  pb.send<Answer>(`/api/optique/lists/${list}`, {
    method: "GET",
    query,
    ...(signal ? { signal } : {}),
  });

/** GET /api/optique/lists/{list}. */
export const loadList = <T>(
  list: ListName,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<T>> => getList(list, query, signal);

/** The same, from a place on that an answer named as `next`. */
export const loadRest = <T>(
  list: ListName,
  query: ListQuery & { after: string },
  signal?: AbortSignal,
): Promise<Rest<T>> => getList(list, query, signal);

export type Failure = { status: number; message: string; fields: Record<string, string> };

/** An error's status (0: the server did not answer), the server's sentence, and its sentences by field. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ClientResponseError))
    return { status: -1, message: String(error), fields: {} };
  return {
    status: error.status,
    message: String(error.response["message"] ?? ""),
    fields: fieldErrors(error),
  };
}

/** The server's sentences by field; lines are named by their place: 'items.0.quantity'. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ClientResponseError)) return {};
  const data: Record<string, { message?: string }> = error.response["data"] ?? {};
  return Object.fromEntries(
    Object.entries(data).map(([field, { message }]) => [field, message ?? ""]),
  );
}

export const isNotFound = (error: unknown): boolean => failureOf(error).status === 404;

/** A document that another station deleted since this version of it was read. */
export const isDeleted = (error: unknown): boolean =>
  error instanceof ClientResponseError && error.response["data"]?.version?.code === "deleted";

/** A request that its own screen gave up is no failure. */
export const isAborted = (error: unknown): boolean =>
  (error instanceof ClientResponseError && error.isAbort) ||
  (error instanceof DOMException && error.name === "AbortError");
