/** What is asked of the lists: a page, the latest, the matches of the palette. Found by raw SQL on an index. */
import { today } from "#domain/core/days.ts";
import { type Condition, type Filters, type List, lists } from "./lists.ts";
import { type Order, orderBy, type Place, placeText, standsAfter } from "./listOrder.ts";
import { searchCondition } from "./listSearch.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import { type Params, queryInteger, queryJson } from "#server/platform/sql.ts";
import { queryOf, staffOf } from "#server/platform/staff.ts";
import { recordsById } from "#server/platform/storedRows.ts";

const listOf = (name: string): List =>
  (Object.hasOwn(lists, name) ? lists[name] : undefined) ?? refuseWhole("no_route", 404);

/**
 * The records of a company that fulfil these conditions. Where one of them has an index that finds few, the plus keeps
 * SQLite from the index of the company: without statistics it would rather walk through all that the company has.
 */
function ofCompany(company: string, conditions: readonly (Condition | null)[]): Condition {
  const given = conditions.filter((condition) => condition !== null);
  const findsFew = given.some((condition) => condition.findsFew);
  const plus = findsFew ? "+" : "";
  const params: Params = { company };
  for (const condition of given) Object.assign(params, condition.params);
  return {
    sql: [`${plus}t.company = {:company}`, ...given.map(({ sql }) => sql)].join(" AND "),
    params,
    findsFew,
    findsMany: given.some(({ findsMany }) => findsMany),
    continues: given.some(({ continues }) => continues),
  };
}

const filtersOf = (list: List, filters: Filters): (Condition | null)[] =>
  Object.entries(list.filters ?? {}).map(([name, filter]) => filter(filters[name] ?? ""));

function sourceOf(list: List, condition: Condition, order: Order): string {
  if (list.from) return list.from;
  const isWalked = (condition.findsMany || condition.continues) && !condition.findsFew;
  const index = isWalked && order === list.order && list.orderedBy;
  return `${list.table} t${index ? ` INDEXED BY ${index}` : ""}`;
}

/** Records in the order of their ids: findRecordsByIds loses it. */
export function recordsOf(app: core.App, table: string, ids: readonly string[]): core.Record[] {
  const found = recordsById(app, table, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

type Part = { condition: Condition; order: Order; limit: number; offset?: number };
type Row = [id: string, ...place: Place];

/** The rows that fulfil a condition, in their order: the id of each and its place. */
function rowsOf(app: core.App, list: List, { condition, order, limit, offset = 0 }: Part): Row[] {
  const names = order.columns.map((_, index) => `place${index}`);
  const columns = order.columns.map((column, index) => `${column} AS ${names[index]}`);
  const sql = `SELECT t.id AS id, ${columns.join(", ")} FROM ${sourceOf(list, condition, order)}
    WHERE ${condition.sql} ORDER BY ${orderBy(order)} LIMIT {:limit_} OFFSET {:offset_}`;
  const params = { ...condition.params, limit_: limit, offset_: offset };
  const json = `json_group_array(json_array(id, ${names.join(", ")}))`;
  return queryJson<Row[]>(app, `SELECT ${json} AS json FROM (${sql})`, params) ?? [];
}

/** The records of these rows, with the names that the list shows. */
function shown(e: core.RequestEvent, list: List, rows: readonly Row[]): core.Record[] {
  const ids = rows.map(([id]) => id);
  const records = recordsOf(e.app, list.table, ids);
  $apis.enrichRecords(e, records, ...list.expand);
  return records;
}

const count = (app: core.App, list: List, condition: Condition): number =>
  queryInteger(
    app,
    `SELECT COUNT(*) AS json FROM ${sourceOf(list, condition, list.order)} WHERE ${condition.sql}`,
    condition.params,
  );

/** The first records that fulfil a condition. */
function first(e: core.RequestEvent, list: List, condition: Condition, limit: number) {
  return shown(e, list, rowsOf(e.app, list, { condition, order: list.order, limit }));
}

/** The first records of a list. */
export const latest = (
  e: core.RequestEvent,
  company: string,
  name: string,
  limit: number,
): core.Record[] => first(e, listOf(name), ofCompany(company, []), limit);

/** How many clients are due for a reminder. */
export const countReminders = (app: core.App, company: string): number =>
  listOf("reminders").count?.(app, company, {}) ?? 0;

/** Of a common name the newest are offered: whoever wants all of them opens the list. */
const paletteMatches = 200;

/** The palette: the best matches of each kind. */
export function searchAll(
  e: core.RequestEvent,
  company: string,
  query: string,
  limit: number,
): Record<string, core.Record[]> {
  const found: Record<string, core.Record[]> = {};
  for (const name of ["clients", "invoices", "prescriptions", "products", "suppliers"]) {
    const list = listOf(name);
    const search = searchCondition(e.app, list, company, query, paletteMatches);
    // As in the list itself when nothing is chosen: archived products stay out of sight.
    found[name] = search
      ? first(e, list, ofCompany(company, [...filtersOf(list, {}), search]), limit)
      : [];
  }
  return found;
}

const positive = (text: string, fallback: number, max: number): number => {
  const number = Number.parseInt(text, 10);
  return number >= 1 ? Math.min(number, max) : fallback;
};

const nextOf = (rows: readonly Row[]): string => placeText((rows.at(-1) ?? []).slice(1));

/** The order that is asked for: by name, of the documents of one client or supplier, or the list's own. */
function orderOf(e: core.RequestEvent, list: List, filters: Filters): Order {
  if (queryOf(e, "sort") === "name" && list.orderByName) return list.orderByName;
  const isOfOne = Boolean(filters["client"] || filters["supplier"]);
  return (isOfOne && list.orderOfOne) || list.order;
}

export const listRoute = {
  get(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    const list = listOf(e.request?.pathValue("list") ?? "");
    const number = positive(queryOf(e, "page"), 1, 1_000_000);
    const perPage = positive(queryOf(e, "perPage"), 10, 500);
    const query = queryOf(e, "q").trim();
    const filters = Object.fromEntries(
      Object.keys(list.filters ?? {}).map((name) => [name, queryOf(e, name).trim()]),
    );
    const order = orderOf(e, list, filters);
    const continued = standsAfter(order, queryOf(e, "after"));
    const condition = ofCompany(company, [
      continued,
      list.always?.(today()) ?? null,
      ...filtersOf(list, filters),
      searchCondition(e.app, list, company, query),
    ]);
    const offset = continued ? 0 : (number - 1) * perPage;
    // One more than the page says that there are others.
    const found = rowsOf(e.app, list, { condition, order, limit: perPage + 1, offset });
    const rows = found.slice(0, perPage);
    const items = shown(e, list, rows);
    const next = found.length > perPage ? { next: nextOf(rows) } : {};
    // Whoever walks through a list was told at its beginning how long it is.
    if (continued) return e.json(200, { perPage, ...next, items });
    // What is found in many records is not counted.
    const totalItems = condition.findsMany
      ? offset + found.length
      : ((query ? null : list.count?.(e.app, company, filters)) ?? count(e.app, list, condition));
    e.json(200, {
      ...list.facts?.(e.app, company, { filters, offset, condition }),
      page: number,
      perPage,
      totalItems,
      totalPages: Math.ceil(totalItems / perPage),
      ...(condition.findsMany && found.length > perPage ? { isAtLeast: true } : {}),
      ...next,
      items,
    });
  },
};
