/** Summary of the movement list: quantities in and out, and the balance after the first movement of a page. */
import { isDay } from "#domain/core/days/days.ts";
import { stockSources } from "#domain/stock/stockSources.ts";
import type { ParsedListRequest, FilterValues } from "#server/engine/lists/list.ts";
import { inJsonList, type SqlParams } from "#server/platform/storage/sql.ts";
import { readInteger, readJson } from "#server/platform/storage/statements.ts";

type MovementTotals = { movements: number; entered: number; left: number };

/** Totals over the movements of a company, filtered by day and type. */
export function movementTotals(
  app: core.App,
  company: string,
  { type, from, to }: FilterValues,
): MovementTotals {
  const conditions = ["company = {:company}"];
  const params: SqlParams = { company };
  const add = (condition: string, name: string, value: string) => {
    conditions.push(condition);
    params[name] = value;
  };
  if (type) add(`movement_type ${inJsonList("types")}`, "types", JSON.stringify(type.split(",")));
  if (isDay(from)) add("day >= {:from}", "from", from);
  if (isDay(to)) add("day <= {:to}", "to", to);
  const sql = `SELECT json_object('movements', COALESCE(SUM(movements), 0), 'entered', COALESCE(SUM(entered), 0),
      'left', COALESCE(SUM(removed), 0)) AS json FROM optique_movement_days WHERE ${conditions.join(" AND ")}`;
  return readJson<MovementTotals>(app, sql, params);
}

/** Stock of a product after the newest movement of the page: current stock minus later movements. */
const balanceOf = (app: core.App, company: string, product: string, offset: number): number =>
  readInteger(
    app,
    `SELECT COALESCE((SELECT stock FROM optique_products WHERE id = {:product} AND company = {:company}), 0)
       - COALESCE((SELECT SUM(quantity) FROM (SELECT quantity FROM optique_stock_movements
           WHERE product = {:product} AND company = {:company} ORDER BY created DESC, rowid DESC LIMIT {:offset})), 0) AS json`,
    { company, product, offset },
  );

/**
 * `entered` and `left` of a period or product. `balance` only for a product's unfiltered history, where it can be
 * computed.
 */
export function movementSummary(
  app: core.App,
  company: string,
  { filters, offset, condition }: ParsedListRequest,
): Record<string, number> {
  const { product, type, from, to } = filters;
  if (!product) {
    if (!from || !to) return {};
    const { entered, left } = movementTotals(app, company, filters);
    return { entered, left };
  }
  const sums = readJson<{ entered: number; left: number }>(
    app,
    `SELECT json_object('entered', COALESCE(SUM(MAX(t.quantity, 0)), 0), 'left', COALESCE(SUM(MIN(t.quantity, 0)), 0)) AS json
     FROM optique_stock_movements t WHERE ${condition.sql}`,
    condition.params,
  );
  const isWhole = !type && !from && !to;
  return { ...sums, ...(isWhole ? { balance: balanceOf(app, company, product, offset) } : {}) };
}

const cases = Object.entries(stockSources).map(([type, { header, columns }]) => {
  const members = Object.entries(columns).map(([name, column]) => `'${name}', d.${column}`);
  return `WHEN '${type}' THEN (SELECT json_object(${members.join(", ")}) FROM ${header} d WHERE d.id = t.reference_id AND +d.company = t.company)`;
});

/** SQL of movement t's document as JSON; NULL without one, or when it was deleted and only a floor remains. */
export const movementDocumentSql = `CASE t.reference_type ${cases.join(" ")} END`;
