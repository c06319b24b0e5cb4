/** Import of a supplier's tariff: first a preview of its changes, then the write. */
import type { LensImportReport } from "#domain/lenses/import/report.ts";
import type { TariffShape } from "#domain/lenses/import/settings.ts";
import { invalidate } from "#api/queryClient.ts";
import { post } from "#api/request.ts";

/** Cells of the file, and options to parse them; a missing option is detected. */
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

/** Previews what the file would change, without writing anything. */
export const previewTariffs = (body: LensImport): Promise<LensImportReport> =>
  post("lens-imports", body);

export async function importTariffs(body: LensImport): Promise<LensImportReport> {
  const report = await post<LensImportReport>("lens-imports", { ...body, apply: true });
  invalidate("optique_products", "optique_lens_tariffs");
  return report;
}
