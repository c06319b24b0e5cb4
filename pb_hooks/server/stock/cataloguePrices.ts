/** New prices from a catalogue, written by SQL: only the journal depends on them, so no record hooks are needed. */
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { currentTimestamp, queryJson, runSql } from "#server/platform/storage/sql.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";

type Prices = { purchase_price: number; selling_price: number };

/** Writes the prices, in dirhams; those not given stay. False when the company has no such product. */
export function updateCataloguePrices(
  tx: core.App,
  { company, actor }: Staff,
  product: string,
  prices: Partial<Prices>,
): boolean {
  const stored = queryJson<Prices & { name: string }>(
    tx,
    `SELECT json_object('name', name, 'purchase_price', purchase_price, 'selling_price', selling_price) AS json
     FROM optique_products WHERE id = {:product} AND company = {:company}`,
    { product, company },
  );
  if (!stored) return false;
  const { name, ...before } = stored;
  const after = { ...before, ...prices };
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length === 0) return true;
  runSql(
    tx,
    `UPDATE optique_products SET purchase_price = {:purchase_price}, selling_price = {:selling_price}, updated = {:now}
     WHERE id = {:product}`,
    { ...after, product, now: currentTimestamp() },
  );
  const collection = "optique_products";
  journalUpdate(tx, { company, actor }, { collection, record: product, label: name, changes });
  return true;
}
