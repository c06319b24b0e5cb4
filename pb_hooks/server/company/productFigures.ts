/** Sales by product of a period, beside those of the period before and of the last thirty days. */
import { addDays, type IsoDay } from "#domain/core/days.ts";
import type { Period } from "#domain/core/period.ts";
import { dirhams } from "#server/engine/totals/figureRows.ts";
import { readJson } from "#server/platform/statements.ts";
import { rowsOf, type Sales, salesParams, type SalesRows } from "./salesRows.ts";

type ProductFigures = {
  product: string;
  name: string;
  reference: string;
  type: string;
  /** File name of the photograph. */
  image: string;
  quantity: number;
  amount: number;
  /** Amount of the period before. */
  before: number;
  /** Amounts of three days each, up to the end of the period or today. */
  trend: number[];
};

const trendDays = 30;
const sliceDays = 3;
const slices = Array.from({ length: trendDays / sliceDays }, (_, slice) => slice);

const sliceSql = `CAST(julianday(day) - julianday({:trend_from}) AS INTEGER) / ${sliceDays}`;
const trendSql = `json_array(${slices.map((slice) => `SUM((slice = ${slice}) * amount)`).join(", ")})`;

/** Of the shop, each period is a range of the primary key of the totals; lines without a product are grouped by name. */
const byProductSql = (rows: SalesRows) => `WITH
  asked AS (SELECT product, name, MAX(type) AS type, SUM(quantity) AS quantity, SUM(amount) AS amount
    FROM (${rows.sold("asked_")}) GROUP BY product, name),
  earlier AS (SELECT product, name, SUM(amount) AS amount FROM (${rows.sold("before_")}) GROUP BY product, name),
  latest AS (SELECT product, name, ${trendSql} AS trend
    FROM (SELECT product, name, amount, ${sliceSql} AS slice FROM (${rows.sold("trend_")})) GROUP BY product, name)
  SELECT json_group_array(json(row)) AS json FROM (
    SELECT json_object('product', g.product, 'name', COALESCE(p.name, g.name), 'reference', COALESCE(p.reference, ''),
      'type', COALESCE(p.type, g.type), 'image', COALESCE(p.image, ''), 'quantity', g.quantity, 'amount', g.amount,
      'before', COALESCE(e.amount, 0), 'trend', json(COALESCE(l.trend, '[]'))) AS row
    FROM asked g
    LEFT JOIN earlier e ON e.product = g.product AND e.name = g.name
    LEFT JOIN latest l ON l.product = g.product AND l.name = g.name
    LEFT JOIN optique_products p ON p.id = g.product
    ORDER BY g.amount DESC, g.quantity DESC, COALESCE(p.name, g.name))`;

const named = (name: string, { from, to }: Period) => ({
  [`${name}_from`]: from,
  [`${name}_to`]: to,
});

/** Largest amount first; money in dirhams. */
export function productFigures(
  app: core.App,
  sales: Sales,
  { period, before, day }: { period: Period; before: Period; day: IsoDay },
): ProductFigures[] {
  const to = period.to < day ? period.to : day;
  const trend = { from: addDays(to, 1 - trendDays), to };
  const rows = readJson<ProductFigures[]>(app, byProductSql(rowsOf(sales)), {
    ...salesParams(sales, period),
    ...named("asked", period),
    ...named("before", before),
    ...named("trend", trend),
  });
  return rows.map((row) => ({
    ...row,
    amount: dirhams(row.amount),
    before: dirhams(row.before),
    trend: row.trend.map(dirhams),
  }));
}
