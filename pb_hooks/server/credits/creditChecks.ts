/** Invariants of credit notes and refunds. */
import { centimesSql } from "#domain/core/money.ts";
import { itemTotalSql } from "#domain/sale/invoice.ts";
import {
  type IntegrityChecks,
  checkedDays,
  checkedRows,
} from "#server/engine/integrity/integrityChecks.ts";
import { sumOfDaySql } from "#server/engine/totals/totalsChecks.ts";
import { invoiceSumsSql } from "#server/sale/invoiceSums.ts";
import { sellerOfInvoiceSql } from "#server/sale/saleChecks.ts";
import { movedSql } from "#server/stock/stockChecks.ts";
import { creditSumsSql } from "./besideSale.ts";
import { usedCreditSql } from "./keptCredits.ts";

const credits = creditSumsSql("i.id");

const creditedOf = (column: string) =>
  `COALESCE((SELECT SUM(${column}) FROM optique_credit_items c WHERE c.invoice_item = t.id), 0)`;

export const creditChecks: IntegrityChecks = {
  "credits of a day = its credit notes": {
    collection: "optique_credit_notes",
    of: "optique_credit_days",
    adds: "notes",
    sql: `SELECT d.day AS record, json_array(d.notes, d.total) AS stored,
        ${sumOfDaySql(`json_array(COUNT(*), COALESCE(SUM(${centimesSql("total_amount")}), 0))`, "optique_credit_notes")} AS expected
      FROM optique_credit_days d WHERE ${checkedDays("d")} AND stored <> expected`,
  },
  "total of a credit note = sum of lines": {
    collection: "optique_credit_notes",
    sql: `SELECT n.id AS record, ${centimesSql("n.total_amount")} AS stored,
        COALESCE((SELECT SUM(${centimesSql("c.amount")}) FROM optique_credit_items c WHERE c.credit_note = n.id), 0) AS expected
      FROM optique_credit_notes n WHERE ${checkedRows("n")} AND stored <> expected`,
  },
  "used = payments and refunds of a kept credit": {
    collection: "optique_credit_notes",
    sql: `SELECT n.id AS record, ${centimesSql("n.used")} AS stored, ${usedCreditSql("n.id")} AS expected
      FROM optique_credit_notes n WHERE ${checkedRows("n")} AND (stored <> expected OR stored > ${centimesSql("n.kept")})`,
  },
  "paid = sum of payments less refunds and kept credits": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.paid_amount")} AS stored,
        ${invoiceSumsSql("i.id").payments} - ${credits.refunds} - ${credits.kept} AS expected
      FROM optique_invoices i WHERE ${checkedRows("i")} AND stored <> expected`,
  },
  "credited = sum of credit notes": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.credited_amount")} AS stored, ${credits.credited} AS expected
      FROM optique_invoices i WHERE ${checkedRows("i")} AND stored <> expected`,
  },
  "sales of a day = its lines less what was credited": {
    collection: "optique_invoice_items",
    of: "optique_sale_days",
    adds: "lines",
    sql: `SELECT d.day AS record, SUM(d.amount) AS stored,
        COALESCE((SELECT SUM(${itemTotalSql("t")}) FROM optique_invoices i
          JOIN optique_invoice_items t ON t.invoice = i.id
          WHERE i.company = d.company AND i.date >= d.day AND i.date < d.day || 'z' AND i.seller_id = d.seller), 0)
        - COALESCE((SELECT SUM(${centimesSql("c.amount")}) FROM optique_credit_notes n
          JOIN optique_credit_items c ON c.credit_note = n.id
          WHERE n.company = d.company AND n.date >= d.day AND n.date < d.day || 'z' AND ${sellerOfInvoiceSql("n")} = d.seller), 0) AS expected
      FROM optique_sale_days d WHERE ${checkedDays("d")} GROUP BY d.day, d.seller HAVING stored <> expected`,
  },
  "credited is at most what was sold": {
    collection: "optique_invoice_items",
    sql: `SELECT t.id AS record, json_array(t.quantity, ${itemTotalSql("t")}) AS stored,
        json_array(${creditedOf("c.quantity")}, ${creditedOf(centimesSql("c.amount"))}) AS expected
      FROM optique_invoice_items t WHERE ${checkedRows("t")}
        AND (${creditedOf("c.quantity")} > t.quantity OR ${creditedOf(centimesSql("c.amount"))} > ${itemTotalSql("t")})`,
  },
  "a credited line moves what returns to the shelf": {
    collection: "optique_credit_items",
    sql: `SELECT t.id AS record, ${movedSql("credit_note")} AS stored, IIF(t.goods = 'shelf', t.quantity, 0) AS expected
      FROM optique_credit_items t WHERE ${checkedRows("t")} AND stored <> expected`,
  },
};
