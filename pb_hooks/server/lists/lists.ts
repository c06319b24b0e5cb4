/** Every list of the product, declared as data: where it is, in which order, what filters it, how it is searched. */
import { isDay, type IsoDay, storedDay, today, yearBefore } from "#domain/core/days.ts";
import {
  adjustmentReasons,
  movementTypes,
  productTypes,
  receiptStatuses,
} from "#domain/core/records.ts";
import type { SearchKind } from "#domain/search/search.ts";
import { byName, latestDate, newest, type Order } from "./listOrder.ts";
import { invoiceFacts } from "#server/figures/invoiceFigures.ts";
import { movementFacts, movementTotals } from "./movementFacts.ts";
import { type Params, queryInteger } from "#server/platform/sql.ts";

export type Condition = {
  sql: string;
  params: Params;
  /** Has an index of its own, which finds far less than a company has. */
  findsFew?: boolean;
  /** Is fulfilled by so many that they are not counted. */
  findsMany?: boolean;
  /** Begins after a place in the list's order: read from there until the page is full. */
  continues?: boolean;
};
type Filter = (value: string) => Condition | null;

export type List = {
  table: string;
  kind?: SearchKind;
  /** Found by their client too. */
  searchesClient?: true;
  /** A query that reads as a date is one: 'mm/yyyy' finds the documents of the month. */
  searchesDays?: true;
  order: Order;
  /**
   * The index of this order. Named where a list is walked until its page is full: SQLite does not know how soon that is,
   * and would rather gather all that fulfils the conditions, and sort it.
   */
  orderedBy?: string;
  /** The order of the documents of one client or supplier. */
  orderOfOne?: Order;
  /** Asked for by `sort=name`: in which one chooses. */
  orderByName?: Order;
  filters?: Record<string, Filter>;
  /** Conditions that hold whatever is asked. */
  always?: (day: IsoDay) => Condition;
  /** What is read beside the table itself, whose alias is t. */
  from?: string;
  /** The number of its records, where that is kept; null with filters that no total knows. */
  count?: (app: core.App, company: string, filters: Filters) => number | null;
  expand: string[];
  /** What the answer says beside the page. */
  facts?: (app: core.App, company: string, asked: Asked) => Record<string, number>;
};
/** The values of a request's filters by their names; '' for what is not filtered. */
export type Filters = Record<string, string>;
/** What was asked, and how many records stand before its page. */
export type Asked = { filters: Filters; offset: number; condition: Condition };

const equal =
  (column: string): Filter =>
  (value) =>
    value
      ? { sql: `t.${column} = {:${column}}`, params: { [column]: value }, findsFew: true }
      : null;

/** All but those of one document. */
const except =
  (column: string): Filter =>
  (value) =>
    value ? { sql: `t.${column} <> {:except}`, params: { except: value } } : null;

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

/** 'unpaid' means unpaid or partial; the other values match exactly (domain/README.md §2). */
const status: Filter = (value) => {
  if (value === "unpaid") return { sql: "t.status IN ('unpaid', 'partial')", params: {} };
  return value ? { sql: "t.status = {:status}", params: { status: value } } : null;
};

/** Archived products are hidden unless asked for. */
const archived: Filter = (value) => (value ? null : { sql: "t.archived = FALSE", params: {} });

const day =
  (sign: ">=" | "<="): Filter =>
  (value) => {
    if (!isDay(value)) return null;
    const name = sign === ">=" ? "from" : "to";
    return { sql: `t.date ${sign} {:${name}}`, params: { [name]: storedDay(value) } };
  };

/** The whole list from the totals that triggers keep: counting a million entries of an index takes its time too. */
const counted =
  (table: string, sum: string): NonNullable<List["count"]> =>
  (app, company, filters) =>
    Object.values(filters).some(Boolean)
      ? null
      : queryInteger(
          app,
          `SELECT COALESCE(SUM(${sum}), 0) AS json FROM ${table} WHERE company = {:company}`,
          { company },
        );

/** Clients whose latest prescription is more than one year old: exactly one year is not yet due (domain/README.md §7). */
const latestBefore = (now: IsoDay): Condition => ({
  sql: "v.company = {:company} AND v.date < {:limit}",
  params: { limit: storedDay(yearBefore(now)) },
});

export const lists: Record<string, List> = {
  clients: {
    table: "optique_clients",
    kind: "clients",
    order: newest,
    orderedBy: "idx_clients_company_created",
    count: counted("optique_client_counts", "records"),
    expand: [],
  },
  suppliers: {
    table: "optique_suppliers",
    kind: "suppliers",
    order: byName,
    expand: [],
  },
  products: {
    table: "optique_products",
    kind: "products",
    order: newest,
    orderedBy: "idx_products_company_created",
    orderByName: byName,
    filters: { type: oneOf("type", productTypes), supplier: equal("supplier"), archived },
    expand: ["supplier"],
  },
  prescriptions: {
    table: "optique_prescriptions",
    searchesClient: true,
    searchesDays: true,
    order: latestDate,
    orderedBy: "idx_prescriptions_company_date_created",
    count: counted("optique_prescription_counts", "records"),
    filters: { client: equal("client"), to: day("<="), except: except("id") },
    expand: ["client"],
  },
  invoices: {
    table: "optique_invoices",
    kind: "invoices",
    searchesClient: true,
    order: newest,
    orderedBy: "idx_invoices_company_created",
    orderOfOne: latestDate,
    count: counted("optique_invoice_days", "invoices"),
    filters: { status, client: equal("client"), except: except("prescription") },
    expand: ["client", "prescription"],
    facts: invoiceFacts,
  },
  receipts: {
    table: "optique_stock_receipts",
    kind: "receipts",
    order: newest,
    orderedBy: "idx_stock_receipts_company_created",
    orderOfOne: latestDate,
    filters: { status: oneOf("status", receiptStatuses), supplier: equal("supplier") },
    expand: ["supplier"],
  },
  adjustments: {
    table: "optique_stock_adjustments",
    kind: "adjustments",
    order: newest,
    orderedBy: "idx_stock_adjustments_company_created",
    filters: { reason: oneOf("reason", adjustmentReasons) },
    expand: [],
  },
  movements: {
    table: "optique_stock_movements",
    order: newest,
    orderedBy: "idx_stock_movements_company_created",
    filters: {
      type: oneOf("movement_type", movementTypes),
      product: equal("product"),
      from: day(">="),
      to: day("<="),
    },
    count: (app, company, filters) =>
      filters["product"] ? null : movementTotals(app, company, filters).movements,
    expand: ["product"],
    facts: movementFacts,
  },
  reminders: {
    table: "optique_prescriptions",
    // A trigger keeps the latest prescription of each client: it is read in the order of its index.
    from: "optique_visits v CROSS JOIN optique_prescriptions t ON t.id = v.prescription",
    searchesClient: true,
    order: { columns: ["v.date", "v.client"], descends: true },
    always: latestBefore,
    count: (app, company) =>
      queryInteger(
        app,
        "SELECT COUNT(*) AS json FROM optique_visits WHERE company = {:company} AND date < {:limit}",
        { ...latestBefore(today()).params, company },
      ),
    expand: ["client"],
  },
};
