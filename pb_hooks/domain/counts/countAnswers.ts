/** Bodies and answers of the routes of counts (docs/api-stock.md, Counts). */
import type {
  AdjustmentReason,
  Count,
  CountScan,
  CountSince,
  ProductType,
  ScanState,
} from "#domain/core/records.ts";
import type { CountOutcome } from "./outcome.ts";

/** `products`: those counted; `unknown`: codes; `outside`: products. */
export type CountTotals = { pieces: number; products: number; unknown: number; outside: number };

/** Scan as a station sends it; `ago`: milliseconds since it was made. */
export type SentScan = {
  id: string;
  code?: string;
  product?: string;
  quantity?: number;
  ago?: number;
  recount?: boolean;
  undone?: boolean;
};

/**
 * Scan as the server took it. `counted`: pieces of the product in this count; `others`: names of those who counted it too.
 * `stock` is absent in a blind count, and for a person without `adjustment.write`.
 */
export type TakenScan = {
  id: string;
  state: ScanState;
  product: string;
  name: string;
  reference: string;
  quantity: number;
  counted: number;
  stock?: number;
  others: string[];
};
export type ScansAnswer = { scans: TakenScan[]; totals: CountTotals };

/** Scan in the list of the latest ones. */
export type LastScan = Pick<
  TakenScan,
  "id" | "state" | "product" | "name" | "reference" | "quantity"
> &
  Pick<CountScan, "code" | "at" | "by" | "recount">;

export type CountDocument = Count & {
  version: string;
  totals: CountTotals;
  people: { name: string; pieces: number; last_at: string }[];
  /** The last 20 scans, the latest first. */
  last: LastScan[];
  adjustments: { id: string; number: string; reason: AdjustmentReason }[];
};

export const reviewLists = [
  "differs",
  "uncounted",
  "unknown",
  "outside",
  "unsure",
  "same",
] as const;
export type ReviewList = (typeof reviewLists)[number];

/** Product of the review. `between`: net pieces moved between its first and its last scan. `value`: of the difference, at cost. */
export type ReviewRow = Omit<CountOutcome, "target"> & {
  product: string;
  name: string;
  reference: string;
  type: ProductType;
  archived: boolean;
  counted: number;
  stock: number;
  value?: number;
  first_at: string;
  last_at: string;
  people: string[];
  since: CountSince | "";
  /** Pieces that lie in the shop uncounted: sold and in the workshop, and back as defective. */
  waiting: number;
  defects: number;
  reason: AdjustmentReason;
  note: string;
};
/** Code that no product of the count has, or several have. */
export type UnknownCode = { code: string; scans: number; quantity: number; ambiguous: boolean };

/** `value`: sum of the differences at cost, with `cost.see`. */
export type ReviewSummary = Record<ReviewList, number> & { value?: number };
export type Review = {
  version: string;
  summary: ReviewSummary;
  /** Lines whose pieces came and went. */
  crossed: number;
  totalItems: number;
  items: ReviewRow[] | UnknownCode[];
};
