/** Invariants of invoices: totals, status, numbers and clients. */
import { dayDueSql, invoiceStatusSql, isOpenInvoiceSql, netTotalSql } from "#domain/sale/due.ts";
import { invoiceSumsSql } from "./invoiceSums.ts";
import { takenMethodSql } from "./paymentSql.ts";
import { centimesSql } from "#domain/core/money.ts";
import { countedPaymentSql } from "#domain/till/cheques.ts";
import { grossTotalSql, itemTotalSql } from "#domain/sale/invoice.ts";
import {
  type IntegrityChecks,
  checkedDays,
  checkedRows,
} from "#server/engine/integrity/integrityChecks.ts";
import { countCheck, sumOfDaySql } from "#server/engine/totals/totalsChecks.ts";
import { movedSql, movementDateCheck } from "#server/stock/stockChecks.ts";

const itemCount = "(SELECT COUNT(*) FROM optique_invoice_items WHERE invoice = i.id)";
/** SQL of the seller of a row's invoice; '' without one, as in the triggers. */
export const sellerOfInvoiceSql = (row: string): string =>
  `COALESCE((SELECT seller_id FROM optique_invoices WHERE id = ${row}.invoice), '')`;
/** SQL of a value over all invoices of the company with the same number as invoice i. */
const sameNumber = (value: string): string =>
  `(SELECT ${value} FROM optique_invoices WHERE company = i.company AND invoice_number = i.invoice_number)`;
const sums = invoiceSumsSql("i.id");

const invoiceSums = `json_array(COUNT(*), COALESCE(SUM(${centimesSql("total_amount")}), 0), COALESCE(SUM(${centimesSql("credited_amount")}), 0), COALESCE(SUM(${centimesSql("fund_part")}), 0), COALESCE(SUM(${centimesSql("paid_amount")}), 0),
  COALESCE(SUM(${isOpenInvoiceSql("t")}), 0), COALESCE(SUM(${dayDueSql("t")}), 0))`;

export const saleChecks: IntegrityChecks = {
  "total = sum of lines": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.total_amount")} AS stored,
        ${sums.total} AS expected
      FROM optique_invoices i WHERE ${checkedRows("i")} AND stored <> expected`,
  },
  "fund's part is at most the total less credit notes": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.fund_part")} AS stored, ${netTotalSql("i")} AS expected
      FROM optique_invoices i WHERE ${checkedRows("i")} AND stored > 0 AND stored > expected`,
  },
  "status follows total, credited and paid": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, i.status AS stored, ${invoiceStatusSql("i", itemCount)} AS expected
      FROM optique_invoices i WHERE ${checkedRows("i")} AND stored <> expected`,
  },
  "a discount is at most its line": {
    collection: "optique_invoice_items",
    sql: `SELECT t.id AS record, t.discount AS stored, ${grossTotalSql("t")} / 100.0 AS expected
      FROM optique_invoice_items t WHERE ${checkedRows("t")} AND ${itemTotalSql("t")} < 0`,
  },
  "numbers are unique": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${sameNumber("COUNT(*)")} AS stored, 1 AS expected FROM optique_invoices i
      WHERE ${checkedRows("i")} AND (stored > 1 OR i.invoice_number = '') AND i.id = ${sameNumber("MAX(id)")}`,
  },
  "client of the invoice = client of its prescription": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, i.client AS stored, p.client AS expected
      FROM optique_invoices i JOIN optique_prescriptions p ON p.id = i.prescription WHERE ${checkedRows("i")} AND stored <> expected`,
  },
  "totals of a day = its invoices": {
    collection: "optique_invoices",
    of: "optique_invoice_days",
    adds: "invoices",
    sql: `SELECT d.day AS record, json_array(d.invoices, d.total, d.credited, d.fund, d.collected, d.open_invoices, d.due) AS stored,
        ${sumOfDaySql(invoiceSums, "optique_invoices", " AND t.seller_id = d.seller")} AS expected
      FROM optique_invoice_days d WHERE ${checkedDays("d")} AND stored <> expected`,
  },
  "takings of a day = its payments": {
    collection: "optique_payments",
    of: "optique_payment_days",
    adds: "payments",
    sql: `SELECT d.day AS record, d.amount AS stored,
        ${sumOfDaySql(`SUM(${centimesSql("amount")})`, "optique_payments", ` AND ${takenMethodSql("t")} = d.method AND ${sellerOfInvoiceSql("t")} = d.seller`)}
          + ${sumOfDaySql(`SUM(${centimesSql("amount")})`, "optique_reversals", ` AND (SELECT ${takenMethodSql("p")} FROM optique_payments p WHERE p.id = t.payment) = d.method AND ${sellerOfInvoiceSql("t")} = d.seller`)} AS expected
      FROM optique_payment_days d WHERE ${checkedDays("d")} AND stored <> expected`,
  },
  "reversals take off a cheque that counts nothing": {
    collection: "optique_payments",
    sql: `SELECT p.id AS record, COALESCE((SELECT SUM(${centimesSql("r.amount")}) FROM optique_reversals r WHERE r.payment = p.id), 0) AS stored,
        IIF(${countedPaymentSql("p.cheque_state")}, 0, -${centimesSql("p.amount")}) AS expected
      FROM optique_payments p WHERE ${checkedRows("p")} AND p.cheque_state > '' AND stored <> expected`,
  },
  "a reversal is of its payment, and not before it": {
    collection: "optique_reversals",
    sql: `SELECT r.id AS record, json_array(r.company, r.invoice, ${centimesSql("r.amount")}, r.date >= p.date) AS stored,
        json_array(p.company, p.invoice, IIF(r.kind = 'honoured', 1, -1) * ${centimesSql("p.amount")}, 1) AS expected
      FROM optique_reversals r LEFT JOIN optique_payments p ON p.id = r.payment WHERE ${checkedRows("r")} AND stored IS NOT expected`,
  },
  "the latest prescription of a client is known": {
    collection: "optique_clients",
    sql: `SELECT c.id AS record, COALESCE(v.date, '') AS stored,
        COALESCE((SELECT MAX(date) FROM optique_prescriptions WHERE client = c.id), '') AS expected
      FROM optique_clients c LEFT JOIN optique_visits v ON v.client = c.id WHERE ${checkedRows("c")} AND stored <> expected`,
  },
  "reminders of a day = its latest prescriptions": {
    collection: "optique_clients",
    of: "optique_visit_days",
    adds: "clients",
    sql: `SELECT d.day AS record, d.clients AS stored, (SELECT COUNT(*) FROM optique_visits v
        WHERE v.company = d.company AND v.date >= d.day AND v.date < d.day || 'z') AS expected
      FROM optique_visit_days d WHERE ${checkedDays("d")} AND stored <> expected`,
  },
  "a sold line moves its quantity": {
    collection: "optique_invoice_items",
    sql: `SELECT t.id AS record, ${movedSql("invoice")} AS stored, CASE WHEN t.product = '' OR t.non_stock OR t.source = 'lab' THEN 0 ELSE -t.quantity END AS expected
      FROM optique_invoice_items t WHERE ${checkedRows("t")} AND stored <> expected`,
  },
  "a line with a power is one lens of one eye": {
    collection: "optique_invoice_items",
    sql: `SELECT t.id AS record, json_array(t.quantity, t.eye, t.source) AS stored, '' AS expected
      FROM optique_invoice_items t WHERE ${checkedRows("t")} AND t.power NOT IN ('', 'null')
        AND (t.quantity <> 1 OR t.eye = '' OR t.source = '')`,
  },
  "a lens from the drawer moves its cell": {
    collection: "optique_invoice_items",
    sql: `SELECT t.id AS record, m.cell AS stored, '' AS expected FROM optique_invoice_items t
      JOIN optique_stock_movements m ON m.line = t.id AND +m.reference_type = 'invoice' AND +m.company = t.company
      WHERE ${checkedRows("t")} AND (m.cell > '') <> (t.source = 'stock')`,
  },
  ...countCheck("prescriptions", "optique_prescription_counts"),
  ...movementDateCheck("invoice", "optique_invoices"),
};
