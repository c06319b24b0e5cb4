/** What the dashboard counts, and what waits to be done today. */
import { addDays, type IsoDay, today } from "#domain/core/days.ts";
import { dirhams } from "./figureRows.ts";
import { takings } from "./statistics.ts";
import { shelfCounts } from "./stockFigures.ts";
import { clientsSql } from "#server/scale/totals.ts";
import { readInteger, readJson } from "#server/platform/statements.ts";

/** An invoice is overdue after so many days. */
const patienceDays = 30;
const takingsDays = 30;

export function dashboardFigures(app: core.App, company: string) {
  const day = today();
  const { revenue, due, overdueAmount, overdue, pendingReceipts, ...counts } = countsOf(
    app,
    company,
    day,
  );
  const { low, out } = shelfCounts(app, company);
  return {
    ...counts,
    revenue: dirhams(revenue),
    takings: takings(app, company, { from: addDays(day, 1 - takingsDays), to: day }),
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

type Counts = Record<
  | "clients"
  | "products"
  | "invoices"
  | "unpaidInvoices"
  | "revenue"
  | "due"
  | "overdue"
  | "overdueAmount"
  | "pendingReceipts",
  number
>;

const countsSql = `SELECT json_object(
    'clients', ${clientsSql},
    'products', (SELECT COUNT(*) FROM optique_products WHERE company = {:company} AND archived = FALSE),
    'invoices', COALESCE(SUM(invoices), 0), 'revenue', COALESCE(SUM(total), 0),
    'unpaidInvoices', COALESCE(SUM(open_invoices), 0), 'due', COALESCE(SUM(due), 0),
    'overdue', COALESCE(SUM((day <= {:old}) * open_invoices), 0), 'overdueAmount', COALESCE(SUM((day <= {:old}) * due), 0),
    'pendingReceipts', (SELECT COUNT(*) FROM optique_stock_receipts WHERE company = {:company} AND status = 'pending')) AS json
  FROM optique_invoice_days WHERE company = {:company}`;

const countsOf = (app: core.App, company: string, day: IsoDay): Counts =>
  readJson<Counts>(app, countsSql, { company, old: addDays(day, -patienceDays - 1) });

/** Invoices that are not wholly paid, and products to order again: the counts beside the menu. */
export function waitingFigures(app: core.App, company: string): { unpaid: number; stock: number } {
  const unpaid = readInteger(
    app,
    "SELECT COALESCE(SUM(open_invoices), 0) AS json FROM optique_invoice_days WHERE company = {:company}",
    { company },
  );
  const { low, out } = shelfCounts(app, company);
  return { unpaid, stock: low + out };
}
