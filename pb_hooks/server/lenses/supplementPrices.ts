/** Prices of supplements in their tariffs (docs/rules-lenses.md, Tariff). */
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { rowsOfSql, tariffOnSql } from "./tariffIndex.ts";

const pricesRead = reading(`SELECT json_group_array(json_array(n.product,
    (SELECT json_group_array(r.price) FROM optique_lens_rows r WHERE r.id ${rowsOfSql("n.number")})))
  FROM (SELECT a.value AS product, ${tariffOnSql("{:company}", "a.value", "{:on}")} AS number FROM json_each({:products}) a) n`);

/** All prices in dirhams of each product's tariff on a day; a product without a tariff is absent. */
export function supplementPrices(
  app: core.App,
  company: string,
  on: IsoDay,
  products: readonly string[],
): Map<string, number[]> {
  if (products.length === 0) return new Map();
  const asked = { company, on, products: JSON.stringify(products) };
  const found = readJson<[product: string, prices: Centimes[]][]>(app, pricesRead, asked);
  const priced = found.filter(([, prices]) => prices.length > 0);
  return new Map(priced.map(([product, prices]) => [product, prices.map(toDirhams)]));
}
