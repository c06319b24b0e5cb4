/** The calls of the catalogue import (server/README.md, Routes). */
import { fold } from "#domain/search/search.ts";
import type { Product, Supplier } from "#domain/core/records.ts";
import { pb } from "./pb.ts";
import { loadWholeList } from "./loadWholeList.ts";
import { touch } from "./revisions.ts";
import type { FileRow } from "#features/products/import/readCatalogue.ts";

type ImportReport = {
  imported: number;
  lines: { line: number; status: "refused" | "warning"; message: string }[];
};

export async function importProducts(rows: readonly FileRow[]): Promise<ImportReport> {
  const report = await pb.send<ImportReport>("/api/optique/products/import", {
    method: "POST",
    body: { rows },
  });
  touch("optique_products", "optique_stock_movements");
  return report;
}

export type Catalogue = { references: ReadonlySet<string>; suppliers: ReadonlySet<string> };

/** What is there already: the references and the suppliers' names, without accents or case. */
export async function loadCatalogue(
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Catalogue> {
  const suppliers = await loadWholeList<Supplier>("suppliers", {}, undefined, signal);
  const archivedToo = { archived: "1" };
  const products = await loadWholeList<Product>("products", archivedToo, onProgress, signal);
  return {
    references: new Set(products.map(({ reference }) => fold(reference)).filter(Boolean)),
    suppliers: new Set(suppliers.map(({ name }) => fold(name.trim()))),
  };
}
