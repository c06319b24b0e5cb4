import type {
  Adjustment,
  AdjustmentItem,
  AdjustmentReason,
  Product,
} from "#domain/core/records.ts";
import { loadDocument, saveDocument } from "./documents.ts";
import { deleteRecord } from "./records.ts";
import { loadList, type Page, type PageQuery } from "./request.ts";

export type AdjustmentDocument = Adjustment & {
  version: string;
  /** `moved`: what the item did to the stock, which its quantity may exceed where the shelf was empty before. */
  items: (AdjustmentItem & { moved: number; expand?: { product?: Product } })[];
};
export type AdjustmentInput = {
  version?: string | undefined;
  adjustment_number: string;
  date: string;
  reason: AdjustmentReason;
  notes: string;
  items: Pick<AdjustmentItem, "id" | "product" | "quantity" | "notes">[];
};

/** `facts`: how many products it corrects, and by how many pieces in all. */
export type ListedAdjustment = Adjustment & { facts: { products: number; quantity: number } };

type AdjustmentQuery = PageQuery & { reason?: string };

export const listAdjustments = (
  query: AdjustmentQuery,
  signal?: AbortSignal,
): Promise<Page<ListedAdjustment>> => loadList("adjustments", query, signal);

export const loadAdjustment = (id: string, signal?: AbortSignal): Promise<AdjustmentDocument> =>
  loadDocument("adjustments", id, signal);

export const saveAdjustment = (id: string, body: AdjustmentInput): Promise<AdjustmentDocument> =>
  saveDocument("adjustments", id, body);

export const deleteAdjustment = (id: string): Promise<void> =>
  deleteRecord("optique_stock_adjustments", id);
