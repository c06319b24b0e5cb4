/** Lists of suppliers' bills, payments and credits (docs/rules-purchases.md, Lists). */
import { storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import { billMethods, billPaymentStates, supplierCreditReasons } from "#domain/core/records.ts";
import { billRestSql, billStateSql, isOpenBillSql } from "#domain/purchases/bill.ts";
import {
  isExpectedCreditSql,
  isLeftCreditSql,
  supplierCreditLeftSql,
  supplierCreditStateSql,
} from "#domain/purchases/supplierCredit.ts";
import { supplierSearch } from "#domain/stock/stockSearch.ts";
import type { List, ListFilter, ParsedListRequest } from "#server/engine/lists/list.ts";
import {
  equalFilter,
  filledFilter,
  fromDayFilter,
  oneOfFilter,
  untilDayFilter,
} from "#server/engine/lists/listFilters.ts";
import { latestDateFirst } from "#server/engine/lists/listOrder.ts";
import { readJson } from "#server/platform/storage/statements.ts";
import { billIndex, billPaymentIndex, supplierCreditIndex } from "./purchaseIndexes.ts";

const now = () => ({ today: storedDay(today()) });

const open = isOpenBillSql("t");
const isLate = "t.due_on < {:today}";
/** SQL condition of each state of a bill; those with `open` repeat the condition of the partial index of open bills. */
const billStates: Readonly<Record<string, string>> = {
  open,
  late: `${open} AND ${isLate}`,
  partial: `${open} AND NOT ${isLate} AND t.paid_amount > 0`,
  unpaid: `${open} AND NOT ${isLate} AND t.paid_amount = 0`,
  paid: `NOT (${open})`,
};
const creditLeft = isLeftCreditSql("t");
const creditStates: Readonly<Record<string, string>> = {
  expected: isExpectedCreditSql("t"),
  received: creditLeft,
  used: `t.received_on > '' AND NOT (${creditLeft})`,
  abandoned: "t.abandoned = TRUE",
};

/** Filter by one state or several separated by commas; unknown states match nothing. */
const stateFilter =
  (states: Readonly<Record<string, string>>): ListFilter =>
  (value) => {
    if (!value) return null;
    const asked = value.split(",").flatMap((name) => states[name] ?? []);
    const sql = asked.length === 0 ? "FALSE" : asked.map((one) => `(${one})`).join(" OR ");
    return {
      sql: asked.length === 1 ? sql.slice(1, -1) : `(${sql})`,
      params: sql.includes("{:today}") ? now() : {},
    };
  };

/** Shared by the lists: search by supplier and by day, order, and `expand`. */
const found = {
  right: "cost.see",
  searchesDays: true,
  searchesThrough: [{ kind: supplierSearch, column: "t.supplier" }],
  order: latestDateFirst,
  orderOfOne: latestDateFirst,
  expand: { supplier: "optique_suppliers" },
} as const;

const sumsSql = `SELECT json_object('rest', COALESCE(SUM(${billRestSql("t")}), 0),
    'late', COALESCE(SUM(IIF(t.due_on < {:now}, ${billRestSql("t")}, 0)), 0)) AS json`;

/** Sums of the listed bills, in a search too: the unpaid rest, and its late part. */
function billSums(
  app: core.App,
  _company: string,
  { condition: { sql, params, findsFew, from } }: Pick<ParsedListRequest, "condition">,
): object {
  const bills = `optique_bills t${findsFew ? "" : " INDEXED BY idx_bills_open"}`;
  const asked = `${sumsSql} FROM ${from ?? bills} WHERE ${sql} AND ${open}`;
  const sums = readJson<{ rest: Centimes; late: Centimes }>(app, asked, {
    ...params,
    now: storedDay(today()),
  });
  return { sums: { rest: toDirhams(sums.rest), late: toDirhams(sums.late) } };
}

export const billList: List = {
  ...found,
  table: "optique_bills",
  kind: billIndex.kind,
  orderedBy: "idx_bills_company_date_created",
  sorts: { due: ["t.due_on", "t.rowid"], number: ["t.number", "t.rowid"] },
  filters: {
    supplier: equalFilter("supplier"),
    state: stateFilter(billStates),
    from: fromDayFilter,
    to: untilDayFilter,
  },
  values: {
    state: billStateSql("t"),
    paid: "t.paid_amount",
    rest: `${billRestSql("t")} / 100.0`,
  },
  computedParams: now,
  summary: billSums,
};

/** SQL of the numbers of a payment's bills, each once, although a bill may have two parts of a payment. */
const billsOfPayment = `(SELECT json_group_array(number) FROM (SELECT DISTINCT b.id, b.number
  FROM optique_bill_parts x JOIN optique_bills b ON b.id = x.bill WHERE x.payment = t.id ORDER BY b.date, b.created))`;

export const billPaymentList: List = {
  ...found,
  table: "optique_bill_payments",
  kind: billPaymentIndex.kind,
  orderedBy: "idx_bill_payments_company_date_created",
  filters: {
    supplier: equalFilter("supplier"),
    state: oneOfFilter("state", billPaymentStates),
    method: oneOfFilter("method", billMethods),
    credit: filledFilter("supplier_credit"),
    from: fromDayFilter,
    to: untilDayFilter,
  },
  values: { left: "t.left_amount" },
  computed: { bills: billsOfPayment },
};

export const supplierCreditList: List = {
  ...found,
  table: "optique_supplier_credits",
  kind: supplierCreditIndex.kind,
  orderedBy: "idx_supplier_credits_company_date_created",
  filters: {
    supplier: equalFilter("supplier"),
    state: stateFilter(creditStates),
    reason: oneOfFilter("reason", supplierCreditReasons),
    bill: equalFilter("bill"),
    from: fromDayFilter,
    to: untilDayFilter,
  },
  values: {
    state: supplierCreditStateSql("t"),
    left: `IIF(${creditLeft}, ${supplierCreditLeftSql("t")} / 100.0, 0)`,
  },
};
