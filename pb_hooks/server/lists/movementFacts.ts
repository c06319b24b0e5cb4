/** What the list of movements says beside its page: what came in and went out, and the stock that a page begins with. */
import { isDay } from "#domain/core/days.ts";
import type { Asked } from "./lists.ts";
import { inList, type Params, queryInteger, queryJson } from "#server/platform/sql.ts";

const newestFirst = "ORDER BY created DESC, rowid DESC";

/** The stock of a product after the newest movement of the page: its stock now, less what moved since. */
const balanceOf = (app: core.App, company: string, product: string, offset: number): number =>
  queryInteger(
    app,
    `SELECT COALESCE((SELECT stock FROM optique_products WHERE id = {:product} AND company = {:company}), 0)
       - COALESCE((SELECT SUM(quantity) FROM (SELECT quantity FROM optique_stock_movements
           WHERE product = {:product} AND company = {:company} ${newestFirst} LIMIT {:offset})), 0) AS json`,
    { company, product, offset },
  );

type Totals = { movements: number; entered: number; left: number };

/** All movements of a company, or those of these days and types: summed by day, however many there are. */
export function movementTotals(
  app: core.App,
  company: string,
  { type, from, to }: Record<string, string>,
): Totals {
  const conditions = ["company = {:company}"];
  const params: Params = { company };
  if (type) {
    conditions.push(`movement_type ${inList("types")}`);
    params["types"] = JSON.stringify(type.split(","));
  }
  if (isDay(from)) {
    conditions.push("day >= {:from}");
    params["from"] = from;
  }
  if (isDay(to)) {
    conditions.push("day <= {:to}");
    params["to"] = to;
  }
  const sql = `SELECT json_object('movements', COALESCE(SUM(movements), 0), 'entered', COALESCE(SUM(entered), 0),
      'left', COALESCE(SUM(removed), 0)) AS json FROM optique_movement_days WHERE ${conditions.join(" AND ")}`;
  return queryJson<Totals>(app, sql, params) ?? { movements: 0, entered: 0, left: 0 };
}

/**
 * `entered` and `left` of a period or of a product; `balance` of a product whose whole history is shown, so that the rows
 * below it follow one from the other.
 */
export function movementFacts(
  app: core.App,
  company: string,
  { filters, offset, condition }: Asked,
): Record<string, number> {
  const { product, type, from, to } = filters;
  if (!product) {
    if (!from || !to) return {};
    const { entered, left } = movementTotals(app, company, filters);
    return { entered, left };
  }
  const sums = queryJson<{ entered: number; left: number }>(
    app,
    `SELECT json_object('entered', COALESCE(SUM(MAX(t.quantity, 0)), 0), 'left', COALESCE(SUM(MIN(t.quantity, 0)), 0)) AS json
     FROM optique_stock_movements t WHERE ${condition.sql}`,
    condition.params,
  );
  const isWhole = !type && !from && !to;
  return { ...sums, ...(isWhole ? { balance: balanceOf(app, company, product, offset) } : {}) };
}
