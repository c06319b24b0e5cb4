/** Statistics of a period and the previous one, and sales by day of its month and the month before. */
import { today } from "#domain/core/days/days.ts";
import { monthsOf, percent, type Period, previousPeriod } from "#domain/core/days/period.ts";
import { dirhams, figureRows } from "#server/engine/totals/figureRows.ts";
import { readJson } from "#server/platform/storage/statements.ts";
import { discountFigures, returnFigures } from "./creditFigures.ts";
import { goodsFigures } from "./productFigures.ts";
import { jsonOfRows, rowsOf, type Sales, salesParams, type SalesRows } from "./salesRows.ts";
import { quoteFigures } from "./quoteFigures.ts";
import { serviceFigures } from "./serviceFigures.ts";
import { vatFigures } from "./vatFigures.ts";

/** TVA is computed for the whole shop only, not for one seller. */
const noVat = { invoiced: [], collected: [] };

/** Statistics of a period; without `seesCosts`, costs are absent. */
export function statistics(app: core.App, sales: Sales, period: Period, seesCosts: boolean) {
  const day = today();
  const before = previousPeriod(period, day);
  const months = monthsOf(period, day);
  return {
    ...period,
    ...overview(app, sales, period),
    ...takings(app, sales, period),
    salesByDay: salesByDay(app, sales, period),
    ...goodsFigures(app, sales, { period, before, day }),
    vat: sales.seller === null ? vatFigures(app, sales.company, period) : noVat,
    discounts: discountFigures(app, sales, period),
    returns: returnFigures(app, sales, period),
    quotes: quoteFigures(app, sales, period),
    services: serviceFigures(app, sales, period, seesCosts),
    previous: {
      ...before,
      ...overview(app, sales, before),
      salesByDay: salesByDay(app, sales, before),
    },
    month: {
      ...months.month,
      salesByDay: salesByDay(app, sales, months.month),
      before: { ...months.before, salesByDay: salesByDay(app, sales, months.before) },
    },
  };
}

type Sums = Record<"invoices" | "billed" | "owed" | "collected" | "credited", number>;

const overviewSql = (
  rows: SalesRows,
) => `SELECT json_object('invoices', COALESCE(SUM(invoices), 0), 'billed', COALESCE(SUM(total), 0),
    'owed', COALESCE(SUM(total - credited - fund), 0), 'collected', COALESCE(SUM(collected), 0),
    'credited', COALESCE((SELECT SUM(total) FROM (${rows.credits})), 0)) AS json
  FROM (${rows.invoices})`;

/**
 * Totals of a period: invoices less credit notes, and what is collected and remaining of its invoices, with percentages
 * of the clients' part.
 */
export function overview(app: core.App, sales: Sales, period: Period) {
  const sums = readJson<Sums>(app, overviewSql(rowsOf(sales)), salesParams(sales, period));
  const { invoices, billed, owed, collected, credited } = sums;
  const collectedPercent = percent(collected, owed);
  return {
    invoices,
    total: dirhams(billed - credited),
    credited: dirhams(credited),
    collected: dirhams(collected),
    remaining: dirhams(owed - collected),
    collectedPercent,
    remainingPercent: owed > 0 ? 100 - collectedPercent : 0,
  };
}

/** Reads the payments once, for the list by day and the list by method. */
const takingsSql = (rows: SalesRows) => `WITH taken AS MATERIALIZED (
    SELECT day, method, SUM(payments) AS payments, SUM(amount) AS amount FROM (${rows.payments}) GROUP BY day, method)
  SELECT ${jsonOfRows({
    byDay: `SELECT json_object('day', day, 'amount', SUM(amount)) AS row FROM (
        SELECT day, amount FROM taken WHERE method NOT IN ('credit', 'fund') UNION ALL SELECT day, -amount FROM (${rows.refunds}))
      GROUP BY day ORDER BY day`,
    byMethod: `SELECT json_object('method', method, 'payments', MAX(payments, 0), 'amount', amount) AS row
      FROM (SELECT method, SUM(payments) AS payments, SUM(amount) AS amount FROM (
        SELECT method, payments, amount FROM taken UNION ALL SELECT 'fund', 0, -amount FROM (${rows.fundRefunds}))
        GROUP BY method) WHERE payments <> 0 OR amount <> 0
      ORDER BY amount DESC, method`,
    reversed: `SELECT json_object('amount', SUM(amount)) AS row FROM (${rows.reversals}) HAVING COUNT(*) > 0`,
  })} AS json`;

type TakingRows = {
  byDay: { day: string; amount: number }[];
  byMethod: { method: string; payments: number; amount: number }[];
};
/** `reversed`: sum of bounced and later honoured cheques. */
type Takings = TakingRows & { reversed: number };

/**
 * Takings by day: clients' payments less refunds, each on its own date, without used kept credits. By method: all
 * payments; those of funds are listed as 'fund', less the refunds to funds.
 */
export function takings(app: core.App, sales: Sales, period: Period): Takings {
  const params = salesParams(sales, period);
  const { byDay, byMethod, reversed } = readJson<TakingRows & { reversed: { amount: number }[] }>(
    app,
    takingsSql(rowsOf(sales)),
    params,
  );
  const inDirhams = <Row extends { amount: number }>(row: Row): Row => ({
    ...row,
    amount: dirhams(row.amount),
  });
  return {
    byDay: byDay.map(inDirhams),
    byMethod: byMethod.map(inDirhams),
    reversed: dirhams(reversed[0]?.amount ?? 0),
  };
}

const salesByDaySql = (
  rows: SalesRows,
) => `SELECT json_object('day', day, 'invoices', SUM(invoices), 'total', SUM(total), 'collected', SUM(collected)) AS row
  FROM (SELECT day, invoices, total, collected FROM (${rows.invoices})
    UNION ALL SELECT day, 0, -total, 0 FROM (${rows.credits}))
  GROUP BY day ORDER BY day`;

/** Sales by day: invoices less the credit notes of that day, and the collected part of these invoices. */
export const salesByDay = (app: core.App, sales: Sales, period: Period) =>
  figureRows(app, salesByDaySql(rowsOf(sales)), salesParams(sales, period), ["total", "collected"]);
