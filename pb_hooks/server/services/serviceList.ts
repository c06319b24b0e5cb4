/** List of tickets, by promised day (docs/rules-slips.md, Lists and board). */
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, centimesSql, toDirhams } from "#domain/core/money.ts";
import { serviceCauses, serviceKinds, storedServiceStatuses } from "#domain/core/records.ts";
import { isTicketNumber } from "#domain/services/serviceNumber.ts";
import {
  isAwaitedSql,
  isLateServiceSql,
  isLentOutSql,
  isOpenService,
  isOpenServiceSql,
} from "#domain/services/serviceStatus.ts";
import type {
  FilterValues,
  List,
  ListCondition,
  ListFilter,
  ParsedListRequest,
} from "#server/engine/lists/list.ts";
import {
  filledFilter,
  fromDayFilter,
  oneOfFilter,
  untilDayFilter,
} from "#server/engine/lists/listFilters.ts";
import { companyListCondition } from "#server/engine/lists/listPlan.ts";
import { filterConditions } from "#server/engine/lists/listQueries.ts";
import type { PaletteList } from "#server/engine/lists/palette.ts";
import { hasRight } from "#server/platform/requests/routeRequest.ts";
import { readInteger } from "#server/platform/storage/statements.ts";
import { serviceCards } from "./serviceCards.ts";
import { serviceIndex } from "./serviceIndex.ts";

/** Repeats the condition of the partial index of open tickets. */
const open: ListCondition = { sql: isOpenServiceSql("t"), params: {} };

const statusesOf = oneOfFilter("status", storedServiceStatuses);
const statusFilter: ListFilter = (value) => {
  const asked = statusesOf(value);
  const isOpenAlone = storedServiceStatuses
    .filter((status) => value.split(",").includes(status))
    .every(isOpenService);
  return asked && isOpenAlone ? { ...asked, sql: `${open.sql} AND ${asked.sql}` } : asked;
};

const lateFilter: ListFilter = (value) =>
  value === "1"
    ? {
        sql: `${open.sql} AND ${isLateServiceSql("t")}`,
        params: { today: storedDay(today()) },
      }
    : null;

const creditFilter: ListFilter = (value) =>
  value === "awaited" ? { sql: isAwaitedSql("t"), params: {} } : null;

const lentFilter: ListFilter = (value) =>
  value === "out" ? { sql: isLentOutSql("t"), params: {} } : null;

/** Filter by invoice: tickets that were invoiced by it, and tickets about its lines. */
const invoiceFilter: ListFilter = (value) =>
  value
    ? {
        sql: `t.id IN (SELECT v.id FROM optique_services v WHERE v.invoice > '' AND v.invoice = {:invoice}
          UNION ALL SELECT v.id FROM optique_invoice_items x CROSS JOIN optique_services v ON v.invoice_item = x.id
          WHERE x.invoice = {:invoice} AND v.invoice_item > '')`,
        params: { invoice: value },
        findsFew: true,
      }
    : null;

/** Filters that include closed tickets; without any of them only open ones are listed. */
const showing = ["status", "slip", "from", "to", "credit", "lent"];
const hidesClosed = (filters: FilterValues): ListCondition | null =>
  showing.some((name) => filters[name]) ? null : open;

/** Sum of the awaited supplier credits under the list's filters, for a person who may see costs. */
function sumsOf(
  app: core.App,
  company: string,
  { actor, filters }: Pick<ParsedListRequest, "actor" | "filters">,
): object {
  if (filters["credit"] !== "awaited" || !hasRight(actor, "cost.see")) return {};
  const { sql, params } = companyListCondition(company, filterConditions(serviceList, filters));
  const expected = readInteger(
    app,
    `SELECT COALESCE(SUM(${centimesSql("t.expected")}), 0) AS json FROM optique_services t WHERE ${sql}`,
    params,
  );
  return { sums: { expected: toDirhams(expected as Centimes) } };
}

export const serviceList: List = {
  ...serviceCards,
  kind: serviceIndex.kind,
  searchesClient: clientSearch,
  order: { columns: ["t.promised_on", "t.rowid"], descends: false },
  sorts: { number: ["t.number", "t.rowid"], date: ["t.date", "t.number", "t.rowid"] },
  filters: {
    status: statusFilter,
    kind: oneOfFilter("kind", serviceKinds),
    cause: oneOfFilter("cause", serviceCauses),
    supplier: filledFilter("supplier"),
    client: filledFilter("client"),
    invoice: invoiceFilter,
    item: filledFilter("invoice_item"),
    product: filledFilter("product"),
    slip: filledFilter("slip"),
    from: fromDayFilter,
    to: untilDayFilter,
    late: lateFilter,
    credit: creditFilter,
    lent: lentFilter,
  },
  hides: hidesClosed,
  summary: sumsOf,
};

/** A scanned ticket number finds the ticket in any state; other searches only find open ones. */
const ticketFilters = (query: string): FilterValues =>
  isTicketNumber(query.trim()) ? { status: storedServiceStatuses.join(",") } : {};

export const servicePalette: PaletteList = {
  name: "services",
  list: serviceList,
  filters: ticketFilters,
};
