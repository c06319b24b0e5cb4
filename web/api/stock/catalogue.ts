/** Import of a product catalogue. */
import { fold } from "#domain/search/search.ts";
import { shorterBarcodeForm } from "#domain/stock/barcodes.ts";
import { supplierKey } from "#domain/stock/catalogue.ts";
import type { Product, Supplier } from "#domain/core/records.ts";
import { loadWholeList, post } from "#api/request.ts";
import { invalidate } from "#api/queryClient.ts";
import { listAllSuppliers } from "./suppliers.ts";

export type ImportReport = {
  imported: number;
  /** Number of products whose prices were updated, if requested. */
  updated?: number;
  lines: { line: number; status: "refused" | "warning"; message: string }[];
};

/** Row as texts, by the server's columns. `update`: id of a product that only gets new prices. */
export type SentRow = Record<string, string> & { update?: string };

export async function importCatalogue(rows: readonly SentRow[]): Promise<ImportReport> {
  const report = await post<ImportReport>("products/import", { rows });
  invalidate("optique_products");
  return report;
}

export type Catalogue = {
  /** Product ids by normalised reference. */
  references: ReadonlyMap<string, readonly string[]>;
  /** Product names by barcode, in the barcode's shorter form. */
  barcodes: ReadonlyMap<string, string>;
  suppliers: ReadonlySet<string>;
};

/** Loads the existing products and supplier names, to compare a file with. */
export async function loadCatalogue(
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Catalogue> {
  const suppliers: Supplier[] = await listAllSuppliers(signal);
  const archivedToo = { archived: "1" };
  const products = await loadWholeList<Product>("products", archivedToo, onProgress, signal);
  const references = new Map<string, string[]>();
  const barcodes = new Map<string, string>();
  for (const { id, name, reference, barcode } of products) {
    const key = fold(reference.trim());
    if (key !== "") references.set(key, [...(references.get(key) ?? []), id]);
    if (barcode !== "") barcodes.set(shorterBarcodeForm(barcode), name);
  }
  return {
    references,
    barcodes,
    suppliers: new Set(suppliers.map(({ name }) => supplierKey(name))),
  };
}
