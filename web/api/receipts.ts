import type {
  Product,
  Receipt,
  ReceiptItem,
  ReceiptStatus,
  Supplier,
} from "#domain/core/records.ts";
import { loadDocument, saveDocument } from "./documents.ts";
import { pb } from "./pb.ts";
import { deleteRecord } from "./records.ts";
import { loadList, type Page, type PageQuery } from "./request.ts";

export type ListedReceipt = Receipt & { expand?: { supplier?: Supplier } };
export type SavedReceiptItem = ReceiptItem & { expand?: { product?: Product } };
/** Goods that came in together: when it was noted, and by whom. */
export type Arrival = { created: string; actor_name: string; quantity: number };
export type ReceiptDocument = ListedReceipt & {
  version: string;
  items: SavedReceiptItem[];
  arrivals: Arrival[];
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
  /** The items whose price becomes the purchase price of their product. */
  update_prices?: string[];
};

type ReceiptQuery = PageQuery & { status?: string; supplier?: string };

export const listReceipts = (
  query: ReceiptQuery,
  signal?: AbortSignal,
): Promise<Page<ListedReceipt>> => loadList("receipts", query, signal);

export const loadReceipt = (id: string, signal?: AbortSignal): Promise<ReceiptDocument> =>
  loadDocument("receipts", id, signal);

export const saveReceipt = (id: string, body: ReceiptInput): Promise<ReceiptDocument> =>
  saveDocument("receipts", id, body);

export const deleteReceipt = (id: string): Promise<void> =>
  deleteRecord("optique_stock_receipts", id);

export type ProductReceipt = ReceiptItem & { expand?: { receipt?: ListedReceipt } };

/** The receipts that had a product, the latest first: its item of each. */
export const listProductReceipts = (
  { product, page, perPage }: { product: string; page: number; perPage: number },
  signal?: AbortSignal,
): Promise<Page<ProductReceipt>> =>
  pb.collection("optique_stock_receipt_items").getList<ProductReceipt>(page, perPage, {
    filter: pb.filter("product = {:product}", { product }),
    sort: "-created,id",
    expand: "receipt.supplier",
    signal: signal ?? null,
  });
