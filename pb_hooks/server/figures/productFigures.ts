/** Sales by product and by type: of a period, of the previous one, and of the last thirty days. */
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { dirhams } from "#server/engine/totals/figureRows.ts";
import { readJson } from "#server/platform/storage/statements.ts";
import { jsonOfRows, rowsOf, type Sales, salesParams, type SalesRows } from "./salesRows.ts";

type ProductFigures = {
  product: string;
  name: string;
  reference: string;
  type: string;
  /** File name of the product's photograph. */
  image: string;
  quantity: number;
  amount: number;
  /** Amount of the previous period. */
  before: number;
  /** Ten amounts of three days each, up to the end of the period or today. */
  trend: number[];
};

const trendDays = 30;
const sliceDays = 3;
const slices = Array.from({ length: trendDays / sliceDays }, (_, slice) => slice);

const sliceSql = `CAST(julianday(day) - julianday({:trend_from}) AS INTEGER) / ${sliceDays}`;
const trendSql = `json_array(${slices.map((slice) => `SUM((slice = ${slice}) * amount)`).join(", ")})`;

const byProductSql = `SELECT json_object('product', g.product, 'name', COALESCE(p.name, g.name),
    'reference', COALESCE(p.reference, ''), 'type', COALESCE(p.type, g.type), 'image', COALESCE(p.image, ''),
    'quantity', g.quantity, 'amount', g.amount, 'before', COALESCE(e.amount, 0), 'trend', json(COALESCE(l.trend, '[]'))) AS row
  FROM asked g
  LEFT JOIN earlier e ON e.product = g.product AND e.name = g.name
  LEFT JOIN latest l ON l.product = g.product AND l.name = g.name
  LEFT JOIN optique_products p ON p.id = g.product
  ORDER BY g.amount DESC, g.quantity DESC, COALESCE(p.name, g.name)`;
const byTypeSql = `SELECT json_object('type', type, 'products', products, 'quantity', quantity, 'amount', amount) AS row
  FROM (SELECT type, COUNT(DISTINCT product) AS products, SUM(quantity) AS quantity, SUM(amount) AS amount
    FROM goods GROUP BY type) ORDER BY amount DESC, type`;

/** SQL of the sums by product and type in three periods; lines without a product are grouped by name. */
const goodsSql = (rows: SalesRows) => `WITH
  goods AS MATERIALIZED (SELECT product, name, type, SUM(quantity) AS quantity, SUM(amount) AS amount
    FROM (${rows.sold("asked_")}) GROUP BY product, name, type),
  asked AS (SELECT product, name, MAX(type) AS type, SUM(quantity) AS quantity, SUM(amount) AS amount
    FROM goods GROUP BY product, name),
  earlier AS (SELECT product, name, SUM(amount) AS amount FROM (${rows.sold("before_")}) GROUP BY product, name),
  latest AS (SELECT product, name, ${trendSql} AS trend
    FROM (SELECT product, name, amount, ${sliceSql} AS slice FROM (${rows.sold("trend_")})) GROUP BY product, name)
  SELECT ${jsonOfRows({ byProduct: byProductSql, byType: byTypeSql })} AS json`;

const named = (name: string, { from, to }: Period) => ({
  [`${name}_from`]: from,
  [`${name}_to`]: to,
});

type GoodsFigures = {
  byProduct: ProductFigures[];
  byType: { type: string; products: number; quantity: number; amount: number }[];
};

/** Sales by product and by type, the largest amount first; money in dirhams. */
export function goodsFigures(
  app: core.App,
  sales: Sales,
  { period, before, day }: { period: Period; before: Period; day: IsoDay },
): GoodsFigures {
  const to = period.to < day ? period.to : day;
  const trend = { from: addDays(to, 1 - trendDays), to };
  const { byProduct, byType } = readJson<GoodsFigures>(app, goodsSql(rowsOf(sales)), {
    ...salesParams(sales, period),
    ...named("asked", period),
    ...named("before", before),
    ...named("trend", trend),
  });
  return {
    byProduct: byProduct.map((row) => ({
      ...row,
      amount: dirhams(row.amount),
      before: dirhams(row.before),
      trend: row.trend.map(dirhams),
    })),
    byType: byType.map((row) => ({ ...row, amount: dirhams(row.amount) })),
  };
}
