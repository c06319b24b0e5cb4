/** Every call of the receipt screens to the server (server/README.md, Routes). */
import type {
  Product,
  Receipt,
  ReceiptItem,
  ReceiptStatus,
  Supplier,
} from "#domain/core/records.ts";
import { loadList, type Page } from "./request.ts";
import { loadWholeList } from "./loadWholeList.ts";
import { pb } from "./pb.ts";
import { touch } from "./revisions.ts";

export type SavedItem = ReceiptItem & { expand?: { product?: Product } };
export type ReceiptDocument = Receipt & {
  version: string;
  items: SavedItem[];
  expand?: { supplier?: Supplier };
};
export type ReceiptInput = {
  version?: string | undefined;
  receipt_number: string;
  supplier: string;
  date: string;
  status: ReceiptStatus;
  notes: string;
  items: Pick<
    ReceiptItem,
    "id" | "product" | "quantity" | "price" | "received_quantity" | "notes"
  >[];
};

const path = (id: string) => `/api/optique/receipts/${encodeURIComponent(id)}`;

export const loadReceipt = (id: string, signal?: AbortSignal): Promise<ReceiptDocument> =>
  pb.send<ReceiptDocument>(path(id), { method: "GET", ...(signal ? { signal } : {}) });

export async function saveReceipt(id: string, body: ReceiptInput): Promise<ReceiptDocument> {
  const saved = await pb.send<ReceiptDocument>(path(id), { method: "PUT", body });
  touch("optique_stock_receipts");
  return saved;
}

export async function deleteReceipt(id: string): Promise<void> {
  await pb.collection("optique_stock_receipts").delete(id);
  touch("optique_stock_receipts");
}

export type ListedReceipt = Receipt & { expand?: { supplier?: Supplier } };

export const listReceipts = (
  query: { q: string; status: string; supplier: string; page: number; perPage: number },
  signal: AbortSignal,
): Promise<Page<ListedReceipt>> => loadList<ListedReceipt>("receipts", query, signal);

/** Every supplier of the shop, by name, for the filter. */
export const listSuppliers = (signal: AbortSignal): Promise<Supplier[]> =>
  loadWholeList<Supplier>("suppliers", {}, undefined, signal);

export const loadSupplier = (id: string, signal?: AbortSignal): Promise<Supplier> =>
  pb.collection("optique_suppliers").getOne<Supplier>(id, signal ? { signal } : {});

export const loadProduct = (id: string): Promise<Product> =>
  pb.collection("optique_products").getOne<Product>(id);
