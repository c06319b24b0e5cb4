/** Statistics of a period, of the previous one, and of its month beside the month before. */
import { today } from "#domain/core/days.ts";
import { centimesSql } from "#domain/core/money.ts";
import { monthsOf, percent, type Period, previousPeriod } from "#domain/core/period.ts";
import {
  periodParams,
  dirhams,
  figureRows,
  inPeriodSql,
} from "#server/engine/totals/figureRows.ts";
import { discountFigures, returnFigures } from "./creditFigures.ts";
import { productFigures, soldOrCreditedSql } from "./productFigures.ts";
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
    discounts: discountFigures(app, company, period),
    returns: returnFigures(app, company, period),
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

type Sums = Record<"invoices" | "billed" | "owed" | "collected" | "credited", number>;

const overviewSql = `SELECT json_object('invoices', COALESCE(SUM(invoices), 0), 'billed', COALESCE(SUM(total), 0),
    'owed', COALESCE(SUM(total - credited), 0), 'collected', COALESCE(SUM(collected), 0),
    'credited', COALESCE((SELECT SUM(total) FROM optique_credit_days WHERE ${inPeriodSql}), 0)) AS json
  FROM optique_invoice_days WHERE ${inPeriodSql}`;

/**
 * Total of the sales of a period: its invoices less its credit notes. Collected and remaining of its invoices, with
 * percentages of what they still ask for.
 */
function overview(app: core.App, company: string, period: Period) {
  const sums = readJson<Sums>(app, overviewSql, periodParams(company, period));
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

/** Money taken by day less refunds, each by its own date; a kept credit that is used brings none. */
export const takingsByDay = (app: core.App, company: string, period: Period) =>
  figureRows(
    app,
    `SELECT json_object('day', day, 'amount', SUM(amount)) AS row FROM (
       SELECT day, amount FROM optique_payment_days WHERE ${inPeriodSql} AND payments > 0 AND method <> 'credit'
       UNION ALL SELECT substr(date, 1, 10), -${centimesSql("amount")} FROM optique_refunds
         WHERE company = {:company} AND date >= {:from} AND date <= {:to} || 'z')
     GROUP BY day ORDER BY day`,
    periodParams(company, period),
    ["amount"],
  );

/** Sales by day, less the credit notes of that day, and the part of its invoices that is paid. */
export const salesByDay = (app: core.App, company: string, period: Period) =>
  figureRows(
    app,
    `SELECT json_object('day', day, 'invoices', SUM(invoices), 'total', SUM(total), 'collected', SUM(collected)) AS row
     FROM (SELECT day, invoices, total, collected FROM optique_invoice_days WHERE ${inPeriodSql} AND invoices > 0
       UNION ALL SELECT day, 0, -total, 0 FROM optique_credit_days WHERE ${inPeriodSql} AND notes > 0)
     GROUP BY day ORDER BY day`,
    periodParams(company, period),
    ["total", "collected"],
  );

const wasSold = `${inPeriodSql} AND ${soldOrCreditedSql}`;

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
