/** Sums and counts of one company, in SQL over all its records (domain/README.md §8). Money leaves in dirhams. */
import { addDays, today } from "#domain/core/days.ts";
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import { percent, type Period, previousPeriod } from "#domain/core/period.ts";
import { lowStock } from "#domain/stock/stockLevel.ts";
import { centimesSql, queryInteger, queryJson, type Params } from "#server/platform/sql.ts";

const dirhams = (centimes: number): number => toDirhams(centimes as Centimes);

const pagesShown = 20;

/**
 * Pages seen in a period, by day and by page: those of the shop's own people, and those of the public pages, which
 * belong to no company.
 */
export function visits(app: core.App, company: string, { from, to }: Period) {
  const seen = `optique_events WHERE name = 'page_view' AND company IN ({:company}, '')
    AND day >= {:from} AND day <= {:to}`;
  const params = { company, from, to };
  const counts = "'views', COUNT(*), 'visitors', COUNT(DISTINCT visitor)";
  return {
    byDay: list(
      app,
      `SELECT json_object('day', day, ${counts}) AS row FROM ${seen} GROUP BY day ORDER BY day`,
      params,
    ),
    byPage: list(
      app,
      `SELECT json_object('path', path, ${counts}) AS row FROM ${seen}
       GROUP BY path ORDER BY COUNT(*) DESC, path LIMIT ${pagesShown}`,
      params,
    ),
  };
}

/** Of the totals by day, which triggers keep (pb_migrations/1700000100_create_totals.js). */
const inPeriod = "company = {:company} AND day >= {:from} AND day <= {:to}";
const daysOf = (company: string, { from, to }: Period): Params => ({ company, from, to });

type Row = Record<string, string | number>;
const list = (app: core.App, sql: string, params: Params): Row[] =>
  (
    queryJson<Row[]>(app, `SELECT json_group_array(json(row)) AS json FROM (${sql})`, params) ?? []
  ).map(inDirhams);

/** Columns called amount, total, collected or value hold centimes. */
function inDirhams(row: Row): Row {
  const money = ["amount", "total", "collected", "value"];
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      money.includes(name) ? dirhams(Number(value)) : value,
    ]),
  );
}

/** Total, collected and remaining of the invoices of a period, and the two percentages. */
export function overview(app: core.App, company: string, period: Period) {
  const sums = queryJson<{ invoices: number; total: number; collected: number }>(
    app,
    `SELECT json_object('invoices', COALESCE(SUM(invoices), 0), 'total', COALESCE(SUM(total), 0),
       'collected', COALESCE(SUM(collected), 0)) AS json FROM optique_invoice_days WHERE ${inPeriod}`,
    daysOf(company, period),
  ) ?? { invoices: 0, total: 0, collected: 0 };
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

/** What was cashed on each day that had a payment, by the payments' own dates. */
export const takings = (app: core.App, company: string, period: Period): Row[] =>
  list(
    app,
    `SELECT json_object('day', day, 'amount', SUM(amount)) AS row FROM optique_payment_days
     WHERE ${inPeriod} AND payments > 0 GROUP BY day ORDER BY day`,
    daysOf(company, period),
  );

/** What was billed on each day that had an invoice, and what of it is paid. */
const salesByDay = (app: core.App, company: string, period: Period): Row[] =>
  list(
    app,
    `SELECT json_object('day', day, 'invoices', invoices, 'total', total, 'collected', collected) AS row
     FROM optique_invoice_days WHERE ${inPeriod} AND invoices > 0 ORDER BY day`,
    daysOf(company, period),
  );

const wasSold = `${inPeriod} AND lines > 0`;

/** Sales grouped by product, the largest amount first. */
const byProduct = (app: core.App, company: string, period: Period): Row[] =>
  list(
    app,
    `SELECT json_object('product', g.product, 'name', COALESCE(p.name, g.name), 'reference', COALESCE(p.reference, ''),
       'type', COALESCE(p.type, g.type), 'quantity', g.quantity, 'amount', g.amount) AS row
     FROM (SELECT product, name, MAX(type) AS type, SUM(quantity) AS quantity, SUM(amount) AS amount
       FROM optique_sale_days WHERE ${wasSold} GROUP BY product, name) g
     LEFT JOIN optique_products p ON p.id = g.product
     ORDER BY g.amount DESC, g.quantity DESC, COALESCE(p.name, g.name)`,
    daysOf(company, period),
  );

/** Sales grouped by product type: how many products, how many pieces, how much. */
const byType = (app: core.App, company: string, period: Period): Row[] =>
  list(
    app,
    `SELECT json_object('type', type, 'products', products, 'quantity', quantity, 'amount', amount) AS row
     FROM (SELECT type, COUNT(DISTINCT product) AS products, SUM(quantity) AS quantity, SUM(amount) AS amount
       FROM optique_sale_days WHERE ${wasSold} GROUP BY type) ORDER BY amount DESC, type`,
    daysOf(company, period),
  );

/** What was cashed by each means of payment. */
const byMethod = (app: core.App, company: string, period: Period): Row[] =>
  list(
    app,
    `SELECT json_object('method', method, 'payments', payments, 'amount', amount) AS row
     FROM (SELECT method, SUM(payments) AS payments, SUM(amount) AS amount FROM optique_payment_days
       WHERE ${inPeriod} AND payments > 0 GROUP BY method) ORDER BY amount DESC, method`,
    daysOf(company, period),
  );

export function statistics(app: core.App, company: string, period: Period) {
  const before = previousPeriod(period);
  return {
    ...period,
    ...overview(app, company, period),
    byDay: takings(app, company, period),
    salesByDay: salesByDay(app, company, period),
    byProduct: byProduct(app, company, period),
    byType: byType(app, company, period),
    byMethod: byMethod(app, company, period),
    previous: {
      ...before,
      ...overview(app, company, before),
      salesByDay: salesByDay(app, company, before),
    },
  };
}

const onShelf = "company = {:company} AND archived = FALSE";

/** How many products are low, and how many are out: read from the index of the stock. */
function toOrder(app: core.App, company: string): { low: number; out: number } {
  const counts = queryJson<{ low: number; out: number }>(
    app,
    `SELECT json_object('low', COALESCE(SUM(stock > 0), 0), 'out', COALESCE(SUM(stock = 0), 0)) AS json
     FROM optique_products WHERE ${onShelf} AND stock <= ${lowStock}`,
    { company },
  );
  return counts ?? { low: 0, out: 0 };
}

/** Counts, value and the products to order again; archived products are out of sight but keep their value. */
export function stockFigures(app: core.App, company: string) {
  const sums = queryJson<{ products: number; value: number }>(
    app,
    `SELECT json_object('products', COALESCE(SUM(NOT archived), 0),
       'value', COALESCE(SUM(CAST(stock AS INTEGER) * ${centimesSql("purchase_price")}), 0)) AS json
     FROM optique_products WHERE company = {:company}`,
    { company },
  ) ?? { products: 0, value: 0 };
  const byType = list(
    app,
    `SELECT json_object('type', type, 'products', products, 'stock', stock, 'value', value) AS row
     FROM (SELECT type, COUNT(*) AS products, SUM(CAST(stock AS INTEGER)) AS stock,
         SUM(CAST(stock AS INTEGER) * ${centimesSql("purchase_price")}) AS value
       FROM optique_products WHERE ${onShelf} GROUP BY type) ORDER BY products DESC, type`,
    { company },
  );
  return { ...sums, ...toOrder(app, company), value: dirhams(sums.value), byType };
}

/** Ids of the products that are low or out, the emptiest first. */
export const productsToReorder = (
  app: core.App,
  company: string,
  kind: "low" | "out",
  limit: number,
): string[] =>
  queryJson<string[]>(
    app,
    `SELECT json_group_array(id) AS json FROM (SELECT id FROM optique_products WHERE ${onShelf}
       AND ${kind === "out" ? "stock = 0 ORDER BY name" : `stock > 0 AND stock <= ${lowStock} ORDER BY stock, name`} LIMIT {:limit})`,
    { company, limit },
  ) ?? [];

/** Invoices that are not wholly paid, and products to order again: the counts beside the menu. */
export function waitingFigures(app: core.App, company: string): { unpaid: number; stock: number } {
  const unpaid = queryInteger(
    app,
    "SELECT COALESCE(SUM(open_invoices), 0) AS json FROM optique_invoice_days WHERE company = {:company}",
    { company },
  );
  const { low, out } = toOrder(app, company);
  return { unpaid, stock: low + out };
}

const patienceDays = 30;

/** What the dashboard counts, and what waits to be done today. */
export function dashboardFigures(app: core.App, company: string) {
  const day = today();
  const counts = queryJson<{
    clients: number;
    products: number;
    invoices: number;
    unpaidInvoices: number;
    revenue: number;
    due: number;
    overdue: number;
    overdueAmount: number;
    pendingReceipts: number;
  }>(
    app,
    `SELECT json_object(
       'clients', COALESCE((SELECT records FROM optique_client_counts WHERE company = {:company}), 0),
       'products', (SELECT COUNT(*) FROM optique_products WHERE company = {:company} AND archived = FALSE),
       'invoices', COALESCE(SUM(invoices), 0), 'revenue', COALESCE(SUM(total), 0),
       'unpaidInvoices', COALESCE(SUM(open_invoices), 0), 'due', COALESCE(SUM(due), 0),
       'overdue', COALESCE(SUM((day <= {:old}) * open_invoices), 0), 'overdueAmount', COALESCE(SUM((day <= {:old}) * due), 0),
       'pendingReceipts', (SELECT COUNT(*) FROM optique_stock_receipts WHERE company = {:company} AND status = 'pending')) AS json
     FROM optique_invoice_days WHERE company = {:company}`,
    { company, old: addDays(day, -patienceDays - 1) },
  );
  const { low, out } = toOrder(app, company);
  const {
    revenue = 0,
    due = 0,
    overdueAmount = 0,
    overdue = 0,
    pendingReceipts = 0,
    ...shown
  } = counts ?? {};
  return {
    ...shown,
    revenue: dirhams(revenue),
    takings: takings(app, company, { from: addDays(day, -29), to: day }),
    today: {
      day,
      due: dirhams(due),
      overdue: { invoices: overdue, amount: dirhams(overdueAmount) },
      lowStock: low,
      outOfStock: out,
      pendingReceipts,
    },
  };
}
