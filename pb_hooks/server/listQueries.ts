/** What is asked of the lists: a page, the latest, the matches of the palette. Found by raw SQL on an index. */
import { today } from "../domain/days";
import { type Condition, type Filters, type List, lists } from "./lists";
import { searchCondition } from "./listSearch";
import { refuseWhole } from "./refuse";
import { type Params, queryInteger, queryJson } from "./sql";
import { queryOf, staffOf } from "./staff";
import { recordsById } from "./storedRows";

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
  };
}

const filtersOf = (list: List, filters: Filters): (Condition | null)[] =>
  Object.entries(list.filters ?? {}).map(([name, filter]) => filter(filters[name] ?? ""));

function sourceOf(list: List, { findsFew, findsMany }: Condition): string {
  const isWalked = findsMany && !findsFew && list.orderedBy;
  const index = isWalked ? ` INDEXED BY ${list.orderedBy}` : "";
  return list.from ?? `${list.table} t${index}`;
}

/** Records in the order of their ids: findRecordsByIds loses it. */
export function recordsOf(app: core.App, table: string, ids: readonly string[]): core.Record[] {
  const found = recordsById(app, table, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The records that fulfil a condition, in the list's order, with the names that it shows. */
function page(
  e: core.RequestEvent,
  list: List,
  condition: Condition,
  limit: number,
  offset = 0,
  order = list.order,
): core.Record[] {
  const sql = `SELECT t.id FROM ${sourceOf(list, condition)} WHERE ${condition.sql} ORDER BY ${order} LIMIT {:limit_} OFFSET {:offset_}`;
  const params = { ...condition.params, limit_: limit, offset_: offset };
  const ids =
    queryJson<string[]>(e.app, `SELECT json_group_array(id) AS json FROM (${sql})`, params) ?? [];
  const records = recordsOf(e.app, list.table, ids);
  $apis.enrichRecords(e, records, ...list.expand);
  return records;
}

const count = (app: core.App, list: List, condition: Condition): number =>
  queryInteger(
    app,
    `SELECT COUNT(*) AS json FROM ${sourceOf(list, condition)} WHERE ${condition.sql}`,
    condition.params,
  );

/** The first records of a list. */
export const latest = (
  e: core.RequestEvent,
  company: string,
  name: string,
  limit: number,
): core.Record[] => page(e, listOf(name), ofCompany(company, []), limit);

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
      ? page(e, list, ofCompany(company, [...filtersOf(list, {}), search]), limit)
      : [];
  }
  return found;
}

const positive = (text: string, fallback: number, max: number): number => {
  const number = Number.parseInt(text, 10);
  return number >= 1 ? Math.min(number, max) : fallback;
};

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
    const condition = ofCompany(company, [
      list.always?.(today()) ?? null,
      ...filtersOf(list, filters),
      searchCondition(e.app, list, company, query),
    ]);
    const offset = (number - 1) * perPage;
    // What is found in many records is not counted: one more than the page says that there are others.
    const limit = perPage + (condition.findsMany ? 1 : 0);
    const isOfOne = Boolean(filters["client"] || filters["supplier"]);
    const order =
      (queryOf(e, "sort") === "name" && list.orderByName) ||
      (isOfOne && list.orderOfOne) ||
      list.order;
    const found = page(e, list, condition, limit, offset, order);
    const items = found.slice(0, perPage);
    const totalItems = condition.findsMany
      ? offset + found.length
      : ((query ? null : list.count?.(e.app, company, filters)) ?? count(e.app, list, condition));
    e.json(200, {
      ...list.facts?.(e.app, company, { filters, offset, condition }),
      page: number,
      perPage,
      totalItems,
      totalPages: Math.ceil(totalItems / perPage),
      ...(found.length > perPage ? { isAtLeast: true } : {}),
      items,
    });
  },
};
