/** Every call of the stock screens to the server (server/README.md, Routes). */
import type { Movement, Product, ProductType, Receipt, Supplier } from "#domain/core/records.ts";
import { loadList, type Page } from "./request.ts";
import { pb } from "./pb.ts";

export type ListedMovement = Movement & { expand?: { product?: Product } };
export type StockFigures = {
  products: number;
  value: number;
  low: number;
  out: number;
  lowStock: Product[];
  outOfStock: Product[];
  recentReceipts: (Receipt & { expand?: { supplier?: Supplier } })[];
  recentMovements: ListedMovement[];
  byType: { type: ProductType; products: number; stock: number; value: number }[];
};

export const loadStock = (signal: AbortSignal): Promise<StockFigures> =>
  pb.send<StockFigures>("/api/optique/stock", { method: "GET", signal });

type MovementFilters = { type: string; product: string; from: string; to: string };
export type MovementPage = Page<ListedMovement> & {
  entered?: number;
  left?: number;
  /** The stock after the first movement of the page, when one product is shown whole. */
  balance?: number;
};

export const listMovements = async (
  query: MovementFilters & { page: number; perPage: number },
  signal: AbortSignal,
): Promise<MovementPage> => loadList<ListedMovement>("movements", query, signal);

export const loadProduct = (id: string, signal: AbortSignal): Promise<Product> =>
  pb.collection("optique_products").getOne<Product>(id, { signal });
