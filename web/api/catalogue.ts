/** The import of a catalogue of products. */
import { fold } from "#domain/search/search.ts";
import type { Product, Supplier } from "#domain/core/records.ts";
import { loadWholeList } from "./loadWholeList.ts";
import { post } from "./request.ts";
import { touchWritten } from "./revisions.ts";
import { listAllSuppliers } from "./suppliers.ts";

export type ImportReport = {
  imported: number;
  lines: { line: number; status: "refused" | "warning"; message: string }[];
};

/** @param rows the texts of a file by the names of the server's columns */
export async function importCatalogue(
  rows: readonly Record<string, string>[],
): Promise<ImportReport> {
  const report = await post<ImportReport>("products/import", { rows });
  touchWritten("optique_products");
  return report;
}

export type Catalogue = { references: ReadonlySet<string>; suppliers: ReadonlySet<string> };

/** What is there already: the references and the suppliers' names, without accents or case. */
export async function loadCatalogue(
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Catalogue> {
  const suppliers: Supplier[] = await listAllSuppliers(signal);
  const archivedToo = { archived: "1" };
  const products = await loadWholeList<Product>("products", archivedToo, onProgress, signal);
  return {
    references: new Set(products.map(({ reference }) => fold(reference)).filter(Boolean)),
    suppliers: new Set(suppliers.map(({ name }) => fold(name.trim()))),
  };
}
