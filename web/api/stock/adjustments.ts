import type { ListAddress } from "#lib/addresses/listState.ts";
import type {
  Adjustment,
  AdjustmentItem,
  AdjustmentReason,
  Product,
} from "#domain/core/records.ts";
import { documentCalls } from "#api/documents.ts";
import { listQuery, oneQuery, type Page } from "#api/request.ts";

export type AdjustmentDocument = Adjustment & {
  version: string;
  /** `moved`: actual stock change, smaller than the quantity when the stock was too low. */
  items: (AdjustmentItem & { moved: number; expand?: { product?: Product } })[];
};
export type AdjustmentInput = {
  version?: string | undefined;
  adjustment_number: string;
  date: string;
  reason: AdjustmentReason;
  notes: string;
  items: (Pick<AdjustmentItem, "id" | "product" | "quantity" | "notes"> &
    Partial<Pick<AdjustmentItem, "cell">>)[];
};

/** `facts`: number of products and of pieces. */
export type ListedAdjustment = Adjustment & { facts: { products: number; quantity: number } };

export const {
  load: loadAdjustment,
  save: saveAdjustment,
  remove: deleteAdjustment,
} = documentCalls<AdjustmentDocument, AdjustmentInput>("adjustments");

export const adjustmentQueries = {
  list: (at: ListAddress) =>
    listQuery<Page<ListedAdjustment>>("adjustments", at, {
      perPage: 20,
      reason: at.filter("reason"),
    }),
  one: oneQuery("adjustment", loadAdjustment),
};
