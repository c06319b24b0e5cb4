/** GET /api/optique/suppliers/{id}/account?from=&to= (docs/rules-purchases-money.md, Account). */
import { type IsoDay, parseDay, storedDay } from "#domain/core/days/days.ts";
import { type Centimes, centimesSql, toDirhams } from "#domain/core/money.ts";
import type { SupplierAccount } from "#domain/purchases/purchaseAnswers.ts";
import {
  isExpectedCreditSql,
  isLeftCreditSql,
  supplierCreditLeftSql,
} from "#domain/purchases/supplierCredit.ts";
import {
  accountEntries,
  type AccountPapers,
  accountOfPeriod,
} from "#domain/purchases/supplierAccount.ts";
import type { Route } from "#server/engine/route.ts";
import { periodOf } from "#server/platform/requests/askedPeriod.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { ownRecord } from "#server/platform/records/storedRecords.ts";

const total = centimesSql("x.total_amount");
const amount = centimesSql("x.amount");
const of = (table: string, condition: string): string =>
  `FROM ${table} x WHERE x.supplier = {:supplier} AND x.company = {:company} AND ${condition}`;
const sumOf = (value: string, table: string, condition: string): string =>
  `COALESCE((SELECT SUM(${value}) ${of(table, condition)}), 0)`;
const rowsOf = (row: string, table: string, condition: string): string =>
  `(SELECT json_group_array(json_object('id', x.id, ${row})) ${of(table, condition)})`;
const within = (day: string): string => `${day} >= {:from} AND ${day} <= {:to}`;

const paid = "x.method <> 'credit'";
/** SQL of the balance before the period, with the same signs as the account's entries. */
const earlierSql = `${sumOf(total, "optique_bills", "x.date < {:from}")}
  - ${sumOf(total, "optique_supplier_credits", "x.received_on > '' AND x.received_on < {:from}")}
  - ${sumOf(amount, "optique_bill_payments", `x.date < {:from} AND ${paid}`)}
  + ${sumOf(amount, "optique_bill_payments", `x.state = 'refused' AND x.state_on < {:from} AND ${paid}`)}`;

const accountRead = reading(`SELECT json_object('earlier', ${earlierSql},
    'bills', json(${rowsOf(`'number', x.number, 'date', x.date, 'total', ${total}`, "optique_bills", within("x.date"))}),
    'credits', json(${rowsOf(
      `'number', x.number, 'received_on', x.received_on, 'total', ${total}`,
      "optique_supplier_credits",
      `x.received_on > '' AND ${within("x.received_on")}`,
    )}),
    'payments', json(${rowsOf(
      `'reference', x.reference, 'date', x.date, 'amount', ${amount}, 'method', x.method, 'state', x.state, 'state_on', x.state_on`,
      "optique_bill_payments",
      `x.date <= {:to} AND (x.date >= {:from} OR (x.state = 'refused' AND x.state_on >= {:from}))`,
    )}),
    'left', ${sumOf(centimesSql("x.left_amount"), "optique_bill_payments", "x.left_amount > 0")},
    'left_credits', ${sumOf(supplierCreditLeftSql("x"), "optique_supplier_credits", isLeftCreditSql("x"))},
    'expected', ${sumOf(centimesSql("x.expected_amount"), "optique_supplier_credits", isExpectedCreditSql("x"))})`);

type Read = AccountPapers & Record<"earlier" | "left" | "left_credits" | "expected", Centimes>;

/** Converts stored days into civil days. */
const dayOf = (stored: string): IsoDay | "" => parseDay(stored) ?? "";
const withDays = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          name === "date" || name.endsWith("_on") ? dayOf(String(value)) : (value as unknown),
        ]),
      ) as Row,
  );

export const accountRoute: Route = {
  method: "GET",
  path: "/suppliers/{id}/account",
  right: "cost.see",
  handle(e, { company }) {
    const id = e.request?.pathValue("id") ?? "";
    const supplier = ownRecord(e.app, "optique_suppliers", company, id);
    if (!supplier) return refuseRequest("not_found", 404);
    const { from, to } = periodOf(e);
    const asked = { company, supplier: id, from: storedDay(from), to: storedDay(to) };
    const { earlier, left, left_credits, expected, ...papers } = readJson<Read>(
      e.app,
      accountRead,
      asked,
    );
    const entries = accountEntries({
      bills: withDays(papers.bills),
      payments: withDays(papers.payments),
      credits: withDays(papers.credits),
    }).filter(({ date }) => date >= from);
    const account = accountOfPeriod(entries, { from, to }, earlier);
    const answer: SupplierAccount = {
      supplier: { id, name: supplier.name },
      from,
      to,
      opening: toDirhams(account.opening),
      entries: account.entries.map((entry) => ({
        ...entry,
        amount: toDirhams(entry.amount),
        balance: toDirhams(entry.balance),
      })),
      closing: toDirhams(account.closing),
      left: toDirhams(left),
      credits: toDirhams(left_credits),
      expected: toDirhams(expected),
    };
    e.json(200, answer);
  },
};
