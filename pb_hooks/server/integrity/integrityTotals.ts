/** The invariants of what triggers keep beside the records: totals, counts, latest visits, dates of movements. */
import { centimesSql } from "#server/platform/sql.ts";

/** Each query answers the records that break one rule: record, stored, expected. */
export type Checks = Record<string, { collection: string; sql: string }>;

export const own = "company = {:company}";

function countChecks(): Checks {
  const counts = { clients: "optique_client_counts", prescriptions: "optique_prescription_counts" };
  return Object.fromEntries(
    Object.entries(counts).map(([name, table]) => [
      `the number of ${name} is known`,
      {
        collection: `optique_${name}`,
        sql: `SELECT company AS record, records AS stored,
            (SELECT COUNT(*) FROM optique_${name} WHERE ${own}) AS expected
          FROM ${table} WHERE ${own} AND stored <> expected`,
      },
    ]),
  );
}

/** What the figures read is what the records say. */
function dayChecks(): Checks {
  const ofDay = (sum: string, source: string, row: string) =>
    `COALESCE((SELECT ${sum} FROM ${source} t WHERE t.company = d.company
      AND t.date >= d.day AND t.date < d.day || 'z'${row}), 0)`;
  const method =
    "CASE t.payment_method WHEN 'bank_transfer' THEN 'transfer' ELSE t.payment_method END";
  return {
    "totals of a day = its invoices": {
      collection: "optique_invoices",
      sql: `SELECT d.day AS record, json_array(d.invoices, d.total, d.collected) AS stored,
          ${ofDay(`json_array(COUNT(*), COALESCE(SUM(${centimesSql("total_amount")}), 0), COALESCE(SUM(${centimesSql("paid_amount")}), 0))`, "optique_invoices", "")} AS expected
        FROM optique_invoice_days d WHERE d.${own} AND stored <> expected`,
    },
    "takings of a day = its payments": {
      collection: "optique_payments",
      sql: `SELECT d.day AS record, d.amount AS stored,
          ${ofDay(`SUM(${centimesSql("amount")})`, "optique_payments", ` AND ${method} = d.method`)} AS expected
        FROM optique_payment_days d WHERE d.${own} AND stored <> expected`,
    },
    "sales of a day = its lines": {
      collection: "optique_invoice_items",
      sql: `SELECT d.day AS record, SUM(d.amount) AS stored,
          COALESCE((SELECT SUM(${centimesSql("t.price")} * CAST(t.quantity AS INTEGER)) FROM optique_invoices i
            JOIN optique_invoice_items t ON t.invoice = i.id
            WHERE i.company = d.company AND i.date >= d.day AND i.date < d.day || 'z'), 0) AS expected
        FROM optique_sale_days d WHERE d.${own} GROUP BY d.day HAVING stored <> expected`,
    },
    "movements of a day = its movements": {
      collection: "optique_stock_movements",
      sql: `SELECT d.day AS record, json_array(d.movements, d.entered, d.removed) AS stored,
          ${ofDay("json_array(COUNT(*), COALESCE(SUM(MAX(CAST(quantity AS INTEGER), 0)), 0), COALESCE(SUM(MIN(CAST(quantity AS INTEGER), 0)), 0))", "optique_stock_movements", " AND t.movement_type = d.movement_type")} AS expected
        FROM optique_movement_days d WHERE d.${own} AND stored <> expected`,
    },
    "the latest prescription of a client is known": {
      collection: "optique_clients",
      sql: `SELECT c.id AS record, COALESCE(v.date, '') AS stored,
          COALESCE((SELECT MAX(date) FROM optique_prescriptions WHERE client = c.id), '') AS expected
        FROM optique_clients c LEFT JOIN optique_visits v ON v.client = c.id WHERE c.${own} AND stored <> expected`,
    },
  };
}

/** What a document moves is moved on its date. */
function dateChecks(): Checks {
  const documents = {
    invoice: "optique_invoices",
    receipt: "optique_stock_receipts",
    adjustment: "optique_stock_adjustments",
  };
  return Object.fromEntries(
    Object.entries(documents).map(([type, collection]) => [
      `movements of ${type} lines have its date`,
      {
        collection: "optique_stock_movements",
        sql: `SELECT m.id AS record, m.date AS stored, d.date AS expected FROM optique_stock_movements m
          CROSS JOIN ${collection} d ON d.id = m.reference_id AND d.company = m.company
          WHERE m.${own} AND m.reference_type = '${type}' AND stored <> expected`,
      },
    ]),
  );
}

export const totalsChecks: Checks = { ...dayChecks(), ...countChecks(), ...dateChecks() };
