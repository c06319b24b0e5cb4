import type { ListAddress } from "#lib/addresses/listState.ts";
import type {
  CountDocument,
  Review,
  ReviewList,
  ReviewRow,
  ScansAnswer,
  SentScan,
  UnknownCode,
} from "#domain/counts/countAnswers.ts";
import type { AdjustmentReason, Count, CountSince } from "#domain/core/records.ts";
import { invalidate, queryClient } from "#api/queryClient.ts";
import { get, getQuery, listQuery, loadQuery, type Page, post, put } from "#api/request.ts";

/** Form values of a count; types, word and supplier can no longer change after its first scan. */
export type CountInput = {
  version?: string;
  name: string;
  types: string[];
  word: string;
  supplier: string;
  blind: boolean;
  notes: string;
};

/** Decision about a product in the review. */
export type LineInput = {
  product: string;
  reason?: AdjustmentReason;
  note?: string;
  since?: CountSince;
};

/** Decision about a code. `product`: '' ignores the code. `keep`: stores it as the product's barcode. */
export type CodeInput = { code: string; product: string; keep?: boolean };

/** Page of the review. `several`: '1' for products that two people counted. */
export type ReviewQuery = {
  list: ReviewList | "all";
  q?: string;
  page?: number;
  perPage?: number;
  several?: string;
};

const collection = "optique_counts";
const pathOf = (id: string, rest = ""): string => `counts/${encodeURIComponent(id)}${rest}`;

/** Reloads the count on this station after a write. */
async function written<T>(answer: Promise<T>): Promise<T> {
  const saved = await answer;
  invalidate(collection);
  return saved;
}

export const saveCount = (id: string, body: CountInput): Promise<CountDocument> =>
  written(put(pathOf(id), body));

/**
 * Sends scans of a station, in order; repeated ones count once. Invalidates nothing, because the queue applies the
 * answer.
 */
export const sendScans = (
  id: string,
  scans: readonly SentScan[],
  signal: AbortSignal,
): Promise<ScansAnswer> => put(pathOf(id, "/scans"), { scans }, signal);

/** Sends recounts of products; a product that nobody scanned is recounted as 0. */
export const recountProducts = (id: string, scans: readonly SentScan[]): Promise<ScansAnswer> =>
  written(put(pathOf(id, "/scans"), { scans }));

export const saveLines = (id: string, lines: readonly LineInput[]): Promise<{ version: string }> =>
  written(put(pathOf(id, "/lines"), { lines }));

export const saveCode = (id: string, code: CodeInput): Promise<{ version: string }> =>
  written(put(pathOf(id, "/codes"), code));

/** Posts a count: its adjustments change the stock. */
export const postCount = (
  id: string,
  body: { version: string; date: string },
): Promise<CountDocument> => closed(post(pathOf(id, "/post"), body));

export const abandonCount = (id: string): Promise<CountDocument> =>
  closed(post(pathOf(id, "/abandon"), {}));

async function closed(answer: Promise<CountDocument>): Promise<CountDocument> {
  const count = await written(answer);
  invalidate("optique_stock_adjustments");
  return count;
}

/** Loads one page of products in the review. */
export const loadReview = (id: string, query: ReviewQuery, signal?: AbortSignal): Promise<Review> =>
  get(pathOf(id, "/review"), query, signal);

/** Largest page size of the review. */
const largestPage = 100;

/** Loads all rows of one list of the review. */
export async function loadWholeReview(
  id: string,
  list: ReviewQuery["list"],
  signal?: AbortSignal,
): Promise<{ review: Review; rows: ReviewRow[] }> {
  const rows: ReviewRow[] = [];
  for (let page = 1; ; page += 1) {
    const review = await loadReview(id, { list, page, perPage: largestPage }, signal);
    rows.push(...(review.items as ReviewRow[]));
    if (review.items.length === 0 || rows.length >= review.totalItems) return { review, rows };
  }
}

export const isProductRow = (row: ReviewRow | UnknownCode): row is ReviewRow => "product" in row;

export const countQueries = {
  list: (at: ListAddress) =>
    listQuery<Page<Count>>("counts", at, { perPage: 20, status: at.filter("etat") }),
  one: (id: string) => getQuery<CountDocument>(["count", id], pathOf(id)),
  review: (id: string, query: ReviewQuery) =>
    loadQuery(["count-review", id, query], (signal) => loadReview(id, query, signal)),
  whole: (id: string, list: ReviewQuery["list"]) =>
    loadQuery(["count-review", id, list, "whole"], (signal) => loadWholeReview(id, list, signal)),
};

/** Applies an answer to the cached count, until that is loaded again. */
export function patchCount(id: string, change: (count: CountDocument) => CountDocument): void {
  const { queryKey } = countQueries.one(id);
  const count = queryClient.getQueryData<CountDocument>(queryKey);
  if (!count) return;
  // Cancels a pending load, whose older totals would overwrite these.
  void queryClient.cancelQueries({ queryKey }, { silent: true });
  queryClient.setQueryData(queryKey, change(count));
}
