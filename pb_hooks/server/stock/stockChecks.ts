/** Invariants of the stock: it is the sum of its movements, which follow from documents. */
import { grossTotalSql } from "#domain/sale/invoice.ts";
import { centimesSql } from "#domain/core/money.ts";
import { type StockSource, stockSources } from "#domain/stock/stockSources.ts";
import {
  type IntegrityChecks,
  checkedDays,
  checkedRows,
} from "#server/engine/integrity/integrityChecks.ts";
import { sumOfDaySql } from "#server/engine/totals/totalsChecks.ts";

/** SQL of the sum of item t's movements, without compensating ones (floors). */
export const movedSql = (type: StockSource) =>
  `COALESCE((SELECT SUM(quantity) FROM optique_stock_movements m WHERE m.line = t.id
    AND +m.company = t.company AND +m.reference_type = '${type}' AND m.notes <> {:floor}), 0)`;

/** Movements are deleted with their item; only a compensating movement (floor) stays. */
const ghostChecks: IntegrityChecks = Object.fromEntries(
  Object.entries(stockSources).map(([type, { items }]) => [
    `movements of ${type} lines have their line`,
    {
      collection: "optique_stock_movements",
      sql: `SELECT m.id AS record, m.line AS stored, '' AS expected FROM optique_stock_movements m
        LEFT JOIN ${items} t ON t.id = m.line AND t.company = m.company
        WHERE ${checkedRows("m")} AND m.reference_type = '${type}' AND m.notes <> {:floor} AND t.id IS NULL`,
    },
  ]),
);

/** Checks that movements have the date of their document. */
export const movementDateCheck = (type: string, collection: string): IntegrityChecks => ({
  [`movements of ${type} lines have its date`]: {
    collection: "optique_stock_movements",
    sql: `SELECT m.id AS record, m.date AS stored, d.date AS expected FROM optique_stock_movements m
      CROSS JOIN ${collection} d ON d.id = m.reference_id AND d.company = m.company
      WHERE ${checkedRows("m")} AND m.reference_type = '${type}' AND stored <> expected`,
  },
});

/** SQL of the sum of a receipt's lines, in centimes. */
const receiptTotalSql = (id: string) =>
  `(SELECT SUM(${grossTotalSql("x")}) FROM optique_stock_receipt_items x WHERE x.receipt = ${id})`;

const cellsSql = `(SELECT json_group_array(json_array(cell, quantity)) FROM (SELECT cell, quantity
  FROM optique_lens_cells WHERE product = p.id ORDER BY cell))`;
const movedCellsSql = `(SELECT json_group_array(json_array(cell, quantity)) FROM (SELECT cell, CAST(SUM(quantity) AS INTEGER) AS quantity
  FROM optique_stock_movements WHERE product = p.id AND cell > '' GROUP BY cell HAVING SUM(quantity) <> 0 ORDER BY cell))`;
/** GLOB pattern of a cell: sphere, cylinder that is never positive, and diameter. */
const cellGlob = "'*.[0257][05] [-0]*.[0257][05] [4-9][0-9]'";

const movementSums =
  "json_array(COUNT(*), COALESCE(SUM(MAX(CAST(quantity AS INTEGER), 0)), 0), COALESCE(SUM(MIN(CAST(quantity AS INTEGER), 0)), 0))";

export const stockChecks: IntegrityChecks = {
  "stock = sum of movements": {
    collection: "optique_products",
    rows: 25,
    sql: `SELECT p.id AS record, p.stock AS stored,
        COALESCE((SELECT SUM(quantity) FROM optique_stock_movements WHERE product = p.id), 0) AS expected
      FROM optique_products p WHERE ${checkedRows("p")} AND stored <> expected`,
  },
  "cells of a drawer = sum of their movements": {
    collection: "optique_products",
    rows: 25,
    sql: `SELECT p.id AS record, ${cellsSql} AS stored, ${movedCellsSql} AS expected
      FROM optique_products p WHERE ${checkedRows("p")}
        AND (p.is_range = TRUE OR EXISTS(SELECT 1 FROM optique_lens_cells WHERE product = p.id)) AND stored <> expected`,
  },
  "no cell of a drawer is negative or in plus cylinder": {
    collection: "optique_products",
    sql: `SELECT c.product AS record, c.cell || ': ' || c.quantity AS stored, '' AS expected
      FROM optique_lens_cells c JOIN optique_products p ON p.id = c.product
      WHERE ${checkedRows("p")} AND (c.quantity < 0 OR c.cell NOT GLOB ${cellGlob})`,
  },
  "stock is not negative": {
    collection: "optique_products",
    sql: `SELECT id AS record, stock AS stored, 0 AS expected FROM optique_products p WHERE ${checkedRows("p")} AND stock < 0`,
  },
  "a received line moves what was received": {
    collection: "optique_stock_receipt_items",
    sql: `SELECT t.id AS record, ${movedSql("receipt")} AS stored,
        CASE WHEN r.status IN ('received', 'partial') AND NOT t.non_stock THEN t.received_quantity ELSE 0 END AS expected
      FROM optique_stock_receipt_items t JOIN optique_stock_receipts r ON r.id = t.receipt
      WHERE ${checkedRows("t")} AND stored <> expected`,
  },
  "an adjusted line moves its quantity": {
    collection: "optique_stock_adjustment_items",
    sql: `SELECT t.id AS record, ${movedSql("adjustment")} AS stored, t.quantity AS expected
      FROM optique_stock_adjustment_items t WHERE ${checkedRows("t")} AND stored <> expected`,
  },
  ...ghostChecks,
  "total of a receipt = sum of lines": {
    collection: "optique_stock_receipts",
    sql: `SELECT r.id AS record, ${centimesSql("r.total_amount")} AS stored,
        COALESCE(${receiptTotalSql("r.id")}, 0) AS expected
      FROM optique_stock_receipts r WHERE ${checkedRows("r")} AND stored <> expected`,
  },
  "movements of a day = its movements": {
    collection: "optique_stock_movements",
    of: "optique_movement_days",
    adds: "movements",
    sql: `SELECT d.day AS record, json_array(d.movements, d.entered, d.removed) AS stored,
        ${sumOfDaySql(movementSums, "optique_stock_movements", " AND t.movement_type = d.movement_type")} AS expected
      FROM optique_movement_days d WHERE ${checkedDays("d")} AND stored <> expected`,
  },
  ...movementDateCheck("adjustment", "optique_stock_adjustments"),
};
