/** Totals, status, numbers and clients of invoices and receipts follow from what belongs to them. */
import { type Checks, own } from "#server/engine/integrity/checks.ts";
import { centimesSql } from "#server/platform/sql.ts";
import { countedSql } from "./paymentSql.ts";

const itemsTotal = (items: string, parent: string, id: string) =>
  `(SELECT SUM(${centimesSql("price")} * CAST(quantity AS INTEGER)) FROM ${items} WHERE ${parent} = ${id})`;
const itemCount = "(SELECT COUNT(*) FROM optique_invoice_items WHERE invoice = i.id)";
const paidSum = `COALESCE((SELECT SUM(${centimesSql("amount")}) FROM optique_payments
  WHERE invoice = i.id AND ${countedSql()}), 0)`;
const statusOf = `CASE WHEN ${centimesSql("i.total_amount")} = 0 AND ${itemCount} = 0 THEN 'unpaid'
  WHEN ${centimesSql("i.paid_amount")} >= ${centimesSql("i.total_amount")} THEN 'paid'
  WHEN i.paid_amount > 0 THEN 'partial' ELSE 'unpaid' END`;

export const saleChecks: Checks = {
  "total = sum of lines": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.total_amount")} AS stored,
        ${itemsTotal("optique_invoice_items", "invoice", "i.id")} AS expected
      FROM optique_invoices i WHERE i.${own} AND stored <> expected`,
  },
  "paid = sum of payments": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.paid_amount")} AS stored, ${paidSum} AS expected
      FROM optique_invoices i WHERE i.${own} AND stored <> expected`,
  },
  "status follows total and paid": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, i.status AS stored, ${statusOf} AS expected
      FROM optique_invoices i WHERE i.${own} AND stored <> expected`,
  },
  "numbers are unique": {
    collection: "optique_invoices",
    sql: `SELECT MAX(id) AS record, COUNT(*) AS stored, 1 AS expected FROM optique_invoices
      WHERE ${own} GROUP BY invoice_number HAVING stored > 1 OR invoice_number = ''`,
  },
  "client of the invoice = client of its prescription": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, i.client AS stored, p.client AS expected
      FROM optique_invoices i JOIN optique_prescriptions p ON p.id = i.prescription WHERE i.${own} AND stored <> expected`,
  },
  "total of a receipt = sum of lines": {
    collection: "optique_stock_receipts",
    sql: `SELECT r.id AS record, ${centimesSql("r.total_amount")} AS stored,
        COALESCE(${itemsTotal("optique_stock_receipt_items", "receipt", "r.id")}, 0) AS expected
      FROM optique_stock_receipts r WHERE r.${own} AND stored <> expected`,
  },
};
