/** Every call of the adjustment screens to the server (server/README.md, Routes). */
import type {
  Adjustment,
  AdjustmentItem,
  AdjustmentReason,
  Product,
} from "#domain/core/records.ts";
import { loadList, type Page } from "./request.ts";
import { pb } from "./pb.ts";
import { touch } from "./revisions.ts";

export type AdjustmentDocument = Adjustment & {
  version: string;
  items: (AdjustmentItem & { expand?: { product?: Product } })[];
};
export type AdjustmentInput = {
  version?: string | undefined;
  adjustment_number: string;
  date: string;
  reason: AdjustmentReason;
  notes: string;
  items: Pick<AdjustmentItem, "id" | "product" | "quantity" | "notes">[];
};

const path = (id: string) => `/api/optique/adjustments/${encodeURIComponent(id)}`;

export const loadAdjustment = (id: string, signal?: AbortSignal): Promise<AdjustmentDocument> =>
  pb.send<AdjustmentDocument>(path(id), { method: "GET", ...(signal ? { signal } : {}) });

export async function saveAdjustment(
  id: string,
  body: AdjustmentInput,
): Promise<AdjustmentDocument> {
  const saved = await pb.send<AdjustmentDocument>(path(id), { method: "PUT", body });
  touch("optique_stock_adjustments");
  return saved;
}

export async function deleteAdjustment(id: string): Promise<void> {
  await pb.collection("optique_stock_adjustments").delete(id);
  touch("optique_stock_adjustments");
}

export const listAdjustments = (
  query: { q: string; reason: string; page: number; perPage: number },
  signal: AbortSignal,
): Promise<Page<Adjustment>> => loadList<Adjustment>("adjustments", query, signal);
