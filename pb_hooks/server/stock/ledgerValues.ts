/** Values from the ledger that the answer of a receipt or adjustment contains. */
import type { StockSource } from "#domain/stock/stockSources.ts";
import { floorNote } from "#domain/stock/movementNotes.strings.ts";
import type { DocumentJson } from "#server/engine/documents/documentReader.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

const arrivalsRead =
  reading(`SELECT json_group_array(json_object('created', created, 'actor_name', actor_name, 'quantity', quantity))
  FROM (SELECT created, actor_name, CAST(SUM(quantity) AS INTEGER) AS quantity FROM optique_stock_movements
    WHERE reference_type = 'receipt' AND reference_id = {:id} AND +company = {:company} AND notes <> {:floor}
    GROUP BY created, actor_name ORDER BY created)`);

const movedRead =
  reading(`SELECT json_group_object(line, moved) FROM (SELECT line, CAST(SUM(quantity) AS INTEGER) AS moved
  FROM optique_stock_movements WHERE line ${inJsonList("lines")} AND +company = {:company} AND +reference_type = {:type}
  GROUP BY line)`);

/** Adds `arrivals`: when goods were received, by whom and how many. A delivery in two parts has two. */
export function addArrivals(app: core.App, receipt: DocumentJson): void {
  const params = { id: receipt.id, company: String(receipt["company"]), floor: floorNote };
  receipt["arrivals"] = readJson(app, arrivalsRead, params);
}

/** Adds `moved` to each item: its quantity, or less when the stock would have become negative. */
export function addMovedQuantities(app: core.App, document: DocumentJson, type: StockSource): void {
  const items = document["items"] as DocumentJson[];
  const lines = JSON.stringify(items.map(({ id }) => id));
  const company = String(document["company"]);
  const moved = readJson<Record<string, number>>(app, movedRead, { lines, company, type });
  for (const item of items) item["moved"] = moved[item.id] ?? 0;
}
