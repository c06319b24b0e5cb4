/** Supplements proposed for a prism (docs/rules-lenses.md, Choices): for each supplier the smallest that suffices. */
import type { IsoDay } from "#domain/core/days/days.ts";
import type { Centimes } from "#domain/core/money.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { furthestReach, supplementRow } from "#domain/lenses/supplements.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import type { AskedEye } from "./choiceRequest.ts";
import { rowsOfSql } from "./tariffIndex.ts";

type Row = { supplier: string; product: string; name: string; to: number | null; price: Centimes };
/** Supplement of an eye; `price` is null when the supplier's supplements only reach `furthest`. */
export type PrismPrice = {
  side: EyeSide;
  product: string;
  name: string;
  price: Centimes | null;
  furthest: number | null;
};
/** Prices by supplier; a supplier without prism supplements is absent. */
export type PrismPrices = ReadonlyMap<string, readonly PrismPrice[]>;

const supplementsRead =
  reading(`SELECT json_group_array(json_object('supplier', p.supplier, 'product', p.id, 'name', p.name,
    'to', r.reach, 'price', r.price) ORDER BY r.id)
  FROM (SELECT product, number, MAX(day) FROM optique_lens_grids WHERE company = {:company} AND day <= {:on} GROUP BY product) c
  CROSS JOIN optique_products p ON p.id = c.product AND p.supplement = 'prism' AND p.archived = FALSE AND p.supplier > ''
  CROSS JOIN optique_lens_rows r ON r.id ${rowsOfSql("c.number")}`);

/** Largest prism that each supplier's supplements cover; null without a limit. */
export function prismReaches(
  app: core.App,
  company: string,
  on: IsoDay,
): ReadonlyMap<string, number | null> {
  const rows = readJson<Row[]>(app, supplementsRead, { company, on });
  const ofSupplier = (id: string) => rows.filter(({ supplier }) => supplier === id);
  return new Map(rows.map(({ supplier }) => [supplier, furthestReach(ofSupplier(supplier))]));
}

export function prismPrices(
  app: core.App,
  company: string,
  on: IsoDay,
  eyes: readonly AskedEye[],
): PrismPrices {
  const bent = eyes.filter(({ prism }) => prism > 0);
  const prices = new Map<string, PrismPrice[]>();
  if (bent.length === 0) return prices;
  const rows = readJson<Row[]>(app, supplementsRead, { company, on });
  for (const supplier of new Set(rows.map((row) => row.supplier))) {
    const own = rows.filter((row) => row.supplier === supplier);
    prices.set(
      supplier,
      bent.map(({ side, prism }) => {
        const row = supplementRow(own, prism);
        const { product = "", name = "", price = null } = row ?? {};
        return { side, product, name, price, furthest: furthestReach(own) };
      }),
    );
  }
  return prices;
}
