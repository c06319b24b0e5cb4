/** Statistics of a period, of the previous one, and of its month beside the month before. */
import { today } from "#domain/core/days.ts";
import { monthsOf, percent, type Period, previousPeriod } from "#domain/core/period.ts";
import {
  periodParams,
  dirhams,
  figureRows,
  inPeriodSql,
} from "#server/engine/totals/figureRows.ts";
import { productFigures } from "./productFigures.ts";
import { vatFigures } from "./vatFigures.ts";
import { readJson } from "#server/platform/statements.ts";

export function statistics(app: core.App, company: string, period: Period) {
  const day = today();
  const before = previousPeriod(period, day);
  const months = monthsOf(period, day);
  return {
    ...period,
    ...overview(app, company, period),
    byDay: takingsByDay(app, company, period),
    salesByDay: salesByDay(app, company, period),
    byProduct: productFigures(app, company, { period, before, day }),
    byType: byType(app, company, period),
    byMethod: byMethod(app, company, period),
    vat: vatFigures(app, company, period),
    previous: {
      ...before,
      ...overview(app, company, before),
      salesByDay: salesByDay(app, company, before),
    },
    month: {
      ...months.month,
      salesByDay: salesByDay(app, company, months.month),
      before: { ...months.before, salesByDay: salesByDay(app, company, months.before) },
    },
  };
}

/** Total, collected and remaining of the invoices of a period, with percentages. */
function overview(app: core.App, company: string, period: Period) {
  const sums = readJson<{ invoices: number; total: number; collected: number }>(
    app,
    `SELECT json_object('invoices', COALESCE(SUM(invoices), 0), 'total', COALESCE(SUM(total), 0),
       'collected', COALESCE(SUM(collected), 0)) AS json FROM optique_invoice_days WHERE ${inPeriodSql}`,
    periodParams(company, period),
  );
  const { invoices, total, collected } = sums;
  const collectedPercent = percent(collected, total);
  return {
    invoices,
    total: dirhams(total),
    collected: dirhams(collected),
    remaining: dirhams(total - collected),
    collectedPercent,
    remainingPercent: total > 0 ? 100 - collectedPercent : 0,
  };
}

/** Amounts collected by day, dated by the payments. */
export const takingsByDay = (app: core.App, company: string, period: Period) =>
  figureRows(
    app,
    `SELECT json_object('day', day, 'amount', SUM(amount)) AS row FROM optique_payment_days
     WHERE ${inPeriodSql} AND payments > 0 GROUP BY day ORDER BY day`,
    periodParams(company, period),
    ["amount"],
  );

/** Invoiced amounts by day, and the part that is paid. */
export const salesByDay = (app: core.App, company: string, period: Period) =>
  figureRows(
    app,
    `SELECT json_object('day', day, 'invoices', invoices, 'total', total, 'collected', collected) AS row
     FROM optique_invoice_days WHERE ${inPeriodSql} AND invoices > 0 ORDER BY day`,
    periodParams(company, period),
    ["total", "collected"],
  );

const wasSold = `${inPeriodSql} AND lines > 0`;

/** Sales by product type: products, pieces and amount. */
const byType = (app: core.App, company: string, period: Period) =>
  figureRows(
    app,
    `SELECT json_object('type', type, 'products', products, 'quantity', quantity, 'amount', amount) AS row
     FROM (SELECT type, COUNT(DISTINCT product) AS products, SUM(quantity) AS quantity, SUM(amount) AS amount
       FROM optique_sale_days WHERE ${wasSold} GROUP BY type) ORDER BY amount DESC, type`,
    periodParams(company, period),
    ["amount"],
  );

/** Amounts collected by payment method. */
const byMethod = (app: core.App, company: string, period: Period) =>
  figureRows(
    app,
    `SELECT json_object('method', method, 'payments', payments, 'amount', amount) AS row
     FROM (SELECT method, SUM(payments) AS payments, SUM(amount) AS amount FROM optique_payment_days
       WHERE ${inPeriodSql} AND payments > 0 GROUP BY method) ORDER BY amount DESC, method`,
    periodParams(company, period),
    ["amount"],
  );
