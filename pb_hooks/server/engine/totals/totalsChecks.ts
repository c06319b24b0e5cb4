/** What the integrity report asks of what triggers keep: totals, counts, latest visits, dates of movements. */
import { eyeFields } from "#domain/optics/optics.ts";
import { centimesSql } from "#domain/core/money.ts";
import { countedSql } from "#domain/till/cheques.ts";
import { isOpenSql, dayDueSql } from "#domain/sale/due.ts";
import { itemTotalSql } from "#domain/sale/invoice.ts";
import { type Checks, own } from "#server/engine/integrity/checks.ts";
import { methodSql } from "#server/sale/paymentSql.ts";

/** A sum over the records of day d of a total. */
const ofDay = (sum: string, source: string, more = "") =>
  `COALESCE((SELECT ${sum} FROM ${source} t WHERE t.company = d.company
    AND t.date >= d.day AND t.date < d.day || 'z'${more}), 0)`;

const invoiceSums = `json_array(COUNT(*), COALESCE(SUM(${centimesSql("total_amount")}), 0), COALESCE(SUM(${centimesSql("paid_amount")}), 0),
  COALESCE(SUM(${isOpenSql("t")}), 0), COALESCE(SUM(${dayDueSql("t")}), 0))`;
const movementSums =
  "json_array(COUNT(*), COALESCE(SUM(MAX(CAST(quantity AS INTEGER), 0)), 0), COALESCE(SUM(MIN(CAST(quantity AS INTEGER), 0)), 0))";

const dayChecks: Checks = {
  "totals of a day = its invoices": {
    collection: "optique_invoices",
    sql: `SELECT d.day AS record, json_array(d.invoices, d.total, d.collected, d.open_invoices, d.due) AS stored,
        ${ofDay(invoiceSums, "optique_invoices")} AS expected
      FROM optique_invoice_days d WHERE d.${own} AND stored <> expected`,
  },
  "takings of a day = its payments": {
    collection: "optique_payments",
    sql: `SELECT d.day AS record, d.amount AS stored,
        ${ofDay(`SUM(${centimesSql("amount")})`, "optique_payments", ` AND ${methodSql("t.payment_method")} = d.method AND ${countedSql("t.cheque_state")}`)} AS expected
      FROM optique_payment_days d WHERE d.${own} AND stored <> expected`,
  },
  "cheques of a due day = its cheques": {
    collection: "optique_payments",
    sql: `SELECT d.state || ' ' || d.day AS record, json_array(d.cheques, d.amount) AS stored,
        (SELECT json_array(COUNT(*), COALESCE(SUM(${centimesSql("t.amount")}), 0)) FROM optique_payments t
          WHERE t.company = d.company AND t.cheque_state > '' AND t.cheque_state = d.state
            AND t.due_on >= d.day AND t.due_on < IIF(d.day = '', '0', d.day || 'z')) AS expected
      FROM optique_cheque_days d WHERE d.${own} AND stored <> expected`,
  },
  "sales of a day = its lines": {
    collection: "optique_invoice_items",
    sql: `SELECT d.day AS record, SUM(d.amount) AS stored,
        COALESCE((SELECT SUM(${itemTotalSql("t")}) FROM optique_invoices i
          JOIN optique_invoice_items t ON t.invoice = i.id
          WHERE i.company = d.company AND i.date >= d.day AND i.date < d.day || 'z'), 0) AS expected
      FROM optique_sale_days d WHERE d.${own} GROUP BY d.day HAVING stored <> expected`,
  },
  "movements of a day = its movements": {
    collection: "optique_stock_movements",
    sql: `SELECT d.day AS record, json_array(d.movements, d.entered, d.removed) AS stored,
        ${ofDay(movementSums, "optique_stock_movements", " AND t.movement_type = d.movement_type")} AS expected
      FROM optique_movement_days d WHERE d.${own} AND stored <> expected`,
  },
};

/** A prescription that has an eye value: the triggers of the visits say it in the same words. */
const isMeasured = `(${eyeFields.map((field) => `COALESCE(${field}, 'null') NOT IN ('null', '')`).join(" OR ")})`;

const visitCheck: Checks = {
  "the latest prescription of a client is known": {
    collection: "optique_clients",
    sql: `SELECT c.id AS record, COALESCE(v.date, '') AS stored,
        COALESCE((SELECT date FROM optique_prescriptions WHERE client = c.id ORDER BY ${isMeasured} DESC, date DESC LIMIT 1), '') AS expected
      FROM optique_clients c LEFT JOIN optique_visits v ON v.client = c.id WHERE c.${own} AND stored <> expected`,
  },
};

const countChecks: Checks = Object.fromEntries(
  [
    ["clients", "optique_client_counts"],
    ["prescriptions", "optique_prescription_counts"],
  ].map(([name, table]) => [
    `the number of ${name} is known`,
    {
      collection: `optique_${name}`,
      sql: `SELECT company AS record, records AS stored,
          (SELECT COUNT(*) FROM optique_${name} WHERE ${own}) AS expected
        FROM ${table} WHERE ${own} AND stored <> expected`,
    },
  ]),
);

/** What a document moves is moved on its date. */
const dateChecks: Checks = Object.fromEntries(
  [
    ["invoice", "optique_invoices"],
    ["receipt", "optique_stock_receipts"],
    ["adjustment", "optique_stock_adjustments"],
  ].map(([type, collection]) => [
    `movements of ${type} lines have its date`,
    {
      collection: "optique_stock_movements",
      sql: `SELECT m.id AS record, m.date AS stored, d.date AS expected FROM optique_stock_movements m
        CROSS JOIN ${collection} d ON d.id = m.reference_id AND d.company = m.company
        WHERE m.${own} AND m.reference_type = '${type}' AND stored <> expected`,
    },
  ]),
);

export const totalsChecks: Checks = {
  ...dayChecks,
  ...visitCheck,
  ...countChecks,
  ...dateChecks,
};
