import type { ListAddress } from "#lib/addresses/listState.ts";
import type { LabMeasure, Supplier } from "#domain/core/records.ts";
import { createRecord, deleteRecord, loadRecord, updateRecord } from "#api/records.ts";
import {
  listQuery,
  loadQuery,
  loadWholeList,
  oneQuery,
  type Page,
  suggest,
  type Suggested,
} from "#api/request.ts";

const collection = "optique_suppliers";
/** Fields of the form, besides those of a lab. */
export const supplierFields = [
  ...(["name", "contact_person", "phone", "email", "address", "notes", "is_lab"] as const),
  ...(["ice", "if", "payment_days"] as const),
] as const;
export type SupplierValues = Pick<Supplier, (typeof supplierFields)[number] | "cylinder"> & {
  measures?: LabMeasure[];
};

/** `facts`: day of the last receipt ('' for none), and number of pending ones. */
export type ListedSupplier = Supplier & { facts: { last: string; awaited: number } };

/** Lists all suppliers, by name. */
export const listAllSuppliers = (signal?: AbortSignal): Promise<Supplier[]> =>
  loadWholeList("suppliers", {}, undefined, signal);

/** Searches suppliers, as suggestions. */
export const searchSuppliers = (q: string, signal?: AbortSignal): Promise<Suggested<Supplier>> =>
  suggest("suppliers", { q }, signal);

export const loadSupplier = (id: string, signal?: AbortSignal): Promise<Supplier> =>
  loadRecord(collection, id, signal);

export const createSupplier = (id: string, values: SupplierValues): Promise<Supplier> =>
  createRecord(collection, id, values);

export const updateSupplier = (id: string, values: SupplierValues): Promise<Supplier> =>
  updateRecord(collection, id, values);

export const deleteSupplier = (id: string): Promise<void> => deleteRecord(collection, id);

export const supplierQueries = {
  list: (at: ListAddress) => listQuery<Page<ListedSupplier>>("suppliers", at, { perPage: 20 }),
  all: loadQuery(["suppliers", "all"], (signal) => listAllSuppliers(signal)),
  one: oneQuery("supplier", loadSupplier),
};
