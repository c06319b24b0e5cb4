/** Which of the barcodes of an import cannot be written: the index would refuse all rows of its piece. */
import { otherBarcodeForm, shorterBarcodeForm } from "#domain/stock/barcodes.ts";
import { inList } from "#server/platform/sql.ts";
import { readJson } from "#server/platform/statements.ts";

/** Of each code, in the order given, whether a product of the shop or an earlier one has it; '' is none. */
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
     WHERE company = {:company} AND barcode != '' AND barcode ${inList("codes")}`,
    { company, codes: JSON.stringify(given) },
  );
  const seen = new Set(stored.map(shorterBarcodeForm));
  return codes.map((code) => code !== "" && seen.size === seen.add(shorterBarcodeForm(code)).size);
}
