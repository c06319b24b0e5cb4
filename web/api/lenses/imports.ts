/** Import of a supplier's tariff: what it would change, then the write. */
import { invalidate } from "#api/queryClient.ts";
import { post } from "#api/request.ts";

export const tariffShapes = ["list", "upto", "grid"] as const;
export type TariffShape = (typeof tariffShapes)[number];

/** Cells of the file, and how they are read; what is absent is recognised. */
export type LensImport = {
  supplier: string;
  from: string;
  rows: readonly (readonly string[])[];
  shape?: TariffShape;
  sign?: "minus" | "plus";
  per?: "lens" | "pair";
  as?: "price" | "cost";
  coefficient?: number;
  rounding?: 0 | 1 | 5 | 10;
  source?: string;
};

/** Range of the file; `line` is its first line there. */
export type ImportedRange = {
  line: number;
  reference: string;
  name: string;
  product: string;
  is_new: boolean;
  rows: number;
  changed: number;
  made: number;
  dropped: number;
  lowest: number;
  highest: number;
  written: boolean;
};

export type LensImportReport = {
  shape: TariffShape;
  ranges: ImportedRange[];
  /** Prices that change, come and go. */
  powers: { changed: number; made: number; dropped: number };
  /** Ranges of the supplier that the file has not. */
  missing: { product: string; name: string }[];
  lines: { line: number; status: string; message: string }[];
};

/** What the file would change; nothing is written. */
export const previewTariffs = (body: LensImport): Promise<LensImportReport> =>
  post("lens-imports", body);

export async function importTariffs(body: LensImport): Promise<LensImportReport> {
  const report = await post<LensImportReport>("lens-imports", { ...body, apply: true });
  invalidate("optique_products", "optique_lens_tariffs");
  return report;
}
