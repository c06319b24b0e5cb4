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

/** Values of a count's form; types, word and supplier are fixed at its first scan. */
export type CountInput = {
  version?: string;
  name: string;
  types: string[];
  word: string;
  supplier: string;
  blind: boolean;
  notes: string;
};

/** Decision about a product of the review. */
export type LineInput = {
  product: string;
  reason?: AdjustmentReason;
  note?: string;
  since?: CountSince;
};

/** `product`: '' ignores the code; `keep` writes it as the product's barcode. */
export type CodeInput = { code: string; product: string; keep?: boolean };

/** Page of the review; `several`: '1' for products that two people counted. */
export type ReviewQuery = {
  list: ReviewList | "all";
  q?: string;
  page?: number;
  perPage?: number;
  several?: string;
};

const collection = "optique_counts";
const pathOf = (id: string, more = ""): string => `counts/${encodeURIComponent(id)}${more}`;

/** Has this station read a count again once it was written. */
async function written<T>(answer: Promise<T>): Promise<T> {
  const saved = await answer;
  invalidate(collection);
  return saved;
}

export const saveCount = (id: string, body: CountInput): Promise<CountDocument> =>
  written(put(pathOf(id), body));

/** Scans of a station, in order; sent again they count once. Invalidates nothing: the queue follows the answer. */
export const sendScans = (
  id: string,
  scans: readonly SentScan[],
  signal: AbortSignal,
): Promise<ScansAnswer> => put(pathOf(id, "/scans"), { scans }, signal);

/** Takes recounts of products; one of nobody's scans is a recount of 0. */
export const recountProducts = (id: string, scans: readonly SentScan[]): Promise<ScansAnswer> =>
  written(put(pathOf(id, "/scans"), { scans }));

export const saveLines = (id: string, lines: readonly LineInput[]): Promise<{ version: string }> =>
  written(put(pathOf(id, "/lines"), { lines }));

export const saveCode = (id: string, code: CodeInput): Promise<{ version: string }> =>
  written(put(pathOf(id, "/codes"), code));

/** Posts a count: its adjustments move the stock. */
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

/** One page of the rows of products. */
export const loadReview = (id: string, query: ReviewQuery, signal?: AbortSignal): Promise<Review> =>
  get(pathOf(id, "/review"), query, signal);

/** Largest page of the review. */
const largestPage = 100;

/** All rows of a list of the review. */
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

/** Shows what an answer tells of a count, until it is read again. */
export function patchCount(id: string, change: (count: CountDocument) => CountDocument): void {
  const { queryKey } = countQueries.one(id);
  const count = queryClient.getQueryData<CountDocument>(queryKey);
  if (!count) return;
  // An answer that was read before would bring older totals.
  void queryClient.cancelQueries({ queryKey }, { silent: true });
  queryClient.setQueryData(queryKey, change(count));
}
