/** Counts and value of the stock, and products to reorder. Archived products count only in the values, separately. */
import { centimesSql } from "#domain/core/money.ts";
import { dirhams, figureRows } from "#server/engine/totals/figureRows.ts";
import { lowStockCondition } from "./shelf.ts";
import { readJson } from "#server/platform/storage/statements.ts";

const onShelf = "company = {:company} AND archived = FALSE";
const pieces = "CAST(stock AS INTEGER)";
const value = `SUM(${pieces} * ${centimesSql("purchase_price")})`;

export function stockFigures(app: core.App, company: string) {
  const sums = readJson<{ products: number; value: number; archivedValue: number }>(
    app,
    `SELECT json_object('products', COALESCE(SUM(NOT archived), 0), 'value', COALESCE(${value}, 0),
       'archivedValue', COALESCE(${value} FILTER (WHERE archived), 0)) AS json
     FROM optique_products WHERE company = {:company}`,
    { company },
  );
  return {
    ...sums,
    ...lowStockCounts(app, company),
    value: dirhams(sums.value),
    archivedValue: dirhams(sums.archivedValue),
    byType: byType(app, company),
  };
}

const byType = (app: core.App, company: string) =>
  figureRows(
    app,
    `SELECT json_object('type', type, 'products', products, 'stock', stock, 'value', value) AS row
     FROM (SELECT type, COUNT(*) AS products, SUM(${pieces}) AS stock, ${value} AS value
       FROM optique_products WHERE ${onShelf} GROUP BY type) ORDER BY products DESC, type`,
    { company },
    ["value"],
  );

/** Numbers of products that are low or out of stock, from the partial index of the shelf. */
export type LowStockCounts = { low: number; out: number };
export const lowStockCountsSql = `SELECT json_object('low', COALESCE(SUM(stock > 0), 0), 'out', COALESCE(SUM(stock = 0), 0)) AS json
     FROM optique_products t WHERE company = {:company} AND ${lowStockCondition.sql}`;

export const lowStockCounts = (app: core.App, company: string): LowStockCounts =>
  readJson(app, lowStockCountsSql, { company });

/** Ids of products that are low or out of stock, the lowest stock first. */
export const productsToReorder = (
  app: core.App,
  company: string,
  shelf: "low" | "out",
  limit: number,
): string[] =>
  readJson<string[]>(
    app,
    `SELECT json_group_array(id) AS json FROM (SELECT id FROM optique_products t WHERE company = {:company} AND ${lowStockCondition.sql}
       AND ${shelf === "out" ? "stock = 0 ORDER BY name" : "stock > 0 ORDER BY stock, name"} LIMIT ${limit})`,
    { company },
  );
