/** What is asked of the lists: a page, the latest, the matches of the palette. Found by raw SQL on an index. */
import { today } from "../domain/days";
import { productTypeNames } from "../domain/messages";
import { type ProductType, productTypes } from "../domain/records";
import { fold, matchExpression, searchedDays, type SearchKind } from "../domain/search";
import { type Condition, type List, lists } from "./lists";
import { refuseWhole } from "./refuse";
import { type Params, queryInteger, queryJson } from "./sql";
import { queryOf, staffOf } from "./staff";

const listOf = (name: string): List =>
  (Object.hasOwn(lists, name) ? lists[name] : undefined) ?? refuseWhole("no_route", 404);

/** The product types whose French name begins as the query does. */
const typesNamed = (query: string): ProductType[] =>
  productTypes.filter((type) => fold(productTypeNames[type]).startsWith(fold(query.trim())));

/** `limit`: the newest so many only. A list counts all that match; the palette shows a few. */
const matching = (kind: SearchKind, limit: number | null): string =>
  `SELECT s.record FROM optique_search_fts f JOIN optique_search s ON s.id = f.rowid
   WHERE optique_search_fts MATCH {:match} AND s.company = {:company} AND s.kind = '${kind}'${limit === null ? "" : ` ORDER BY f.rowid DESC LIMIT ${limit}`}`;

/** What the search box holds, as a condition; null when nothing is searched. */
function searched(list: List, query: string, limit: number | null = null): Condition | null {
  const days = list.searchesDays ? searchedDays(query) : null;
  if (days) {
    const params = { firstDay: `${days.from} 00:00:00.000Z`, lastDay: `${days.to} 23:59:59.999Z` };
    return { sql: "t.date >= {:firstDay} AND t.date <= {:lastDay}", params };
  }
  const match = matchExpression(query);
  if (!match) return null;
  const types = list.kind === "products" ? typesNamed(query) : [];
  const found = [
    ...(types.length > 0 ? [`t.type IN (${types.map((type) => `'${type}'`).join(", ")})`] : []),
    ...(list.kind ? [`t.id IN (${matching(list.kind, limit)})`] : []),
    ...(list.searchesClient ? [`t.client IN (${matching("clients", limit)})`] : []),
  ];
  return found.length > 0 ? { sql: `(${found.join(" OR ")})`, params: { match } } : null;
}

function conditionsOf(e: core.RequestEvent, list: List, company: string): Condition {
  const conditions: Condition[] = [{ sql: "t.company = {:company}", params: { company } }];
  if (list.always) conditions.push(list.always(today()));
  for (const [name, filter] of Object.entries(list.filters ?? {})) {
    const condition = filter(queryOf(e, name));
    if (condition) conditions.push(condition);
  }
  const search = searched(list, queryOf(e, "q"));
  if (search) conditions.push(search);
  const params: Params = {};
  for (const condition of conditions) Object.assign(params, condition.params);
  return { sql: conditions.map(({ sql }) => sql).join(" AND "), params };
}

const sourceOf = (list: List): string => list.from ?? `${list.table} t`;

/** Records in the order of their ids: findRecordsByIds loses it. */
export function recordsOf(app: core.App, table: string, ids: readonly string[]): core.Record[] {
  if (ids.length === 0) return [];
  const found = new Map<string, core.Record>();
  for (const record of app.findRecordsByIds(table, [...ids]))
    if (record) found.set(record.id, record);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The records that `from` finds, in the list's order, with the names that it shows. */
function page(
  e: core.RequestEvent,
  list: List,
  condition: Condition,
  limit: number,
  offset = 0,
): core.Record[] {
  const sql = `SELECT t.id FROM ${sourceOf(list)} WHERE ${condition.sql} ORDER BY ${list.order} LIMIT {:limit_} OFFSET {:offset_}`;
  const params = { ...condition.params, limit_: limit, offset_: offset };
  const ids =
    queryJson<string[]>(e.app, `SELECT json_group_array(id) AS json FROM (${sql})`, params) ?? [];
  const records = recordsOf(e.app, list.table, ids);
  $apis.enrichRecords(e, records, ...list.expand);
  return records;
}

const count = (app: core.App, list: List, { sql, params }: Condition): number =>
  queryInteger(app, `SELECT COUNT(*) AS json FROM ${sourceOf(list)} WHERE ${sql}`, params);

/** How many records a list has when nothing is searched and nothing is filtered. */
function countAll(app: core.App, list: List, company: string): number {
  const always = list.always?.(today());
  const params: Params = { ...always?.params, company };
  if (list.count) return queryInteger(app, list.count, params);
  return count(app, list, {
    sql: ["t.company = {:company}", always?.sql].filter(Boolean).join(" AND "),
    params,
  });
}

/** The first records of a list. */
export const latest = (
  e: core.RequestEvent,
  company: string,
  name: string,
  limit: number,
): core.Record[] =>
  page(e, listOf(name), { sql: "t.company = {:company}", params: { company } }, limit);

/** How many clients are due for a reminder. */
export const countReminders = (app: core.App, company: string): number =>
  countAll(app, listOf("reminders"), company);

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
    const search = searched(listOf(name), query, paletteMatches);
    // As in the list itself when nothing is chosen: archived products stay out of sight.
    const usual = Object.values(listOf(name).filters ?? {}).flatMap(
      (filter) => filter("")?.sql ?? [],
    );
    const sql = ["t.company = {:company}", ...usual, search?.sql].join(" AND ");
    found[name] = search
      ? page(e, listOf(name), { sql, params: { ...search.params, company } }, limit)
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
    const condition = conditionsOf(e, list, company);
    const isWhole =
      list.count !== undefined &&
      ["q", ...Object.keys(list.filters ?? {})].every((name) => !queryOf(e, name).trim());
    const totalItems = isWhole ? countAll(e.app, list, company) : count(e.app, list, condition);
    const offset = (number - 1) * perPage;
    const items = page(e, list, condition, perPage, offset);
    const filters = Object.fromEntries(
      Object.keys(list.filters ?? {}).map((name) => [name, queryOf(e, name)]),
    );
    e.json(200, {
      ...list.facts?.(e.app, company, { filters, offset, condition }),
      page: number,
      perPage,
      totalItems,
      totalPages: Math.ceil(totalItems / perPage),
      items,
    });
  },
};
