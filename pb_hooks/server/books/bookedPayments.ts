/** Payments of suppliers in a period, by bill and rate (docs/rules-books.md, Payments of suppliers). */
import {
  type AllottedPart,
  type PaidBill,
  paidRows,
  type SupplierPayment,
} from "#domain/books/paidParts.ts";
import type { PaymentRow } from "#domain/books/rows.ts";
import type { Period } from "#domain/core/days/period.ts";
import { centimesSql } from "#domain/core/money.ts";
import { ratesOf } from "#domain/purchases/billRates.ts";
import { vatParams } from "#server/figures/vatFigures.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";
import { readJson } from "#server/platform/storage/statements.ts";

/** SQL of a JSON list of the parts `x` of payments `p`; `condition` is the FROM and WHERE of that list. */
const partJson = `json_object('id', x.id, 'bill', x.bill, 'amount', ${centimesSql("x.amount")}, 'day', substr(x.date, 1, 10),
    'created', x.created, 'refused', IIF(p.state = 'refused', substr(p.state_on, 1, 10), ''))`;
const partsOf = (condition: string): string =>
  `(SELECT json_group_array(json(part)) FROM (SELECT ${partJson} AS part ${condition} ORDER BY x.date, x.created, x.id))`;

const within = (day: string): string =>
  `company = {:company} AND ${day} >= {:from} AND ${day} <= {:to}`;
/** Ids of the payments dated in the period, refused in it, or with a part allotted to a bill in it. */
const touchedSql = `SELECT id FROM optique_bill_payments WHERE ${within("date")}
  UNION SELECT id FROM optique_bill_payments WHERE ${within("state_on")} AND state = 'refused'
  UNION SELECT payment FROM optique_bill_parts WHERE ${within("date")}`;

const paymentsSql = `SELECT json_group_array(json_object('payment', p.id, 'day', substr(p.date, 1, 10), 'supplierId', p.supplier,
    'supplier', COALESCE(s.name, ''), 'if', COALESCE(s.[if], ''), 'ice', COALESCE(s.ice, ''), 'method', p.method,
    'reference', p.reference, 'due', substr(p.due_on, 1, 10), 'debited', IIF(p.state = 'debited', substr(p.state_on, 1, 10), ''),
    'amount', ${centimesSql("p.amount")}, 'refused', IIF(p.state = 'refused', substr(p.state_on, 1, 10), ''),
    'parts', json(${partsOf("FROM optique_bill_parts x WHERE x.payment = p.id")})) ORDER BY p.date, p.created, p.id) AS json
  FROM optique_bill_payments p LEFT JOIN optique_suppliers s ON s.id = p.supplier WHERE p.id IN (${touchedSql})`;

const billsSql = `SELECT json_group_array(json_object('id', b.id, 'bill', b.number, 'billDay', substr(b.date, 1, 10),
    'label', b.label, 'rates', json(IIF(json_valid(b.rates), b.rates, '[]')), 'parts', json(${partsOf(
      "FROM optique_bill_parts x JOIN optique_bill_payments p ON p.id = x.payment WHERE x.bill = b.id",
    )}))) AS json
  FROM optique_bills b WHERE b.company = {:company} AND b.id ${inJsonList("bills")}`;

type ReadBill = Omit<PaidBill, "rates"> & { rates: unknown };

/** Reads the bills named by the parts with all their parts: a part's share of a rate depends on those before it. */
function billsOf(
  app: core.App,
  company: string,
  parts: readonly AllottedPart[],
): Map<string, PaidBill> {
  if (parts.length === 0) return new Map();
  const bills = JSON.stringify([...new Set(parts.map(({ bill }) => bill))]);
  const read = readJson<ReadBill[]>(app, billsSql, { company, bills });
  return new Map(read.map((bill) => [bill.id, { ...bill, rates: ratesOf(bill.rates) }]));
}

export function bookedPayments(app: core.App, company: string, period: Period): PaymentRow[] {
  const payments = readJson<SupplierPayment[]>(app, paymentsSql, vatParams(company, period));
  const bills = billsOf(
    app,
    company,
    payments.flatMap(({ parts }) => parts),
  );
  return paidRows(payments, bills, period);
}
