import type { ListAddress } from "#lib/addresses/listState.ts";
import type { Product, Supplier } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/forms/images.ts";
import { fileUrl, withImage } from "#api/files.ts";
import { createRecord, deleteRecord, loadRecord, updateRecord } from "#api/records.ts";
import {
  get,
  listQuery,
  loadQuery,
  oneQuery,
  type Page,
  type PageQuery,
  rowsQuery,
  suggest,
  type Suggested,
} from "#api/request.ts";

const collection = "optique_products";
export type ListedProduct = Product & { expand?: { supplier?: Supplier } };
export type ProductInput = Record<string, string | number | boolean | readonly number[]>;

/** Value of the stock filter for products not counted for a year. */
export const uncountedLevel = "uncounted";
const monthsUncounted = "12";

type ProductQuery = PageQuery & {
  archived?: string;
  supplier?: string;
  type?: string;
  level?: string;
};

/** Searches products, as suggestions. `type`: one or several types, separated by commas. */
export const searchProducts = (
  query: { q: string; type?: string; sort?: "name" },
  signal?: AbortSignal,
): Promise<Suggested<Product>> => suggest("products", query, signal);

/** Products with exactly this scanned code, usually one. */
export const productsOfCode = async (code: string, signal?: AbortSignal): Promise<Product[]> =>
  (await suggest<Product>("products", { code }, signal)).items;

/** Products with this code, including archived ones, which can still be sold. */
export async function scannedProducts(code: string): Promise<Product[]> {
  const found = await productsOfCode(code);
  if (found.length > 0) return found;
  return (await suggest<Product>("products", { code, archived: "1" })).items;
}

export const loadProduct = (id: string, signal?: AbortSignal): Promise<ListedProduct> =>
  loadRecord(collection, id, signal, { expand: "supplier" });

export const createProduct = (
  id: string,
  values: ProductInput,
  image?: ImageChange,
): Promise<Product> => createRecord(collection, id, withImage(values, "image", image));

/** Creates a product of type lens, with a stock of 1 and the model as reference. */
export const createLens = (
  id: string,
  { name, model, price }: { name: string; model: string; price: number },
): Promise<Product> =>
  createProduct(id, {
    name,
    type: "lens",
    reference: model,
    selling_price: price,
    purchase_price: 0,
    stock: 1,
  });

export const updateProduct = (
  id: string,
  values: ProductInput,
  image: ImageChange,
): Promise<Product> => updateRecord(collection, id, withImage(values, "image", image));

export const archiveProduct = (id: string, archived: boolean): Promise<Product> =>
  updateRecord(collection, id, { archived });

/** Pins a product to the quick tiles, or unpins it. */
export const pinProduct = (id: string, pinned: boolean): Promise<Product> =>
  updateRecord(collection, id, { pinned });

export const deleteProduct = (id: string): Promise<void> => deleteRecord(collection, id);

/** Item that pictures a sale in a list; `id` and `image` are present only if it has a photograph. */
export type Pictured = Pick<Product, "name"> & {
  type: Product["type"] | "";
  id?: string | null;
  image?: string;
};

export const imageUrl = (product: Pick<Product, "id" | "image">, thumb = ""): string =>
  fileUrl(collection, product, product.image, thumb ? { thumb } : {});

export const productQueries = {
  list: ({ filter, ...at }: ListAddress) =>
    listQuery<Page<ListedProduct>>("products", at, {
      perPage: 10,
      archived: filter("archives"),
      type: filter("type"),
      ...(filter("stock") === uncountedLevel
        ? { uncounted: monthsUncounted }
        : { level: filter("stock") }),
    }),
  some: (query: ProductQuery) => rowsQuery<Page<ListedProduct>>("products", query),
  /** Products of the quick tiles in the counter sale. */
  quick: () =>
    loadQuery(
      ["products", "quick"],
      async (signal) => (await get<{ items: Product[] }>("quick-products", {}, signal)).items,
    ),
  one: oneQuery("product", loadProduct),
};
