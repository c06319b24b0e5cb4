/** Every call of the supplier screens to the server (server/README.md, Routes). */
import type { Product, Receipt, Supplier } from "#domain/core/records.ts";
import { loadList, type Page } from "./request.ts";
import { createOnce } from "./createOnce.ts";
import { pb } from "./pb.ts";
import { touch } from "./revisions.ts";

export type SupplierValues = Pick<
  Supplier,
  "name" | "contact_person" | "phone" | "email" | "address" | "notes"
>;
const collection = pb.collection("optique_suppliers");
const related = 50;

export const listSuppliers = (
  query: { q: string; page: number; perPage: number },
  signal: AbortSignal,
): Promise<Page<Supplier>> => loadList<Supplier>("suppliers", query, signal);

export const loadSupplier = (id: string, signal?: AbortSignal): Promise<Supplier> =>
  collection.getOne<Supplier>(id, signal ? { signal } : {});

export async function createSupplier(id: string, values: SupplierValues): Promise<void> {
  await createOnce("optique_suppliers", id, values);
  touch("optique_suppliers");
}
export async function updateSupplier(id: string, values: SupplierValues): Promise<void> {
  await collection.update(id, values);
  touch("optique_suppliers");
}
export async function deleteSupplier(id: string): Promise<void> {
  await collection.delete(id);
  touch("optique_suppliers");
}

export const listProducts = (supplier: string, signal: AbortSignal): Promise<Page<Product>> =>
  loadList<Product>("products", { supplier, perPage: related }, signal);
export const listReceipts = (supplier: string, signal: AbortSignal): Promise<Page<Receipt>> =>
  loadList<Receipt>("receipts", { supplier, perPage: related }, signal);
