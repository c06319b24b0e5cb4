/** Invariants of purchases: totals, sums of parts, credits, cash movements, days in the books. */
import { centimesSql } from "#domain/core/money.ts";
import { paymentLeftSql } from "#domain/purchases/billPayment.ts";
import { checkedRows, type IntegrityChecks } from "#server/engine/integrity/integrityChecks.ts";
import { paidOfSql, usedOfSql } from "./paidBills.ts";

/** Keeps rows whose stored value differs from the expected one. */
const different = (found: string): string =>
  `SELECT record, stored, expected FROM (${found}) WHERE stored <> expected`;

/** SQL of the sum of the rates of a bill or credit, in centimes. */
const ratesSql = (row: string): string =>
  `COALESCE((SELECT SUM(${centimesSql("r.value ->> '$.ht'")} + ${centimesSql("r.value ->> '$.vat'")})
    FROM json_each(IIF(json_valid(${row}.rates), ${row}.rates, '[]')) r), 0)`;

const partsSql = (payment: string): string =>
  `COALESCE((SELECT SUM(${centimesSql("x.amount")}) FROM optique_bill_parts x WHERE x.payment = ${payment}), 0)`;

export const purchaseChecks: IntegrityChecks = {
  "a bill totals its rates": {
    collection: "optique_bills",
    sql: different(`SELECT b.id AS record, ${centimesSql("b.total_amount")} AS stored, ${ratesSql("b")} AS expected
      FROM optique_bills b WHERE ${checkedRows("b")}`),
  },
  "what is paid of a bill = its parts that count": {
    collection: "optique_bills",
    sql: different(`SELECT b.id AS record, ${centimesSql("b.paid_amount")} AS stored, ${paidOfSql("b.id")} AS expected
      FROM optique_bills b WHERE ${checkedRows("b")}`),
  },
  "a bill is not paid twice": {
    collection: "optique_bills",
    sql: `SELECT b.id AS record, ${centimesSql("b.paid_amount")} AS stored, ${centimesSql("b.total_amount")} AS expected
      FROM optique_bills b WHERE ${checkedRows("b")} AND b.paid_amount > b.total_amount`,
  },
  "a paper is booked on its day or later": {
    collection: "optique_bills",
    sql: `SELECT b.id AS record, b.booked_on AS stored, b.date AS expected
      FROM optique_bills b WHERE ${checkedRows("b")} AND b.booked_on < b.date`,
  },
  "what is left of a payment = its amount less its parts": {
    collection: "optique_bill_payments",
    sql: different(`SELECT y.id AS record, ${centimesSql("y.left_amount")} AS stored, ${paymentLeftSql("y", partsSql("y.id"))} AS expected
      FROM optique_bill_payments y WHERE ${checkedRows("y")}`),
  },
  "a part is not before its payment": {
    collection: "optique_bill_parts",
    sql: `SELECT x.id AS record, x.date AS stored, y.date AS expected FROM optique_bill_parts x
      JOIN optique_bill_payments y ON y.id = x.payment WHERE ${checkedRows("x")} AND x.date < y.date`,
  },
  "a payment and its bills have one supplier": {
    collection: "optique_bill_parts",
    sql: different(`SELECT x.id AS record, y.supplier AS stored, b.supplier AS expected FROM optique_bill_parts x
      JOIN optique_bill_payments y ON y.id = x.payment JOIN optique_bills b ON b.id = x.bill WHERE ${checkedRows("x")}`),
  },
  "cash to a supplier = its movement of the till": {
    collection: "optique_bill_payments",
    sql: different(`SELECT y.id AS record, json_array(y.date, -${centimesSql("y.amount")}, 'supplier') AS stored,
        COALESCE((SELECT json_array(m.date, ${centimesSql("m.amount")}, m.kind) FROM optique_cash_moves m WHERE m.id = y.cash_move), '') AS expected
      FROM optique_bill_payments y WHERE ${checkedRows("y")} AND y.method = 'cash'`),
  },
  "a movement of a supplier has its payment": {
    collection: "optique_cash_moves",
    sql: different(`SELECT m.id AS record, 1 AS stored, (SELECT COUNT(*) FROM optique_bill_payments y
        WHERE y.cash_move = m.id AND y.cash_move > '' AND y.method = 'cash') AS expected
      FROM optique_cash_moves m WHERE ${checkedRows("m")} AND m.kind = 'supplier'`),
  },
  "what is used of a credit = its payments": {
    collection: "optique_supplier_credits",
    sql: different(`SELECT c.id AS record, ${centimesSql("c.used_amount")} AS stored, ${usedOfSql("c.id")} AS expected
      FROM optique_supplier_credits c WHERE ${checkedRows("c")}`),
  },
  "a credit is not used twice": {
    collection: "optique_supplier_credits",
    sql: `SELECT c.id AS record, ${centimesSql("c.used_amount")} AS stored, ${centimesSql("c.total_amount")} AS expected
      FROM optique_supplier_credits c WHERE ${checkedRows("c")} AND c.used_amount > c.total_amount`,
  },
  "a received credit totals its rates": {
    collection: "optique_supplier_credits",
    sql: different(`SELECT c.id AS record, ${centimesSql("c.total_amount")} AS stored, ${ratesSql("c")} AS expected
      FROM optique_supplier_credits c WHERE ${checkedRows("c")}`),
  },
  "a received credit is booked on its day or later": {
    collection: "optique_supplier_credits",
    sql: `SELECT c.id AS record, c.booked_on AS stored, c.received_on AS expected FROM optique_supplier_credits c
      WHERE ${checkedRows("c")} AND (c.booked_on < c.received_on OR (c.received_on = '' AND c.booked_on > ''))`,
  },
};
