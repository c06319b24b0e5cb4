/**
 * GET /api/optique/lists/{list}: every list of the product, declared as data. Counted and found by raw SQL on an index or
 * the search index; the records are then expanded and hidden as the records API does.
 */
import { storedDay, today, type IsoDay, yearBefore } from "../domain/days";
import { adjustmentReasons, movementTypes, productTypes, receiptStatuses } from "../domain/records";
import { matchExpression, searchedDays } from "../domain/search";
import { refuseWhole } from "./refuse";
import type { SearchKind } from "./searchIndex";
import { type Params, queryInteger, queryJson } from "./sql";
import { queryOf, staffOf } from "./staff";

type Condition = { sql: string; params: Params };
type Filter = (value: string) => Condition | null;

type List = {
  table: string;
  kind?: SearchKind;
  /** Found by their client too. */
  searchesClient?: true;
  /** A query that reads as a date is one: 'mm/yyyy' finds the documents of the month. */
  searchesDays?: true;
  order: string;
  filters?: Record<string, Filter>;
  /** Conditions that hold whatever is asked. */
  always?: (day: IsoDay) => Condition;
  expand: string[];
};

const newest = "t.created DESC, t.rowid DESC";
const equal =
  (column: string): Filter =>
  (value) =>
    value ? { sql: `t.${column} = {:${column}}`, params: { [column]: value } } : null;

/** One value or several separated by commas, among those that exist; unknown ones find nothing. */
const oneOf =
  (column: string, known: readonly string[]): Filter =>
  (value) => {
    if (!value) return null;
    const wanted = value.split(",").filter((item) => known.includes(item));
    const params = Object.fromEntries(wanted.map((item, index) => [`${column}${index}`, item]));
    return {
      sql: `t.${column} IN (${wanted.map((_, index) => `{:${column}${index}}`).join(", ")})`,
      params,
    };
  };

/** 'unpaid' means unpaid or partial; the other values match exactly (rules.md §2). */
const status: Filter = (value) => {
  if (value === "unpaid") return { sql: "t.status IN ('unpaid', 'partial')", params: {} };
  return value ? { sql: "t.status = {:status}", params: { status: value } } : null;
};

/** Archived products are hidden unless asked for. */
const archived: Filter = (value) => (value ? null : { sql: "t.archived = FALSE", params: {} });

const day =
  (sign: ">=" | "<="): Filter =>
  (value) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
    const name = sign === ">=" ? "from" : "to";
    return { sql: `t.date ${sign} {:${name}}`, params: { [name]: storedDay(value as IsoDay) } };
  };

/** Clients whose latest prescription is more than one year old: exactly one year is not yet due (rules.md §7). */
const latestBefore = (now: IsoDay): Condition => ({
  sql: `t.date < {:limit} AND NOT EXISTS (
    SELECT 1 FROM optique_prescriptions n
    WHERE n.client = t.client AND (n.date, n.created, n.rowid) > (t.date, t.created, t.rowid))`,
  params: { limit: storedDay(yearBefore(now)) },
});

const lists: Record<string, List> = {
  clients: { table: "optique_clients", kind: "clients", order: newest, expand: [] },
  suppliers: {
    table: "optique_suppliers",
    kind: "suppliers",
    order: "t.name COLLATE NOCASE, t.rowid",
    expand: [],
  },
  products: {
    table: "optique_products",
    kind: "products",
    order: newest,
    filters: { type: oneOf("type", productTypes), supplier: equal("supplier"), archived },
    expand: ["supplier"],
  },
  prescriptions: {
    table: "optique_prescriptions",
    searchesClient: true,
    searchesDays: true,
    order: "t.date DESC, t.created DESC, t.rowid DESC",
    filters: { client: equal("client") },
    expand: ["client"],
  },
  invoices: {
    table: "optique_invoices",
    kind: "invoices",
    searchesClient: true,
    order: newest,
    filters: { status, client: equal("client") },
    expand: ["client", "prescription"],
  },
  receipts: {
    table: "optique_stock_receipts",
    kind: "receipts",
    order: newest,
    filters: { status: oneOf("status", receiptStatuses), supplier: equal("supplier") },
    expand: ["supplier"],
  },
  adjustments: {
    table: "optique_stock_adjustments",
    kind: "adjustments",
    order: newest,
    filters: { reason: oneOf("reason", adjustmentReasons) },
    expand: [],
  },
  movements: {
    table: "optique_stock_movements",
    order: newest,
    filters: {
      type: oneOf("movement_type", movementTypes),
      product: equal("product"),
      from: day(">="),
      to: day("<="),
    },
    expand: ["product"],
  },
  reminders: {
    table: "optique_prescriptions",
    searchesClient: true,
    order: "t.date DESC, t.rowid DESC",
    always: latestBefore,
    expand: ["client"],
  },
};

/** What the search box holds, as a condition; null when nothing is searched. */
function searched(list: List, query: string): Condition | null {
  const days = list.searchesDays ? searchedDays(query) : null;
  if (days) {
    const params = { firstDay: `${days.from} 00:00:00.000Z`, lastDay: `${days.to} 23:59:59.999Z` };
    return { sql: "t.date >= {:firstDay} AND t.date <= {:lastDay}", params };
  }
  const match = matchExpression(query);
  if (!match) return null;
  const found = [
    ...(list.kind ? [`t.id IN (${matching(list.kind)})`] : []),
    ...(list.searchesClient ? [`t.client IN (${matching("clients")})`] : []),
  ];
  return found.length > 0 ? { sql: `(${found.join(" OR ")})`, params: { match } } : null;
}

const matching = (kind: SearchKind): string =>
  `SELECT s.record FROM optique_search_fts f JOIN optique_search s ON s.id = f.rowid
   WHERE optique_search_fts MATCH {:match} AND s.company = {:company} AND s.kind = '${kind}'`;

function conditionsOf(e: core.RequestEvent, list: List, company: string): Condition {
  const conditions: Condition[] = [{ sql: "t.company = {:company}", params: { company } }];
  if (list.always) conditions.push(list.always(today()));
  for (const [name, filter] of Object.entries(list.filters ?? {})) {
    const condition = filter(queryOf(e, name));
    if (condition) conditions.push(condition);
  }
  const search = searched(list, queryOf(e, "q"));
  if (search) conditions.push(search);
  return {
    sql: conditions.map(({ sql }) => sql).join(" AND "),
    params: Object.assign({}, ...conditions.map(({ params }) => params)) as Params,
  };
}

const positive = (text: string, fallback: number, max: number): number => {
  const number = Number.parseInt(text, 10);
  return number >= 1 ? Math.min(number, max) : fallback;
};

/** Records in the order of their ids: findRecordsByIds loses it. */
function recordsOf(app: core.App, table: string, ids: readonly string[]): core.Record[] {
  const found = new Map<string, core.Record>();
  for (const record of app.findRecordsByIds(table, [...ids]))
    if (record) found.set(record.id, record);
  return ids.flatMap((id) => found.get(id) ?? []);
}

export const listRoute = {
  get(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    const name = e.request?.pathValue("list") ?? "";
    const list = lists[name] ?? refuseWhole("no_route", 404);
    const page = positive(queryOf(e, "page"), 1, 1_000_000);
    const perPage = positive(queryOf(e, "perPage"), 10, 500);
    const { sql, params } = conditionsOf(e, list, company);
    const from = `FROM ${list.table} t WHERE ${sql}`;
    const total = queryInteger(e.app, `SELECT COUNT(*) AS json ${from}`, params);
    const found = `SELECT t.id ${from} ORDER BY ${list.order} LIMIT {:limit_} OFFSET {:offset_}`;
    const limits = { ...params, limit_: perPage, offset_: (page - 1) * perPage };
    const ids =
      queryJson<string[]>(e.app, `SELECT json_group_array(id) AS json FROM (${found})`, limits) ??
      [];
    const items = recordsOf(e.app, list.table, ids);
    $apis.enrichRecords(e, items, ...list.expand);
    e.json(200, {
      page,
      perPage,
      totalItems: total,
      totalPages: Math.ceil(total / perPage),
      items,
    });
  },
};
