/** Proposed orders by supplier: number of low products, pieces, and cost at the purchase price. */
import { proposedQuantitySql } from "#domain/stock/reorder.ts";
import { lowStockSql } from "#domain/stock/stockLevel.ts";
import { centimesSql } from "#domain/core/money.ts";
import { dirhams } from "#server/engine/totals/figureRows.ts";
import { lowStockCondition, shelfFilters, reorderPeriodParams, soldQuantitySql } from "./shelf.ts";
import { readJson } from "#server/platform/storage/statements.ts";
import { companyListCondition } from "#server/engine/lists/listPlan.ts";

/** A proposed order; `supplier` and `name` are empty for products without a supplier. */
type Order = {
  supplier: string;
  name: string;
  products: number;
  out: number;
  pieces: number;
  amount: number;
  /** Day of the supplier's last receipt; '' without one. */
  lastReceipt: string;
};
type Asked = { page: number; perPage: number; filters: Record<string, string> };

const pieces = proposedQuantitySql("sold", "level", "stock");

/** Page of suppliers by name; products without a supplier come last. */
export function reorderFigures(app: core.App, company: string, { page, perPage, filters }: Asked) {
  const asked = Object.entries(shelfFilters).map(([name, filter]) => filter(filters[name] ?? ""));
  const condition = companyListCondition(company, [lowStockCondition, ...asked]);
  const sql = `WITH low AS (SELECT t.supplier, t.stock, ${lowStockSql("t")} AS level, ${centimesSql("t.purchase_price")} AS price,
      ${soldQuantitySql} AS sold FROM optique_products t WHERE ${condition.sql}),
    orders AS (SELECT supplier, COUNT(*) AS products, SUM(stock = 0) AS empty, SUM(${pieces}) AS pieces,
      SUM(${pieces} * price) AS amount FROM low GROUP BY supplier)
    SELECT json_object('total', (SELECT COUNT(*) FROM orders), 'items', (SELECT json_group_array(json_object('supplier', supplier,
      'name', name, 'products', products, 'out', empty, 'pieces', pieces, 'amount', amount, 'lastReceipt', last)) FROM (
        SELECT o.*, COALESCE(s.name, '') AS name, COALESCE((SELECT substr(MAX(r.date), 1, 10)
          FROM optique_stock_receipts r WHERE r.supplier = s.id AND r.company = {:company}), '') AS last FROM orders o LEFT JOIN optique_suppliers s ON s.id = o.supplier
        ORDER BY s.name IS NULL, s.name COLLATE NOCASE, o.supplier LIMIT {:limit_} OFFSET {:offset_}))) AS json`;
  const params = {
    ...condition.params,
    ...reorderPeriodParams(),
    limit_: perPage,
    offset_: (page - 1) * perPage,
  };
  const { total, items } = readJson<{ total: number; items: Order[] }>(app, sql, params);
  return {
    page,
    perPage,
    totalItems: total,
    totalPages: Math.ceil(total / perPage),
    items: items.map((order) => ({ ...order, amount: dirhams(order.amount) })),
  };
}
