/** Invariants of credit notes and refunds. */
import { centimesSql } from "#domain/core/money.ts";
import { itemTotalSql } from "#domain/sale/invoice.ts";
import {
  type IntegrityChecks,
  companyCondition,
} from "#server/engine/integrity/integrityChecks.ts";
import { sumOfDaySql } from "#server/engine/totals/totalsChecks.ts";
import { usedCreditSql } from "#server/sale/keptCredits.ts";
import { movedSql } from "#server/stock/stockChecks.ts";

const creditedOf = (column: string) =>
  `COALESCE((SELECT SUM(${column}) FROM optique_credit_items c WHERE c.invoice_item = t.id), 0)`;

export const creditChecks: IntegrityChecks = {
  "credits of a day = its credit notes": {
    collection: "optique_credit_notes",
    sql: `SELECT d.day AS record, json_array(d.notes, d.total) AS stored,
        ${sumOfDaySql(`json_array(COUNT(*), COALESCE(SUM(${centimesSql("total_amount")}), 0))`, "optique_credit_notes")} AS expected
      FROM optique_credit_days d WHERE d.${companyCondition} AND stored <> expected`,
  },
  "total of a credit note = sum of lines": {
    collection: "optique_credit_notes",
    sql: `SELECT n.id AS record, ${centimesSql("n.total_amount")} AS stored,
        COALESCE((SELECT SUM(${centimesSql("c.amount")}) FROM optique_credit_items c WHERE c.credit_note = n.id), 0) AS expected
      FROM optique_credit_notes n WHERE n.${companyCondition} AND stored <> expected`,
  },
  "used = payments and refunds of a kept credit": {
    collection: "optique_credit_notes",
    sql: `SELECT n.id AS record, ${centimesSql("n.used")} AS stored, ${usedCreditSql("n.id")} AS expected
      FROM optique_credit_notes n WHERE n.${companyCondition} AND (stored <> expected OR stored > ${centimesSql("n.kept")})`,
  },
  "credited is at most what was sold": {
    collection: "optique_invoice_items",
    sql: `SELECT t.id AS record, json_array(t.quantity, ${itemTotalSql("t")}) AS stored,
        json_array(${creditedOf("c.quantity")}, ${creditedOf(centimesSql("c.amount"))}) AS expected
      FROM optique_invoice_items t WHERE t.${companyCondition}
        AND (${creditedOf("c.quantity")} > t.quantity OR ${creditedOf(centimesSql("c.amount"))} > ${itemTotalSql("t")})`,
  },
  "a credited line moves what returns to the shelf": {
    collection: "optique_credit_items",
    sql: `SELECT t.id AS record, ${movedSql("credit_note")} AS stored, IIF(t.goods = 'shelf', t.quantity, 0) AS expected
      FROM optique_credit_items t WHERE t.${companyCondition} AND stored <> expected`,
  },
};
