/** Every list of the product, declared as data: where it is, in which order, what filters it, how it is searched. */
import { type IsoDay, storedDay, yearBefore } from "../domain/days";
import { adjustmentReasons, movementTypes, productTypes, receiptStatuses } from "../domain/records";
import type { SearchKind } from "../domain/search";
import type { Params } from "./sql";

export type Condition = { sql: string; params: Params };
type Filter = (value: string) => Condition | null;

export type List = {
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
  /** Counts the whole list where the general way would look at each record twice; {:company} and those of `always`. */
  count?: string;
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

export const lists: Record<string, List> = {
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
    // The plus sign keeps SQLite on the index that is in the order of the clients.
    count: `SELECT COUNT(*) AS json FROM (SELECT 1 FROM optique_prescriptions
      WHERE +company = {:company} GROUP BY client HAVING MAX(date) < {:limit})`,
    expand: ["client"],
  },
};
