/** Reads everything needed to check a request of scans, in one statement. */
import type { Count, CountScan, Product } from "#domain/core/records.ts";
import type { ScannedCode } from "#domain/counts/scannedCode.ts";
import type { ReadScan } from "#domain/counts/scanBody.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

/** A scan as stored, or as this request will store it. */
export type StoredScan = Pick<
  CountScan,
  "id" | "count" | "code" | "product" | "quantity" | "state"
> & { undone: boolean };

export type ScanProduct = Pick<
  Product,
  "id" | "name" | "reference" | "type" | "made_to_order" | "is_range" | "supplier" | "stock"
>;

/** Products that match a code: by barcode, by whole reference, or by earlier scans of this count. */
type Matches = { barcode: string[]; reference: string[]; before: string[] };

export type ScanLookups = {
  count: Count | null;
  known: StoredScan[];
  matches: Record<string, Matches>;
  products: Record<string, ScanProduct>;
};

const ofShop = "p.company = {:company}";
/** Products by barcode; SQLite needs `barcode != ''` to use the partial index. */
const byBarcode = `(SELECT json_group_array(p.id) FROM optique_products p
  WHERE ${ofShop} AND p.barcode IN (s.barcode, s.other) AND p.barcode != '')`;
const byReference = `(SELECT json_group_array(p.id) FROM optique_products p
  WHERE ${ofShop} AND p.reference COLLATE NOCASE IN (SELECT value FROM json_each(s.forms)))`;
const before = `(SELECT json_group_array(DISTINCT k.product) FROM optique_count_scans k
  WHERE k.count = {:count} AND k.code IN (s.code, s.other) AND k.code > '' AND k.state IN ('counted', 'outside'))`;

const lookupsRead = reading(`WITH
  sent AS MATERIALIZED (SELECT value->>'code' AS code, value->'forms' AS forms, value->>'barcode' AS barcode, value->>'other' AS other
    FROM json_each({:codes})),
  matched AS MATERIALIZED (SELECT s.code, ${byBarcode} AS barcode, ${byReference} AS reference, ${before} AS before FROM sent s),
  known AS MATERIALIZED (SELECT id, count, code, product, CAST(quantity AS INTEGER) AS quantity, state, undone
    FROM optique_count_scans WHERE id ${inJsonList("ids")}),
  named AS (SELECT j.value AS id FROM matched m, json_each(m.barcode) j UNION SELECT j.value FROM matched m, json_each(m.reference) j
    UNION SELECT j.value FROM matched m, json_each(m.before) j UNION SELECT value FROM json_each({:products})
    UNION SELECT product FROM known WHERE count = {:count})
  SELECT json_object(
    'count', (SELECT ${recordJson("optique_counts", "c")} FROM optique_counts c WHERE c.id = {:count} AND c.company = {:company}),
    'known', (SELECT json_group_array(json_object('id', id, 'count', count, 'code', code, 'product', product,
      'quantity', quantity, 'state', state, 'undone', json(IIF(undone, 'true', 'false')))) FROM known),
    'matches', (SELECT json_group_object(code, json_object('barcode', json(barcode), 'reference', json(reference),
      'before', json(before))) FROM matched),
    'products', (SELECT json_group_object(p.id, json_object('id', p.id, 'name', p.name, 'reference', p.reference, 'type', p.type,
      'made_to_order', json(IIF(p.made_to_order, 'true', 'false')), 'is_range', json(IIF(p.is_range, 'true', 'false')),
      'supplier', p.supplier, 'stock', CAST(p.stock AS INTEGER))) FROM optique_products p WHERE p.id IN named AND ${ofShop}))`);

export function readScanLookups(
  tx: core.App,
  company: string,
  count: string,
  scans: readonly ReadScan[],
): ScanLookups {
  const codes = new Map<string, ScannedCode>();
  for (const { code } of scans) if (code.code !== "") codes.set(code.code, code);
  return readJson<ScanLookups>(tx, lookupsRead, {
    company,
    count,
    ids: JSON.stringify(scans.map(({ id }) => id)),
    codes: JSON.stringify([...codes.values()]),
    products: JSON.stringify(scans.map(({ product }) => product).filter(Boolean)),
  });
}

/** Product of a code: by barcode, else by reference, else by earlier scans; '' when several match, null without one. */
export function productOfCode({ matches }: ScanLookups, code: string): string | null {
  const { barcode = [], reference = [], before: known = [] } = matches[code] ?? {};
  const found = [barcode, reference].find((ids) => ids.length > 0) ?? [];
  const [one] = found.length === 1 ? found : known;
  return one ?? (found.length > 1 ? "" : null);
}
