/** GET /api/optique/quick-products: product tiles of the counter sale. */
import { addDays, today } from "#domain/core/days/days.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { recordTexts } from "#server/platform/records/recordTexts.ts";
import { readJson } from "#server/platform/storage/statements.ts";

const tiles = 12;
const days = 30;

/** Pinned products by name, then the best sellers; no lenses, which are sold with a prescription. */
const idsSql = `SELECT json_group_array(id) AS json FROM (
  SELECT id FROM (SELECT id FROM optique_products
    WHERE company = {:company} AND pinned = TRUE AND archived = FALSE ORDER BY name LIMIT ${tiles})
  UNION ALL
  SELECT id FROM (SELECT p.id FROM (SELECT product, type, SUM(lines) AS lines, SUM(quantity) AS quantity FROM optique_sale_days
      WHERE company = {:company} AND day >= {:from} GROUP BY day, product, name, type) s
    JOIN optique_products p ON p.id = s.product
    WHERE s.lines > 0 AND s.type <> 'lens'
      AND p.company = {:company} AND p.archived = FALSE AND p.pinned = FALSE
    GROUP BY p.id ORDER BY SUM(s.quantity) DESC, p.name LIMIT ${tiles})
  LIMIT ${tiles})`;

export function quickProducts(e: core.RequestEvent, { company }: Staff): void {
  const from = addDays(today(), 1 - days);
  const ids = readJson<string[]>(e.app, idsSql, { company, from });
  sendObject(e, {}, { items: recordTexts(e.app, { table: "optique_products" }, ids) });
}
