/** GET /api/optique/lens-drawers/{product}: stock and awaited pieces of cells (docs/rules-lens-imports.md, Drawer). */
import { sendJson } from "#server/platform/records/jsonText.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { readText, reading } from "#server/platform/storage/statements.ts";
import { cellPartsSql, powerOrderSql } from "./cellSql.ts";

/** Receipts that are not complete, read by their partial index. */
const openReceipts = `SELECT r.id, r.status FROM optique_stock_receipts r WHERE r.company = {:company}
  AND r.supplier IN (SELECT id FROM optique_suppliers WHERE company = {:company}) AND r.status IN ('pending', 'partial')`;
const awaited = `SELECT i.cell, 0 AS quantity, MAX(0, CAST(i.quantity AS INTEGER)
    - IIF(o.status = 'partial', CAST(i.received_quantity AS INTEGER), 0)) AS awaited
  FROM (${openReceipts}) o JOIN optique_stock_receipt_items i ON i.receipt = o.id
  WHERE i.product = {:product} AND i.cell > ''`;
const cells = `SELECT cell, SUM(quantity) AS quantity, SUM(awaited) AS awaited FROM (
    SELECT cell, quantity, 0 AS awaited FROM optique_lens_cells WHERE product = {:product} UNION ALL ${awaited})
  GROUP BY cell HAVING SUM(quantity) <> 0 OR SUM(awaited) > 0`;
const drawerRead = reading(`SELECT json_object('product', p.id, 'stock', CAST(p.stock AS INTEGER),
    'loose', CAST(p.stock AS INTEGER)
      - (SELECT COALESCE(SUM(quantity), 0) FROM optique_lens_cells WHERE product = {:product}),
    'cells', (SELECT json_group_array(json_object('cell', c.cell, ${cellPartsSql("c.cell")},
      'quantity', c.quantity, 'awaited', c.awaited) ORDER BY ${powerOrderSql("c.cell")}) FROM (${cells}) c))
  FROM optique_products p WHERE p.id = {:product} AND p.company = {:company}`);

/** Sends a product's stock by cell; `loose`: pieces whose power is not known yet. */
export function lensDrawer(e: core.RequestEvent, { company }: Staff): void {
  const product = e.request?.pathValue("product") ?? "";
  const found = readText(e.app, drawerRead, { company, product });
  sendJson(e, found || refuseRequest("not_found", 404));
}
