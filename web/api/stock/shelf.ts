/** Products with a low or empty stock, and proposed orders. */
import type { ListAddress } from "#lib/addresses/listState.ts";
import type { ListedProduct } from "./products.ts";
import { get, listQuery, rowsQuery, loadList, type Page, type PageQuery } from "#api/request.ts";

/** `sold`: pieces in the last thirty days. `proposed`: quantity to order. */
export type LowProduct = ListedProduct & { sold: number; proposed: number };
/** Low products of a supplier; both texts are '' for products without a supplier. */
export type SupplierOrder = {
  supplier: string;
  name: string;
  products: number;
  out: number;
  pieces: number;
  amount: number;
  /** Day of the supplier's last receipt; '' without one. */
  lastReceipt: string;
};
/** `supplier`: an id, or 'none' for products without a supplier. */
export type ShelfFilters = { level?: string; supplier?: string; type?: string };

type ShelfQuery = PageQuery & ShelfFilters & { sort?: string };
export const listShelf = (query: ShelfQuery, signal?: AbortSignal): Promise<Page<LowProduct>> =>
  loadList("shelf", query, signal);

export const listOrders = (
  query: PageQuery & ShelfFilters,
  signal?: AbortSignal,
): Promise<Page<SupplierOrder>> => get("reorder", query, signal);

export const shelfQueries = {
  list: ({ filter, ...at }: ListAddress) =>
    listQuery<Page<LowProduct>>("shelf", at, {
      perPage: 20,
      level: filter("level"),
      supplier: filter("supplier"),
      type: filter("type"),
    }),
  some: (query: ShelfQuery) => rowsQuery<Page<LowProduct>>("shelf", query),
};
