/** Barcodes of an import that are already in use: one duplicate would make the unique index refuse a whole batch. */
import { otherBarcodeForm, shorterBarcodeForm } from "#domain/stock/barcodes.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";
import { readJson } from "#server/platform/storage/statements.ts";

/** For each code, in order: true when a product or an earlier code has it; never for ''. */
export function takenBarcodes(
  app: core.App,
  company: string,
  codes: readonly string[],
): readonly boolean[] {
  const given = codes.filter(Boolean).flatMap((code) => [code, otherBarcodeForm(code)]);
  if (given.length === 0) return [];
  const stored = readJson<string[]>(
    app,
    `SELECT json_group_array(barcode) AS json FROM optique_products
     WHERE company = {:company} AND barcode != '' AND barcode ${inJsonList("codes")}`,
    { company, codes: JSON.stringify(given) },
  );
  const seen = new Set(stored.map(shorterBarcodeForm));
  return codes.map((code) => code !== "" && seen.size === seen.add(shorterBarcodeForm(code)).size);
}
