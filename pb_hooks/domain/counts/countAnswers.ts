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

/** `products`: counted products; `unknown`: codes without a product; `outside`: scanned products outside the count. */
export type CountTotals = { pieces: number; products: number; unknown: number; outside: number };

/** Scan as a station sends it; `ago`: milliseconds since it was scanned. */
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
 * Scan as the server stored it. `counted`: pieces of the product in this count; `others`: names of other people who
 * counted it. `stock` is absent in a blind count, and for a person without `adjustment.write`.
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

/** Scan in the list of latest scans. */
export type LastScan = Pick<
  TakenScan,
  "id" | "state" | "product" | "name" | "reference" | "quantity"
> &
  Pick<CountScan, "code" | "at" | "by" | "recount">;

export type CountDocument = Count & {
  version: string;
  totals: CountTotals;
  people: { name: string; pieces: number; last_at: string }[];
  /** The last 20 scans, from the latest to the oldest. */
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

/**
 * Product in the review. `between`: net pieces moved between its first and last scan. `value`: its difference at cost.
 */
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
  /**
   * Pieces in the shop that nobody counts: sold ones in the workshop (`waiting`), and defective ones that came back
   * (`defects`).
   */
  waiting: number;
  defects: number;
  reason: AdjustmentReason;
  note: string;
};
/** Code without a product in the count, or with several (`ambiguous`). */
export type UnknownCode = { code: string; scans: number; quantity: number; ambiguous: boolean };

/** `value`: sum of the differences at cost; present with the right `cost.see`. */
export type ReviewSummary = Record<ReviewList, number> & { value?: number };
export type Review = {
  version: string;
  summary: ReviewSummary;
  /** Number of lines with pieces that came and others that went during the count. */
  crossed: number;
  totalItems: number;
  items: ReviewRow[] | UnknownCode[];
};
