/** GET /api/optique/lists/{list}: a page of a list (docs/api.md, Lists). */
import { today } from "#domain/core/days/days.ts";
import type { FilterValues, List, ListOrder, ParsedListRequest } from "./list.ts";
import { encodeCursor, rankedOrder, afterCursor } from "./listOrder.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import {
  countedListRows,
  countListRows,
  filterConditions,
  type ListRow,
  listPage,
  listRows,
  listRowsJson,
  rowsFromEnd,
} from "./listQueries.ts";
import { filterDay } from "#server/platform/requests/askedPeriod.ts";
import { checkRight, queryParam, type Staff } from "#server/platform/requests/routeRequest.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { companyListCondition } from "./listPlan.ts";
import type { SqlText } from "#server/platform/storage/statements.ts";
import { searchQuery } from "#server/engine/search/searchQuery.ts";
import { searchCondition } from "#server/engine/search/searchConditions.ts";

/** A parsed list request; after a cursor, `offset` is 0. */
type ListRequest = ParsedListRequest & {
  company: string;
  order: ListOrder;
  page: number;
  perPage: number;
};

export function listRoute(lists: Readonly<Record<string, List>>) {
  return (e: core.RequestEvent, { company, actor }: Staff): void => {
    const name = e.request?.pathValue("list") ?? "";
    const list = listOf(lists, name, queryParam(e, "kind")) ?? refuseRequest("no_route", 404);
    checkRight(actor, list.right ?? "read");
    const request = requestOf(e, { company, actor }, list);
    const { condition, perPage } = request;
    const { rows: found, total, items = null } = foundOf(e.app, list, request);
    const rows = found.slice(0, perPage);
    const hasMore = found.length > perPage;
    // Pages after a cursor are not counted again.
    const head = condition.continues
      ? { perPage }
      : headOf(e.app, list, request, found.length, total);
    sendObject(
      e,
      { ...head, ...(hasMore ? { next: nextOf(rows) } : {}) },
      { items: items ?? listRowsJson(e.app, list, rows) },
    );
  };
}

/** List of this name; a list that depends on the `kind` parameter is registered as `list/kind`. */
function listOf(lists: Readonly<Record<string, List>>, name: string, kind: string): List | null {
  const own = `${name}/${kind}`;
  if (kind && Object.hasOwn(lists, own)) return lists[own] ?? null;
  return Object.hasOwn(lists, name) && !name.includes("/") ? (lists[name] ?? null) : null;
}

function requestOf(e: core.RequestEvent, { company, actor }: Staff, list: List): ListRequest {
  const query = searchQuery(e);
  const filters = Object.fromEntries(
    Object.keys(list.filters ?? {}).map((name) => [name, filterValue(e, name)]),
  );
  const search = searchCondition(e.app, list, company, query);
  const order = rankedOrder(orderOf(e, list, filters), search);
  const always = list.always?.(today()) ?? null;
  const condition = companyListCondition(company, [
    afterCursor(order, queryParam(e, "after"), always?.segments ?? search?.segments),
    always,
    (query === "" && list.unsearched) || null,
    ...filterConditions(list, filters),
    search,
  ]);
  const { page, perPage } = pageParams(e);
  const offset = condition.continues ? 0 : (page - 1) * perPage;
  return { company, actor, query, filters, order, condition, page, perPage, offset };
}

const dayNames = ["from", "to"];

const filterValue = (e: core.RequestEvent, name: string): string =>
  dayNames.includes(name) ? filterDay(e, name) : queryParam(e, name).trim();

type Found = { rows: ListRow[]; items?: SqlText; total?: number };

/** Rows of the page and one more, with whatever the same statement returned: their JSON, or the total. */
function foundOf(app: core.App, list: List, request: ListRequest): Found {
  const { company, query, filters, condition, order, perPage, offset } = request;
  const wanted = { condition, order, limit: perPage + 1, offset };
  if (query && !condition.continues) {
    const counted = countedListRows(app, list, wanted);
    if (counted) return counted;
  }
  const isFirst = query || offset === 0 || condition.segments;
  if (isFirst) return listPage(app, list, wanted) ?? { rows: listRows(app, list, wanted) };
  const total = list.count?.(app, company, filters) ?? null;
  if (total === null) return { rows: listRows(app, list, wanted) };
  const isLate = offset > total / 2;
  const rows = isLate ? rowsFromEnd(app, list, wanted, total) : listRows(app, list, wanted);
  return { rows, total };
}

/** Number of matching records, from the totals or counted. */
const totalOf = (app: core.App, list: List, { query, company, filters, condition }: ListRequest) =>
  (query ? null : list.count?.(app, company, filters)) ?? countListRows(app, list, condition);

/** Page number and page size of the request, within their limits. */
export const pageParams = (e: core.RequestEvent): { page: number; perPage: number } => ({
  page: positive(queryParam(e, "page"), 1, 1_000_000),
  perPage: positive(queryParam(e, "perPage"), 10, 500),
});

const positive = (text: string, fallback: number, max: number): number => {
  const number = Number.parseInt(text, 10);
  return number >= 1 ? Math.min(number, max) : fallback;
};

/**
 * Order of the rows: by the requested column (a search ranks its matches instead), by name, as for the documents of one
 * client or supplier, or the list's own.
 */
function orderOf(e: core.RequestEvent, list: List, filters: FilterValues): ListOrder {
  const sort = queryParam(e, "sort");
  const isSearched = searchQuery(e) !== "";
  const [, minus, name = ""] = /^(-?)(\w+)$/.exec(sort) ?? [];
  const columns = !isSearched && Object.hasOwn(list.sorts ?? {}, name) && list.sorts?.[name];
  if (columns) {
    const index = list.sortedBy?.(name, filters);
    return { columns, descends: minus === "-", ...(index ? { index } : {}) };
  }
  if (sort === "name" && list.orderByName) return list.orderByName;
  const isOfOne = Boolean(filters["client"] || filters["supplier"]);
  return (isOfOne && list.orderOfOne) || list.orderOfFew?.(filters) || list.order;
}

/** Summary and length of the list, sent with the page. */
function headOf(app: core.App, list: List, request: ListRequest, found: number, total?: number) {
  const { company, actor, filters, query, condition, page, perPage, offset } = request;
  const isEnd = found <= perPage && (found > 0 || offset === 0);
  // On the last page the total is known. A search with very many matches is not counted, since that would read them
  // all.
  const totalItems =
    isEnd || condition.findsMany ? offset + found : (total ?? totalOf(app, list, request));
  return {
    ...list.summary?.(app, company, { actor, filters, query, offset, condition }),
    page,
    perPage,
    totalItems,
    totalPages: Math.ceil(totalItems / perPage),
    ...(condition.findsMany && found > perPage ? { isAtLeast: true } : {}),
  };
}

const nextOf = (rows: readonly ListRow[]): string => encodeCursor((rows.at(-1) ?? []).slice(1));
