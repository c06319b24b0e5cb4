/** Every call of the product screens to the server (server/README.md, Routes). */
import type { Movement, Product, Receipt, ReceiptItem, Supplier } from "#domain/core/records.ts";
import { loadList, type Page } from "./request.ts";
import { createOnce } from "./createOnce.ts";
import { pb } from "./pb.ts";
import { touch } from "./revisions.ts";
import type { ImageChange } from "#ui/form/ImagePicker.tsx";

export type ListedProduct = Product & { expand?: { supplier?: Supplier } };
const collection = pb.collection("optique_products");

export const listProducts = (
  query: { q: string; archived: string; page: number; perPage: number },
  signal: AbortSignal,
): Promise<Page<ListedProduct>> => loadList<ListedProduct>("products", query, signal);

export const loadProduct = (id: string, signal?: AbortSignal): Promise<ListedProduct> =>
  collection.getOne<ListedProduct>(id, { expand: "supplier", ...(signal ? { signal } : {}) });

export const imageUrl = (product: Product, thumb = ""): string =>
  product.image
    ? pb.files.getURL(
        { ...product, collectionName: "optique_products" },
        product.image,
        thumb ? { thumb } : {},
      )
    : "";

export type ProductInput = Record<string, string | number>;

/** Sent as a form only when there is an image to send; empty values are not sent for a new product. */
function bodyOf(values: ProductInput, image: ImageChange): ProductInput | FormData {
  if (image === undefined) return values;
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, String(value));
  body.set("image", image ?? "");
  return body;
}

const touchStock = () => touch("optique_products", "optique_stock_movements");

export async function createProduct(
  id: string,
  values: ProductInput,
  image: ImageChange,
): Promise<void> {
  await createOnce("optique_products", id, bodyOf(values, image));
  touchStock();
}

export async function updateProduct(
  id: string,
  values: ProductInput,
  image: ImageChange,
): Promise<void> {
  await collection.update(id, bodyOf(values, image));
  touchStock();
}

export async function archiveProduct(id: string, archived: boolean): Promise<void> {
  await collection.update(id, { archived });
  touchStock();
}

export async function deleteProduct(id: string): Promise<void> {
  await collection.delete(id);
  touchStock();
}

export type ProductMovements = Page<Movement> & { balance?: number };
const related = 10;

export const listMovements = async (
  product: string,
  page: number,
  signal: AbortSignal,
): Promise<ProductMovements> =>
  loadList<Movement>("movements", { product, page, perPage: related }, signal);

export type ProductReceipt = ReceiptItem & {
  expand?: { receipt?: Receipt & { expand?: { supplier?: Supplier } } };
};

/** The last receipts that had the product. */
export const listReceipts = (product: string, signal: AbortSignal): Promise<Page<ProductReceipt>> =>
  pb.collection("optique_stock_receipt_items").getList<ProductReceipt>(1, related, {
    filter: pb.filter("product = {:product}", { product }),
    sort: "-created",
    expand: "receipt.supplier",
    signal,
  });
