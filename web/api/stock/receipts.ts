import type { ListAddress } from "#lib/addresses/listState.ts";
import type {
  Product,
  Receipt,
  ReceiptItem,
  ReceiptStatus,
  Supplier,
} from "#domain/core/records.ts";
import { documentCalls } from "#api/documents.ts";
import { pb } from "#api/pb.ts";
import {
  listQuery,
  loadQuery,
  oneQuery,
  type Page,
  type PageQuery,
  rowsQuery,
} from "#api/request.ts";

export type ListedReceipt = Receipt & { expand?: { supplier?: Supplier } };
export type SavedReceiptItem = ReceiptItem & { expand?: { product?: Product } };
/** Receipt of a part of the goods, with time and author. */
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
  items: (Pick<
    ReceiptItem,
    "id" | "product" | "quantity" | "price" | "received_quantity" | "notes"
  > &
    Partial<Pick<ReceiptItem, "cell">>)[];
  /** Ids of the items whose price becomes their product's purchase price. */
  update_prices?: string[];
};

type ReceiptQuery = PageQuery & { status?: string; supplier?: string };

export const {
  load: loadReceipt,
  save: saveReceipt,
  remove: deleteReceipt,
} = documentCalls<ReceiptDocument, ReceiptInput>("receipts");

export type ProductReceipt = ReceiptItem & { expand?: { receipt?: ListedReceipt } };

type ProductReceiptQuery = { product: string; page: number; perPage: number };

/** Lists the receipts of a product, newest first, with the item. */
const listProductReceipts = (
  { product, page, perPage }: ProductReceiptQuery,
  signal?: AbortSignal,
): Promise<Page<ProductReceipt>> =>
  pb.collection("optique_stock_receipt_items").getList<ProductReceipt>(page, perPage, {
    filter: pb.filter("product = {:product}", { product }),
    sort: "-created,id",
    expand: "receipt.supplier",
    signal: signal ?? null,
  });

export const receiptQueries = {
  list: ({ filter, ...at }: ListAddress) =>
    listQuery<Page<ListedReceipt>>("receipts", at, {
      perPage: 20,
      status: filter("status"),
      supplier: filter("supplier"),
    }),
  some: (query: ReceiptQuery) => rowsQuery<Page<ListedReceipt>>("receipts", query),
  ofProduct: (query: ProductReceiptQuery) =>
    loadQuery(["receipts", query], (signal) => listProductReceipts(query, signal)),
  one: oneQuery("receipt", loadReceipt),
};
