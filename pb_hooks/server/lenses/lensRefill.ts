/**
 * GET /api/optique/lens-refill: pieces sold from drawers in a period, by supplier (docs/rules-lens-imports.md, Refill).
 */
import { type IsoDay, parseDay, storedDay, today } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { proposedPiecesSql } from "#domain/lenses/refill.ts";
import { hasDrawerSql } from "#domain/stock/nonStock.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { queryParam, type Staff } from "#server/platform/requests/routeRequest.ts";
import { readInteger, reading, readSqlTexts } from "#server/platform/storage/statements.ts";
import { powerOrderSql } from "./cellSql.ts";

/** Movements of cells by sales and credit notes; compensating movements (floors) are left out. */
const moved = `SELECT v.product, v.cell, -SUM(IIF(v.reference_type = 'invoice', CAST(v.quantity AS INTEGER), 0)) AS sold,
    SUM(IIF(v.reference_type = 'credit_note', CAST(v.quantity AS INTEGER), 0)) AS given
  FROM optique_stock_movements v INDEXED BY idx_stock_movements_cells
  WHERE v.company = {:company} AND v.date BETWEEN {:from} AND {:to} AND v.cell > '' AND v.movement_type IN ('sale', 'return')
  GROUP BY v.product, v.cell`;
const ordered = `SELECT i.product, i.cell, SUM(CAST(i.quantity AS INTEGER)) AS ordered
  FROM optique_stock_receipts r JOIN optique_stock_receipt_items i ON i.receipt = r.id
  WHERE r.company = {:company} AND r.date BETWEEN {:from} AND {:to} AND r.status <> 'cancelled' AND i.cell > ''
  GROUP BY i.product, i.cell`;
/** Cells of drawers that sold pieces; {:supplier}: '' means all, 'none' means products without a supplier. */
const cells = `SELECT p.supplier, p.id AS product, p.name, p.reference, m.cell, m.sold, COALESCE(o.ordered, 0) AS ordered,
    ${proposedPiecesSql("m.sold", "m.given", "COALESCE(o.ordered, 0)")} AS proposed
  FROM (${moved}) m JOIN optique_products p ON p.id = m.product
    LEFT JOIN (${ordered}) o ON o.product = m.product AND o.cell = m.cell
  WHERE m.sold > 0 AND p.company = {:company} AND p.archived = FALSE AND ${hasDrawerSql("p")}
    AND ({:supplier} = '' OR p.supplier = IIF({:supplier} = 'none', '', {:supplier}))`;

const piecesRead = reading(`SELECT SUM(proposed) FROM (${cells})`);

const cellJson = `json_object('cell', c.cell, 'sold', c.sold, 'ordered', c.ordered, 'stock', COALESCE(
    (SELECT quantity FROM optique_lens_cells WHERE product = c.product AND cell = c.cell), 0), 'proposed', c.proposed)`;
const products = `SELECT c.supplier, c.name, c.product, json_object('product', c.product, 'name', c.name,
    'reference', c.reference, 'cells', json_group_array(${cellJson} ORDER BY ${powerOrderSql("c.cell")})) AS json
  FROM (${cells}) c GROUP BY c.product`;
const suppliers = `SELECT s.name, p.supplier, json_object('supplier', p.supplier, 'name', COALESCE(s.name, ''),
    'products', json_group_array(json(p.json) ORDER BY p.name COLLATE NOCASE, p.product)) AS json
  FROM (${products}) p LEFT JOIN optique_suppliers s ON s.id = p.supplier GROUP BY p.supplier`;
const suppliersRead = reading(
  `SELECT json_group_array(json(json) ORDER BY name IS NULL, name COLLATE NOCASE, supplier) FROM (${suppliers})`,
);

const paramsOf = (company: string, { from, to }: Period, supplier: string) => ({
  company,
  from: storedDay(from),
  to: storedDay(to),
  supplier,
});

/** Number of pieces to reorder for today's sales, in all drawers. */
export function lensRefillPieces(app: core.App, company: string): number {
  const day = today();
  return readInteger(app, piecesRead, paramsOf(company, { from: day, to: day }, ""));
}

/** Day in the query string, by default today. */
function dayAsked(e: core.RequestEvent, name: string): IsoDay {
  const text = queryParam(e, name);
  return text === "" ? today() : (parseDay(text) ?? refuse([{ field: name, code: "day" }]));
}

export function lensRefill(e: core.RequestEvent, { company }: Staff): void {
  const [from, to] = [dayAsked(e, "from"), dayAsked(e, "to")];
  if (from > to) return refuse([{ field: "to", code: "period" }]);
  const params = paramsOf(company, { from, to }, queryParam(e, "supplier"));
  const [found = "[]"] = readSqlTexts(e.app, suppliersRead, params, 1);
  sendObject(e, { from, to }, { suppliers: found });
}
