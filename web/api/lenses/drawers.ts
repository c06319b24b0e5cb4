/** Drawers: ranges whose stock is kept by cell, their quantities, and what was sold from them. */
import type { Product, Supplier } from "#domain/core/records.ts";
import { pb } from "#api/pb.ts";
import { getQuery, loadQuery } from "#api/request.ts";

/** Cell that has pieces, or expects some from receipts. */
export type DrawerCell = {
  cell: string;
  sphere: number;
  cylinder: number;
  diameter: number;
  quantity: number;
  awaited: number;
};
export type Drawer = {
  product: string;
  stock: number;
  /** Number of pieces whose power is unknown. */
  loose: number;
  cells: DrawerCell[];
};

export type RefillCell = {
  cell: string;
  sold: number;
  ordered: number;
  stock: number;
  proposed: number;
};
export type RefillProduct = {
  product: string;
  name: string;
  reference: string;
  cells: RefillCell[];
};
export type RefillSupplier = { supplier: string; name: string; products: RefillProduct[] };
export type Refill = { from: string; to: string; suppliers: RefillSupplier[] };

export type DrawerProduct = Product & { expand?: { supplier?: Supplier } };

/** Lists the ranges that have a drawer, by name. */
const listDrawers = (signal: AbortSignal): Promise<DrawerProduct[]> =>
  pb.collection("optique_products").getFullList<DrawerProduct>({
    filter: "is_range = true && made_to_order = false && archived = false",
    sort: "name",
    expand: "supplier",
    signal,
  });

export const drawerQueries = {
  all: () => loadQuery(["products", "drawers"], (signal) => listDrawers(signal)),
  one: (product: string) =>
    getQuery<Drawer>(["lens-drawer", product], `lens-drawers/${encodeURIComponent(product)}`),
  /** Query of lenses sold between two days; blank days mean today. */
  refill: (days: { from: string; to: string }) =>
    getQuery<Refill>(["lens-refill", days], "lens-refill", days),
};
