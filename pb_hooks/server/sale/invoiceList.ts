/** List of invoices and its summary. */
import { invoiceDueSql, isOpenInvoiceSql, netTotalSql } from "#domain/sale/due.ts";
import { invoiceSearch } from "#domain/sale/invoiceSearch.ts";
import { clientCreditSql } from "#domain/sale/credit.ts";
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { addDays, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, toDirhams, centimesSql } from "#domain/core/money.ts";
import type { ParsedListRequest, ListFilter, List } from "#server/engine/lists/list.ts";
import {
  equalFilter,
  exceptFilter,
  fromDayFilter,
  untilDayFilter,
} from "#server/engine/lists/listFilters.ts";
import { latestDateFirst, newestFirst, oldestDateFirst } from "#server/engine/lists/listOrder.ts";
import { countFromTotals } from "#server/engine/totals/countFromTotals.ts";
import { readInteger, readJson } from "#server/platform/storage/statements.ts";
import { lateOfPlanSql, latePlanCondition, latePlans, planParams } from "./plannedInvoice.ts";
import { picturedItemSql } from "./picturedItem.ts";
import { piecesLeftSql } from "#server/workshop/creditedPieces.ts";
import { deliveryOfPrescriptionSql, jobOfPrescriptionSql } from "#server/workshop/jobList.ts";

const overdueAfterDays = 30;
/** Latest invoice date that is overdue on this day. */
export const lastOverdueDay = (day: IsoDay): IsoDay => addDays(day, -overdueAfterDays - 1);

/**
 * Filter by status (docs/rules-money.md, Invoice). 'unpaid' includes partial; 'late' concerns instalments; 'overdue' is
 * as on the dashboard; other values match exactly.
 */
const invoiceStatus: ListFilter = (value) => {
  if (value === "late") return latePlanCondition();
  if (value === "unpaid") return { sql: isOpenInvoiceSql("t"), params: {} };
  // Repeats the condition of the partial indexes.
  if (value === "partial")
    return { sql: `${isOpenInvoiceSql("t")} AND t.status = 'partial'`, params: {} };
  if (value === "overdue")
    return {
      sql: `${isOpenInvoiceSql("t")} AND t.date <= {:overdue}`,
      params: { overdue: storedDay(lastOverdueDay(today())) },
    };
  return value ? { sql: "t.status = {:status}", params: { status: value } } : null;
};

/**
 * `due`: amount left on the listed invoices in dirhams; for one client next to `billed`, else next to the number of
 * `overdue` invoices. A search has no such sum: few matches are all visible, and a sum of many means nothing.
 */
function invoiceSummary(
  app: core.App,
  company: string,
  asked: ParsedListRequest,
): Record<string, number> {
  if (asked.filters["client"]) return clientSummary(app, asked.condition);
  const { query, filters } = asked;
  if (filters["status"] === "late") return { late: latePlans(app, company).amount };
  const isSummed = !query && ["", "unpaid"].includes(filters["status"] ?? "");
  if (isSummed) return overdueAndDue(app, company);
  return { overdue: countOverdue(app, company), ...dueSummary(app, company, asked) };
}

function overdueAndDue(app: core.App, company: string): Record<string, number> {
  const sums = readJson<{ overdue: number; due: Centimes }>(
    app,
    `SELECT json_object('overdue', COALESCE(SUM((day <= {:last}) * open_invoices), 0), 'due', COALESCE(SUM(due), 0)) AS json
     FROM optique_invoice_days WHERE company = {:company}`,
    { company, last: lastOverdueDay(today()) },
  );
  return { ...sums, due: toDirhams(sums.due) };
}

const countOverdue = (app: core.App, company: string): number =>
  readInteger(
    app,
    "SELECT COALESCE(SUM(open_invoices), 0) AS json FROM optique_invoice_days WHERE company = {:company} AND day <= {:last}",
    { company, last: lastOverdueDay(today()) },
  );

const dueSummary = (
  app: core.App,
  company: string,
  { filters, query }: ParsedListRequest,
): { due?: number } =>
  !query && filters["status"] === "partial" ? { due: duePartly(app, company) } : {};

type Wanted = Pick<ParsedListRequest["condition"], "sql" | "params">;

function clientSummary(app: core.App, condition: Wanted): Record<string, number> {
  const sums = readJson<{ billed: Centimes; due: Centimes }>(
    app,
    `SELECT json_object('billed', COALESCE(SUM(${netTotalSql("t")}), 0), 'due', COALESCE(SUM(${invoiceDueSql("t")}), 0)) AS json
     FROM optique_invoices t WHERE ${condition.sql}`,
    condition.params,
  );
  return { billed: toDirhams(sums.billed), due: toDirhams(sums.due) };
}

/** Sum due of partly paid invoices. The SQL repeats the condition of the partial index that covers it. */
const duePartly = (app: core.App, company: string): number =>
  toDirhams(
    readInteger(
      app,
      `SELECT COALESCE(SUM(${invoiceDueSql("t")}), 0) AS json FROM optique_invoices t INDEXED BY idx_invoices_partial
       WHERE t.company = {:company} AND t.status = 'partial'`,
      { company },
    ) as Centimes,
  );

/** Sorting by an amount uses one index for all invoices, and another for open ones. */
const orderedByAmount: NonNullable<List["sortedBy"]> = (sort, { status = "" }) => {
  if (sort !== "amount" && sort !== "due") return undefined;
  if (["unpaid", "partial", "overdue"].includes(status)) return `idx_invoices_open_${sort}`;
  return status === "" || status === "paid" ? `idx_invoices_${sort}` : undefined;
};

export const invoiceList: List = {
  table: "optique_invoices",
  kind: invoiceSearch,
  searchesClient: clientSearch,
  articles: {
    from: "SELECT 1 FROM optique_invoice_items i WHERE i.invoice = t.id",
    text: "i.product_name || ' ' || i.product_reference || ' ' || i.label",
  },
  searchesDays: true,
  order: newestFirst,
  orderedBy: "idx_invoices_company_created",
  sorts: {
    number: ["t.invoice_number", "t.rowid"],
    date: ["t.date", "t.invoice_number", "t.rowid"],
    amount: [centimesSql("t.total_amount"), "t.rowid"],
    due: [invoiceDueSql("t"), "t.rowid"],
  },
  sortedBy: orderedByAmount,
  orderOfOne: latestDateFirst,
  orderOfFew: ({ status = "" }) => (["overdue", "late"].includes(status) ? oldestDateFirst : null),
  count: countFromTotals("optique_invoice_days", "invoices", { unpaid: "open_invoices" }),
  filters: {
    status: invoiceStatus,
    client: equalFilter("client"),
    except: exceptFilter("prescription"),
    from: fromDayFilter,
    to: untilDayFilter,
  },
  expand: { client: "optique_clients" },
  computed: {
    job: jobOfPrescriptionSql("t.prescription"),
    pictured: picturedItemSql("x.invoice = t.id"),
    late: lateOfPlanSql,
  },
  computedParams: planParams,
  values: { client_credit: clientCreditSql("t.client") },
  summary: invoiceSummary,
};

/** SQL of an invoice's lines, from which the export computes the TVA. */
const linesSql = `(SELECT json_group_array(json_object('quantity', x.quantity, 'price', x.price, 'discount', x.discount,
    'vat_rate', IIF(typeof(x.vat_rate) IN ('integer', 'real'), x.vat_rate, NULL)))
  FROM optique_invoice_items x WHERE x.invoice = t.id)`;

/** Invoices with their lines, for the export of sales. */
export const salesList: List = { ...invoiceList, computed: { lines: linesSql }, values: {} };

/** SQL of an invoice's articles with the pieces not credited; a cancelled invoice has none. */
const soldItemsSql = `(SELECT json_group_array(json_object('id', x.id, 'product', x.product, 'product_name', x.product_name,
    'product_reference', x.product_reference, 'product_type', x.product_type, 'label', x.label,
    'quantity', ${piecesLeftSql("x")}, 'pair', x.pair) ORDER BY x.pair, x.rowid)
  FROM optique_invoice_items x WHERE x.invoice = t.id AND t.status <> 'cancelled' AND ${piecesLeftSql("x")} > 0)`;

/** Invoices with their articles and delivery day, for a client's page. */
export const soldItemList: List = {
  ...invoiceList,
  computed: {
    ...invoiceList.computed,
    soldItems: soldItemsSql,
    delivery: deliveryOfPrescriptionSql("t.prescription"),
  },
};
