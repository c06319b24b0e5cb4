/** What the ledger says of a receipt or an adjustment, beside what they hold. */
import type { StockSource } from "#domain/stock/stockSources.ts";
import { floorNote } from "#domain/core/messages.ts";
import type { Stored } from "#server/engine/documents/documentReader.ts";
import { inList } from "#server/platform/sql.ts";
import { readJson, reading } from "#server/platform/statements.ts";

const arrivalsRead =
  reading(`SELECT json_group_array(json_object('created', created, 'actor_name', actor_name, 'quantity', quantity))
  FROM (SELECT created, actor_name, CAST(SUM(quantity) AS INTEGER) AS quantity FROM optique_stock_movements
    WHERE reference_type = 'receipt' AND reference_id = {:id} AND +company = {:company} AND notes <> {:floor}
    GROUP BY created, actor_name ORDER BY created)`);

const movedRead =
  reading(`SELECT json_group_object(line, moved) FROM (SELECT line, CAST(SUM(quantity) AS INTEGER) AS moved
  FROM optique_stock_movements WHERE line ${inList("lines")} AND +company = {:company} AND +reference_type = {:type}
  GROUP BY line)`);

/** When its goods came in, by whom, and how many: a delivery in two parts has two. */
export function tellArrivals(app: core.App, receipt: Stored): void {
  const params = { id: receipt.id, company: String(receipt["company"]), floor: floorNote };
  receipt["arrivals"] = readJson(app, arrivalsRead, params);
}

/** What each item did to the stock: its quantity, or less where the shelf would have gone below zero. */
export function tellMoved(app: core.App, document: Stored, type: StockSource): void {
  const items = document["items"] as Stored[];
  const lines = JSON.stringify(items.map(({ id }) => id));
  const company = String(document["company"]);
  const moved = readJson<Record<string, number>>(app, movedRead, { lines, company, type });
  for (const item of items) item["moved"] = moved[item.id] ?? 0;
}
