/** GET /api/optique/lens-refill: what drawers sold in some days, by supplier (docs/rules-lens-imports.md, Refill). */
import { type IsoDay, parseDay, storedDay, today } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { proposedPieces, refillOf, type SoldCell } from "#domain/lenses/refill.ts";
import { hasStockSql } from "#domain/stock/nonStock.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { queryParam, type Staff } from "#server/platform/requests/routeRequest.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { powerOrderSql } from "./cellSql.ts";

/** Movements of cells by sales and credit notes; a floor is neither. */
const moved = `SELECT m.product, m.cell, -SUM(IIF(m.reference_type = 'invoice', CAST(m.quantity AS INTEGER), 0)) AS sold,
    SUM(IIF(m.reference_type = 'credit_note', CAST(m.quantity AS INTEGER), 0)) AS given
  FROM optique_stock_movements m INDEXED BY idx_stock_movements_cells
  WHERE m.company = {:company} AND m.date BETWEEN {:from} AND {:to} AND m.cell > '' AND m.movement_type IN ('sale', 'return')
  GROUP BY m.product, m.cell`;
const ordered = `SELECT i.product, i.cell, SUM(CAST(i.quantity AS INTEGER)) AS ordered
  FROM optique_stock_receipts r JOIN optique_stock_receipt_items i ON i.receipt = r.id
  WHERE r.company = {:company} AND r.date BETWEEN {:from} AND {:to} AND r.status <> 'cancelled' AND i.cell > ''
  GROUP BY i.product, i.cell`;
const soldRead =
  reading(`SELECT json_group_array(json_object('supplier', supplier, 'supplier_name', supplier_name,
    'product', product, 'name', name, 'reference', reference, 'cell', cell, 'sold', sold, 'given', given,
    'ordered', ordered, 'stock', stock))
  FROM (SELECT p.supplier, COALESCE(s.name, '') AS supplier_name, p.id AS product, p.name, p.reference, m.cell, m.sold, m.given,
      COALESCE(o.ordered, 0) AS ordered, COALESCE(c.quantity, 0) AS stock
    FROM (${moved}) m JOIN optique_products p ON p.id = m.product
      LEFT JOIN (${ordered}) o ON o.product = m.product AND o.cell = m.cell
      LEFT JOIN optique_lens_cells c ON c.product = m.product AND c.cell = m.cell
      LEFT JOIN optique_suppliers s ON s.id = p.supplier
    WHERE m.sold > 0 AND p.company = {:company} AND p.archived = FALSE AND p.is_range = TRUE AND ${hasStockSql("p")}
      AND ({:supplier} = '' OR p.supplier = IIF({:supplier} = 'none', '', {:supplier}))
    ORDER BY s.name IS NULL, s.name COLLATE NOCASE, p.supplier, p.name COLLATE NOCASE, p.id,
      ${powerOrderSql("m.cell")})`);

/** Sold cells of drawers in some days; `supplier`: '' is all of them, 'none' products without one. */
const soldCells = (
  app: core.App,
  company: string,
  { from, to }: Period,
  supplier: string,
): SoldCell[] =>
  readJson(app, soldRead, { company, from: storedDay(from), to: storedDay(to), supplier });

/** Pieces that are proposed of today, of all drawers. */
export function lensRefillPieces(app: core.App, company: string): number {
  const now = today();
  const sold = soldCells(app, company, { from: now, to: now }, "");
  return sold.reduce((total, cell) => total + proposedPieces(cell), 0);
}

/** Day of the query string; today when it is not sent. */
function dayAsked(e: core.RequestEvent, name: string): IsoDay {
  const text = queryParam(e, name);
  return text === "" ? today() : (parseDay(text) ?? refuse([{ field: name, code: "day" }]));
}

export function lensRefill(e: core.RequestEvent, { company }: Staff): void {
  const [from, to] = [dayAsked(e, "from"), dayAsked(e, "to")];
  if (from > to) return refuse([{ field: "to", code: "period" }]);
  const suppliers = refillOf(soldCells(e.app, company, { from, to }, queryParam(e, "supplier")));
  e.json(200, { from, to, suppliers });
}
