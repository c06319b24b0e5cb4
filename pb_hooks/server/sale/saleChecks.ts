/** Totals, status, numbers and clients of invoices and receipts follow from what belongs to them. */
import { centimesSql } from "#domain/core/money.ts";
import { countedSql } from "#domain/till/cheques.ts";
import { itemTotalSql, invoiceStatusSql } from "#domain/sale/invoice.ts";
import { type Checks, own } from "#server/engine/integrity/checks.ts";

const itemsTotal = (items: string, parent: string, id: string) =>
  `(SELECT SUM(${itemTotalSql("x")}) FROM ${items} x WHERE x.${parent} = ${id})`;
const itemCount = "(SELECT COUNT(*) FROM optique_invoice_items WHERE invoice = i.id)";
const paidSum = `COALESCE((SELECT SUM(${centimesSql("amount")}) FROM optique_payments
  WHERE invoice = i.id AND ${countedSql()}), 0)`;

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
    sql: `SELECT i.id AS record, i.status AS stored, ${invoiceStatusSql("i", itemCount)} AS expected
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
