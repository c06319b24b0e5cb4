/** Invariants of invoices: totals, status, numbers and clients. */
import { dayDueSql, invoiceStatusSql, isOpenInvoiceSql, netTotalSql } from "#domain/sale/due.ts";
import { invoiceSumsSql } from "./invoiceSums.ts";
import { takenMethodSql } from "./paymentSql.ts";
import { centimesSql } from "#domain/core/money.ts";
import { countedPaymentSql } from "#domain/till/cheques.ts";
import { grossTotalSql, itemTotalSql } from "#domain/sale/invoice.ts";
import {
  type IntegrityChecks,
  companyCondition,
} from "#server/engine/integrity/integrityChecks.ts";
import { countCheck, sumOfDaySql } from "#server/engine/totals/totalsChecks.ts";
import { movedSql, movementDateCheck } from "#server/stock/stockChecks.ts";

const itemCount = "(SELECT COUNT(*) FROM optique_invoice_items WHERE invoice = i.id)";
const sums = invoiceSumsSql("i.id");

const invoiceSums = `json_array(COUNT(*), COALESCE(SUM(${centimesSql("total_amount")}), 0), COALESCE(SUM(${centimesSql("credited_amount")}), 0), COALESCE(SUM(${centimesSql("fund_part")}), 0), COALESCE(SUM(${centimesSql("paid_amount")}), 0),
  COALESCE(SUM(${isOpenInvoiceSql("t")}), 0), COALESCE(SUM(${dayDueSql("t")}), 0))`;

export const saleChecks: IntegrityChecks = {
  "total = sum of lines": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.total_amount")} AS stored,
        ${sums.total} AS expected
      FROM optique_invoices i WHERE i.${companyCondition} AND stored <> expected`,
  },
  "fund's part is at most the total less credit notes": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.fund_part")} AS stored, ${netTotalSql("i")} AS expected
      FROM optique_invoices i WHERE i.${companyCondition} AND stored > 0 AND stored > expected`,
  },
  "status follows total, credited and paid": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, i.status AS stored, ${invoiceStatusSql("i", itemCount)} AS expected
      FROM optique_invoices i WHERE i.${companyCondition} AND stored <> expected`,
  },
  "a discount is at most its line": {
    collection: "optique_invoice_items",
    sql: `SELECT t.id AS record, t.discount AS stored, ${grossTotalSql("t")} / 100.0 AS expected
      FROM optique_invoice_items t WHERE t.${companyCondition} AND ${itemTotalSql("t")} < 0`,
  },
  "numbers are unique": {
    collection: "optique_invoices",
    sql: `SELECT MAX(id) AS record, COUNT(*) AS stored, 1 AS expected FROM optique_invoices
      WHERE ${companyCondition} GROUP BY invoice_number HAVING stored > 1 OR invoice_number = ''`,
  },
  "client of the invoice = client of its prescription": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, i.client AS stored, p.client AS expected
      FROM optique_invoices i JOIN optique_prescriptions p ON p.id = i.prescription WHERE i.${companyCondition} AND stored <> expected`,
  },
  "totals of a day = its invoices": {
    collection: "optique_invoices",
    sql: `SELECT d.day AS record, json_array(d.invoices, d.total, d.credited, d.fund, d.collected, d.open_invoices, d.due) AS stored,
        ${sumOfDaySql(invoiceSums, "optique_invoices")} AS expected
      FROM optique_invoice_days d WHERE d.${companyCondition} AND stored <> expected`,
  },
  "takings of a day = its payments": {
    collection: "optique_payments",
    sql: `SELECT d.day AS record, d.amount AS stored,
        ${sumOfDaySql(`SUM(${centimesSql("amount")})`, "optique_payments", ` AND ${takenMethodSql("t")} = d.method AND ${countedPaymentSql("t.cheque_state")}`)} AS expected
      FROM optique_payment_days d WHERE d.${companyCondition} AND stored <> expected`,
  },
  "the latest prescription of a client is known": {
    collection: "optique_clients",
    sql: `SELECT c.id AS record, COALESCE(v.date, '') AS stored,
        COALESCE((SELECT MAX(date) FROM optique_prescriptions WHERE client = c.id), '') AS expected
      FROM optique_clients c LEFT JOIN optique_visits v ON v.client = c.id WHERE c.${companyCondition} AND stored <> expected`,
  },
  "a sold line moves its quantity": {
    collection: "optique_invoice_items",
    sql: `SELECT t.id AS record, ${movedSql("invoice")} AS stored, CASE WHEN t.product = '' OR t.non_stock THEN 0 ELSE -t.quantity END AS expected
      FROM optique_invoice_items t WHERE t.${companyCondition} AND stored <> expected`,
  },
  ...countCheck("prescriptions", "optique_prescription_counts"),
  ...movementDateCheck("invoice", "optique_invoices"),
};
