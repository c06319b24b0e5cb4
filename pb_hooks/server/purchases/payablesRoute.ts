/** GET /api/optique/payables: what the shop owes each supplier, by age (docs/rules-purchases-money.md, Account). */
import { today } from "#domain/core/days/days.ts";
import { type Centimes, centimesSql, noMoney, sum, toDirhams } from "#domain/core/money.ts";
import { billRestSql, isOpenBillSql } from "#domain/purchases/bill.ts";
import type { Payables } from "#domain/purchases/purchaseAnswers.ts";
import { isLeftCreditSql, supplierCreditLeftSql } from "#domain/purchases/supplierCredit.ts";
import {
  type BillAge,
  billAgeParams,
  billAges,
  billAgeSql,
  supplierBalance,
} from "#domain/purchases/supplierAccount.ts";
import type { Route } from "#server/engine/route.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

/** SQL that sums by supplier what is left of one kind of record; `index`: partial index of just these records. */
const sumsBy = (table: string, index: string, value: string, condition: string): string =>
  `SELECT x.supplier, '' AS age, SUM(${value}) AS amount FROM ${table} x INDEXED BY ${index}
    WHERE x.company = {:company} AND ${condition} GROUP BY x.supplier`;

const restsSql = `SELECT x.supplier, ${billAgeSql("x.due_on")} AS age, SUM(${billRestSql("x")}) AS amount
  FROM optique_bills x INDEXED BY idx_bills_open WHERE x.company = {:company} AND ${isOpenBillSql("x")} GROUP BY 1, 2`;
const leftSql = sumsBy(
  "optique_bill_payments",
  "idx_bill_payments_left",
  centimesSql("x.left_amount"),
  "x.left_amount > 0",
);
const creditsSql = sumsBy(
  "optique_supplier_credits",
  "idx_supplier_credits_left",
  supplierCreditLeftSql("x"),
  isLeftCreditSql("x"),
);
const row = (kind: string, from: string): string =>
  `SELECT '${kind}' AS kind, o.supplier, o.age, o.amount, COALESCE((SELECT s.name FROM optique_suppliers s WHERE s.id = o.supplier), '') AS name FROM (${from}) o`;

const payablesRead =
  reading(`SELECT json_group_array(json_object('kind', kind, 'supplier', supplier, 'age', age, 'amount', amount, 'name', name))
  FROM (${row("rest", restsSql)} UNION ALL ${row("left", leftSql)} UNION ALL ${row("credit", creditsSql)})`);

type Sum = {
  kind: "rest" | "left" | "credit";
  supplier: string;
  name: string;
  age: BillAge | "";
  amount: Centimes;
};

const amountOf = (sums: readonly Sum[], wanted: (one: Sum) => boolean): Centimes =>
  sum(sums.filter(wanted).map(({ amount }) => amount));

const agesOf = (sums: readonly Sum[]): Payables["ages"] =>
  Object.fromEntries(
    billAges.map((age) => [age, toDirhams(amountOf(sums, (one) => one.age === age))]),
  ) as Payables["ages"];

/** What the shop owes one supplier. */
function payableOf(supplier: string, sums: readonly Sum[]): Payables["suppliers"][number] {
  const ofKind = (kind: Sum["kind"]): Centimes => amountOf(sums, (one) => one.kind === kind);
  const [rest, left, credits] = [ofKind("rest"), ofKind("left"), ofKind("credit")];
  return {
    supplier,
    name: sums[0]?.name ?? "",
    rest: toDirhams(rest),
    left: toDirhams(left),
    credits: toDirhams(credits),
    balance: toDirhams(supplierBalance({ rest, left, credits })),
    ages: agesOf(sums),
  };
}

export function payablesOf(app: core.App, company: string): Payables {
  const sums = readJson<Sum[]>(app, payablesRead, { company, ...billAgeParams(today()) });
  const bySupplier = new Map<string, Sum[]>();
  for (const one of sums)
    bySupplier.set(one.supplier, [...(bySupplier.get(one.supplier) ?? []), one]);
  const suppliers = [...bySupplier].map(([supplier, own]) => payableOf(supplier, own));
  return {
    suppliers: suppliers.sort((one, other) => one.name.localeCompare(other.name)),
    ages: agesOf(sums),
    rest: toDirhams(sums.length > 0 ? amountOf(sums, ({ kind }) => kind === "rest") : noMoney),
  };
}

export const payablesRoute: Route = {
  method: "GET",
  path: "/payables",
  right: "cost.see",
  handle: (e, { company }) => e.json(200, payablesOf(e.app, company)),
};
