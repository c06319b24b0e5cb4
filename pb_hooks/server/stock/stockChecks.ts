/** The stock of a product is the sum of its movements, and its movements follow from its documents. */
import { itemTotalSql } from "#domain/sale/invoice.ts";
import { centimesSql } from "#domain/core/money.ts";
import { type StockSource, stockSources } from "#domain/stock/stockSources.ts";
import { type Checks, own } from "#server/engine/integrity/checks.ts";
import { ofDay } from "#server/engine/totals/totalsChecks.ts";

/** What the movements of item t come to, the floor aside. */
export const movedSql = (type: StockSource) =>
  `COALESCE((SELECT SUM(quantity) FROM optique_stock_movements m WHERE m.line = t.id
    AND +m.company = t.company AND +m.reference_type = '${type}' AND m.notes <> {:floor}), 0)`;

/** A movement of an item goes with its item; only a floor outlives it. */
const ghostChecks: Checks = Object.fromEntries(
  Object.entries(stockSources).map(([type, { items }]) => [
    `movements of ${type} lines have their line`,
    {
      collection: "optique_stock_movements",
      sql: `SELECT m.id AS record, m.line AS stored, '' AS expected FROM optique_stock_movements m
        LEFT JOIN ${items} t ON t.id = m.line AND t.company = m.company
        WHERE m.${own} AND m.reference_type = '${type}' AND m.notes <> {:floor} AND t.id IS NULL`,
    },
  ]),
);

/** What the documents of a kind move is moved on their date. */
export const movementDateCheck = (type: string, collection: string): Checks => ({
  [`movements of ${type} lines have its date`]: {
    collection: "optique_stock_movements",
    sql: `SELECT m.id AS record, m.date AS stored, d.date AS expected FROM optique_stock_movements m
      CROSS JOIN ${collection} d ON d.id = m.reference_id AND d.company = m.company
      WHERE m.${own} AND m.reference_type = '${type}' AND stored <> expected`,
  },
});

/** Sum in centimes of the lines of a document. */
export const itemsTotalSql = (items: string, parent: string, id: string) =>
  `(SELECT SUM(${itemTotalSql("x")}) FROM ${items} x WHERE x.${parent} = ${id})`;

const movementSums =
  "json_array(COUNT(*), COALESCE(SUM(MAX(CAST(quantity AS INTEGER), 0)), 0), COALESCE(SUM(MIN(CAST(quantity AS INTEGER), 0)), 0))";

export const stockChecks: Checks = {
  "stock = sum of movements": {
    collection: "optique_products",
    sql: `SELECT p.id AS record, p.stock AS stored,
        COALESCE((SELECT SUM(quantity) FROM optique_stock_movements WHERE product = p.id), 0) AS expected
      FROM optique_products p WHERE p.${own} AND stored <> expected`,
  },
  "stock is not negative": {
    collection: "optique_products",
    sql: `SELECT id AS record, stock AS stored, 0 AS expected FROM optique_products WHERE ${own} AND stock < 0`,
  },
  "a sold line moves its quantity": {
    collection: "optique_invoice_items",
    sql: `SELECT t.id AS record, ${movedSql("invoice")} AS stored, CASE WHEN t.product = '' THEN 0 ELSE -t.quantity END AS expected
      FROM optique_invoice_items t WHERE t.${own} AND stored <> expected`,
  },
  "a received line moves what was received": {
    collection: "optique_stock_receipt_items",
    sql: `SELECT t.id AS record, ${movedSql("receipt")} AS stored,
        CASE WHEN r.status IN ('received', 'partial') THEN t.received_quantity ELSE 0 END AS expected
      FROM optique_stock_receipt_items t JOIN optique_stock_receipts r ON r.id = t.receipt
      WHERE t.${own} AND stored <> expected`,
  },
  "an adjusted line moves its quantity": {
    collection: "optique_stock_adjustment_items",
    sql: `SELECT t.id AS record, ${movedSql("adjustment")} AS stored, t.quantity AS expected
      FROM optique_stock_adjustment_items t WHERE t.${own} AND stored <> expected`,
  },
  ...ghostChecks,
  "total of a receipt = sum of lines": {
    collection: "optique_stock_receipts",
    sql: `SELECT r.id AS record, ${centimesSql("r.total_amount")} AS stored,
        COALESCE(${itemsTotalSql("optique_stock_receipt_items", "receipt", "r.id")}, 0) AS expected
      FROM optique_stock_receipts r WHERE r.${own} AND stored <> expected`,
  },
  "movements of a day = its movements": {
    collection: "optique_stock_movements",
    sql: `SELECT d.day AS record, json_array(d.movements, d.entered, d.removed) AS stored,
        ${ofDay(movementSums, "optique_stock_movements", " AND t.movement_type = d.movement_type")} AS expected
      FROM optique_movement_days d WHERE d.${own} AND stored <> expected`,
  },
  ...movementDateCheck("receipt", "optique_stock_receipts"),
  ...movementDateCheck("adjustment", "optique_stock_adjustments"),
};
