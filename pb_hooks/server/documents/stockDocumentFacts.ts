/** What the ledger says of a receipt or an adjustment, beside what they hold. */
import { floorNote } from "#domain/core/messages.ts";
import type { Exported } from "./exported.ts";
import { inList, queryJson } from "#server/platform/sql.ts";

/** When its goods came in, by whom, and how many: a delivery in two parts has two. */
export function tellArrivals(app: core.App, receipt: Exported): void {
  const sql = `SELECT json_group_array(json_object('created', created, 'actor_name', actor_name, 'quantity', quantity)) AS json
    FROM (SELECT created, actor_name, CAST(SUM(quantity) AS INTEGER) AS quantity FROM optique_stock_movements
      WHERE reference_type = 'receipt' AND reference_id = {:id} AND +company = {:company} AND notes <> {:floor}
      GROUP BY created, actor_name ORDER BY created)`;
  const params = { id: receipt.id, company: String(receipt["company"]), floor: floorNote };
  receipt["arrivals"] = queryJson(app, sql, params) ?? [];
}

/** What each item did to the stock: its quantity, or less where the shelf would have gone below zero. */
export function tellMoved(app: core.App, adjustment: Exported): void {
  const items = adjustment["items"] as Exported[];
  const moved =
    queryJson<Record<string, number>>(
      app,
      `SELECT json_group_object(line, moved) AS json FROM (SELECT line, CAST(SUM(quantity) AS INTEGER) AS moved
         FROM optique_stock_movements WHERE line ${inList("lines")} AND +company = {:company}
           AND +reference_type = 'adjustment' GROUP BY line)`,
      {
        lines: JSON.stringify(items.map(({ id }) => id)),
        company: String(adjustment["company"]),
      },
    ) ?? {};
  for (const item of items) item["moved"] = moved[item.id] ?? 0;
}
