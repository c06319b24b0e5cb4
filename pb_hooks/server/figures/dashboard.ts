/** Counts of the dashboard, and today's tasks. */
import { unusedCreditSql } from "#domain/sale/credit.ts";
import { isOpenInvoiceSql } from "#domain/sale/due.ts";
import {
  addDays,
  dayStartInstant,
  type IsoDay,
  storedDay,
  today,
  yearBefore,
} from "#domain/core/days/days.ts";
import { closedUntilSql, isMonthDue, proposedPeriod } from "#domain/books/proposedPeriod.ts";
import { type Period, presetPeriod } from "#domain/core/days/period.ts";
import { dirhams } from "#server/engine/totals/figureRows.ts";
import type { Sales } from "./salesRows.ts";
import { overview, salesByDay, takings } from "./statistics.ts";
import {
  lowStockCounts,
  type LowStockCounts,
  lowStockCountsSql,
} from "#server/stock/stockFigures.ts";
import { lensRefillPieces } from "#server/lenses/lensRefill.ts";
import { contactLensesOfToday, noContactLenses } from "#server/contactLenses/contactCounts.ts";
import { noPurchases, purchasesOfToday } from "#server/purchases/purchaseCounts.ts";
import { noServices, servicesOfToday } from "#server/services/serviceCounts.ts";
import { lastOverdueDay } from "#server/sale/invoiceList.ts";
import { lowStockCondition } from "#server/stock/shelf.ts";
import { clientCountSql } from "#server/sale/clientLists.ts";
import { readInteger, readJson } from "#server/platform/storage/statements.ts";

const takingsDays = 30;

/** Turnover of the whole shop, or a seller's own sales of this month. */
function turnover(app: core.App, sales: Sales, day: IsoDay, revenue: number) {
  const last = { from: addDays(day, 1 - takingsDays), to: day };
  const both = { from: addDays(day, 1 - 2 * takingsDays), to: day };
  const isShop = sales.seller === null;
  const taken = isShop ? takings(app, sales, both).byDay : [];
  return {
    revenue: isShop ? dirhams(revenue) : overview(app, sales, presetPeriod("month", day)).total,
    takings: taken.filter((one) => one.day >= last.from),
    takingsBefore: taken.filter((one) => one.day < last.from),
    salesByDay: salesByDay(app, sales, last),
  };
}

/** Period that should be transmitted now; null when none is due, or the shop never transmitted one. */
const booksDue = (closedUntil: string | null, day: IsoDay): Period | null =>
  closedUntil !== null && isMonthDue(closedUntil, day) ? proposedPeriod(closedUntil, day) : null;

type Sees = { costs: boolean; books: boolean };

/**
 * Figures of the dashboard. Purchases need the right to see costs; the period due needs that of exporting books too.
 */
export function dashboardFigures(app: core.App, sales: Sales, sees: Sees) {
  const { company } = sales;
  const day = today();
  const found = countsOf(app, company, day);
  const { revenue, due, overdueAmount, overdue, pendingReceipts, soldToday, ...others } = found;
  const {
    countsOpen,
    shelf,
    credits,
    firsts,
    ranges,
    services,
    lenses,
    bills,
    closedUntil,
    ...counts
  } = others;
  const purchases = bills ? purchasesOfToday : () => noPurchases;
  return {
    ...counts,
    ...turnover(app, sales, day, revenue),
    today: {
      day,
      sold: soldToday,
      due: dirhams(due),
      overdue: { invoices: overdue, amount: dirhams(overdueAmount) },
      credits: { due: dirhams(credits.due), overdue: dirhams(credits.overdue) },
      lowStock: shelf.low,
      outOfStock: shelf.out,
      pendingReceipts,
      lensRefill: ranges ? lensRefillPieces(app, company) : 0,
      countsOpen,
      ...firsts,
      ...(services ? servicesOfToday(app, company) : noServices),
      ...(lenses ? contactLensesOfToday(app, company) : noContactLenses),
      ...(sees.costs ? purchases(app, company) : {}),
      ...(sees.costs && sees.books ? { booksDue: booksDue(closedUntil, day) } : {}),
    },
  };
}

/** Unused kept credits of clients with open invoices, and of clients with overdue ones. */
const creditsSql = `SELECT json_object('due', COALESCE(SUM(credit), 0), 'overdue', COALESCE(SUM(credit * isLate), 0))
  FROM (SELECT SUM(${unusedCreditSql("n")}) AS credit, EXISTS(SELECT 1 FROM optique_invoices t
      WHERE t.client = n.client AND ${isOpenInvoiceSql("t")} AND t.date <= {:oldDate}) AS isLate
    FROM optique_credit_notes n INDEXED BY idx_credit_notes_left
    WHERE n.company = {:company} AND n.kept > n.used AND n.client > '' AND EXISTS(SELECT 1 FROM optique_invoices t
      WHERE t.client = n.client AND ${isOpenInvoiceSql("t")}) GROUP BY n.client)`;

/** First entry of a task: a name, and the day since which it waits. */
type First = { name: string; day: string };
type Firsts = {
  oldestUnpaid: First | null;
  oldestReceipt: First | null;
  oldestReminder: First | null;
  emptiest: string[];
};

const namesOfShelf = 3;
const first = (columns: string, rest: string) =>
  `(SELECT json_object('name', COALESCE(${columns}.name, ''), 'day', substr(t.date, 1, 10)) ${rest} LIMIT 1)`;

/** Each value is the first entry of an index; the totals tell the day of the oldest open invoice. */
const firstsSql = `SELECT json_object(
    'oldestUnpaid', json(${first(
      "c",
      `FROM optique_invoices t LEFT JOIN optique_clients c ON c.id = t.client
        WHERE t.company = {:company} AND ${isOpenInvoiceSql("t")} AND t.date >= o.day AND t.date < o.day || '~'`,
    )}),
    'oldestReceipt', json(${first(
      "s",
      `FROM optique_stock_receipts t LEFT JOIN optique_suppliers s ON s.id = t.supplier
        WHERE t.company = {:company} AND t.status = 'pending' ORDER BY t.date`,
    )}),
    'oldestReminder', json(${first(
      "c",
      `FROM optique_visits t LEFT JOIN optique_clients c ON c.id = t.client
        WHERE t.company = {:company} AND t.date < {:due} ORDER BY t.date`,
    )}),
    'emptiest', (SELECT json_group_array(name) FROM (SELECT name FROM optique_products t WHERE t.company = {:company}
      AND ${lowStockCondition.sql} ORDER BY stock, name COLLATE NOCASE LIMIT ${namesOfShelf})))
  FROM (SELECT MIN(day) AS day FROM optique_invoice_days WHERE company = {:company} AND open_invoices > 0) o`;

type Counts = Record<
  | "clients"
  | "clientsOfMonth"
  | "products"
  | "invoices"
  | "invoicesOfMonth"
  | "unpaidInvoices"
  | "revenue"
  | "due"
  | "overdue"
  | "overdueAmount"
  | "pendingReceipts"
  | "countsOpen"
  | "clientsToday"
  | "soldToday"
  | "ranges"
  | "services"
  | "lenses"
  | "bills",
  number
> & {
  shelf: LowStockCounts;
  credits: { due: number; overdue: number };
  firsts: Firsts;
  /** Last transmitted day; '' when the only period was reopened; null in a shop that never transmitted one. */
  closedUntil: string | null;
};

const countsSql = `SELECT json_object(
    'clients', ${clientCountSql},
    'clientsOfMonth', (SELECT COUNT(*) FROM optique_clients WHERE company = {:company} AND created >= {:month_start}),
    'clientsToday', (SELECT COUNT(*) FROM optique_clients WHERE company = {:company} AND created >= {:midnight}),
    'products', (SELECT COUNT(*) FROM optique_products WHERE company = {:company} AND archived = FALSE),
    'invoices', COALESCE(SUM(invoices), 0), 'revenue', COALESCE(SUM(total), 0)
      - COALESCE((SELECT SUM(total) FROM optique_credit_days WHERE company = {:company}), 0),
    'invoicesOfMonth', COALESCE(SUM((day BETWEEN {:month} AND {:today}) * invoices), 0),
    'soldToday', COALESCE(SUM((day = {:today}) * invoices), 0),
    'unpaidInvoices', COALESCE(SUM(open_invoices), 0), 'due', COALESCE(SUM(due), 0),
    'overdue', COALESCE(SUM((day <= {:old}) * open_invoices), 0), 'overdueAmount', COALESCE(SUM((day <= {:old}) * due), 0),
    'ranges', EXISTS(SELECT 1 FROM optique_products WHERE company = {:company} AND is_range = TRUE),
    'services', EXISTS(SELECT 1 FROM optique_services WHERE company = {:company}),
    'lenses', EXISTS(SELECT 1 FROM optique_contact_prescriptions WHERE company = {:company})
      OR EXISTS(SELECT 1 FROM optique_contact_orders WHERE company = {:company}),
    'bills', EXISTS(SELECT 1 FROM optique_bills WHERE company = {:company}),
    'closedUntil', (${closedUntilSql}),
    'pendingReceipts', (SELECT COUNT(*) FROM optique_stock_receipts WHERE company = {:company} AND status = 'pending'),
    'countsOpen', (SELECT COUNT(*) FROM optique_counts WHERE company = {:company} AND status = 'open' AND started_at < {:midnight}),
    'shelf', (${lowStockCountsSql}), 'credits', (${creditsSql}), 'firsts', (${firstsSql})) AS json
  FROM optique_invoice_days WHERE company = {:company}`;

const countsOf = (app: core.App, company: string, day: IsoDay): Counts =>
  readJson<Counts>(app, countsSql, {
    company,
    today: day,
    month: `${day.slice(0, 7)}-01`,
    month_start: dayStartInstant(`${day.slice(0, 7)}-01` as IsoDay),
    midnight: dayStartInstant(day),
    old: lastOverdueDay(day),
    oldDate: storedDay(lastOverdueDay(day)),
    due: storedDay(yearBefore(day)),
  });

/** Counts shown in the menu: open invoices and products to reorder. */
export function menuFigures(app: core.App, company: string): { unpaid: number; stock: number } {
  const unpaid = readInteger(
    app,
    "SELECT COALESCE(SUM(open_invoices), 0) AS json FROM optique_invoice_days WHERE company = {:company}",
    { company },
  );
  const { low, out } = lowStockCounts(app, company);
  return { unpaid, stock: low + out };
}
