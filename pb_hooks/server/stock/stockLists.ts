/** Lists of the stock: suppliers, products, receipts, adjustments and movements. The reorder list is in shelf.ts. */
import { addMonths, today } from "#domain/core/days/days.ts";
import {
  adjustmentReasons,
  movementTypes,
  productTypes,
  receiptStatuses,
} from "#domain/core/records.ts";
import { storedBarcode } from "#domain/core/text/storedForm.ts";
import { otherBarcodeForm } from "#domain/stock/barcodes.ts";
import { hasStockSql, isOnShelfSql } from "#domain/stock/nonStock.ts";
import { stockLevelSql } from "#domain/stock/stockLevel.ts";
import {
  adjustmentSearch,
  productSearch,
  receiptSearch,
  supplierSearch,
} from "#domain/stock/stockSearch.ts";
import type { ListFilter, List } from "#server/engine/lists/list.ts";
import {
  equalFilter,
  fromDayFilter,
  oneOfFilter,
  untilDayFilter,
} from "#server/engine/lists/listFilters.ts";
import { nameOrder, latestDateFirst, newestFirst } from "#server/engine/lists/listOrder.ts";
import { movementDocumentSql, movementSummary, movementTotals } from "./movementTotals.ts";

const ofSupplier = { supplier: "optique_suppliers" };

/** Facts about supplier t: day of the last receipt, and number of pending and partial receipts. */
const supplierFacts = `json_object(
    'last', COALESCE((SELECT r.date FROM optique_stock_receipts r INDEXED BY idx_stock_receipts_supplier_date
      WHERE r.supplier = t.id AND r.company = t.company ORDER BY r.date DESC LIMIT 1), ''),
    'awaited', (SELECT COUNT(*) FROM optique_stock_receipts r INDEXED BY idx_stock_receipts_open
      WHERE r.supplier = t.id AND r.company = t.company AND r.status IN ('pending', 'partial')))`;

export const supplierList: List = {
  table: "optique_suppliers",
  kind: supplierSearch,
  order: nameOrder,
  sorts: { name: nameOrder.columns },
  computed: { facts: supplierFacts },
};

const levels = new Map(Object.entries(stockLevelSql("t")));

/** Filter by stock level; non-stock products have none. */
export const levelFilter: ListFilter = (value) =>
  value ? { sql: `${levels.get(value) ?? "FALSE"} AND ${hasStockSql("t")}`, params: {} } : null;

/** Archived products are hidden unless requested. */
const archived: ListFilter = (value) => (value ? null : { sql: "t.archived = FALSE", params: {} });

/** Number of months after which a product on the shelf should be counted again. */
const monthsForm = /^[1-9]\d{0,2}$/;

/** Condition: products with stock that were never counted, or not for that many months. */
const uncounted: ListFilter = (months) => {
  if (!months) return null;
  if (!monthsForm.test(months)) return { sql: "FALSE", params: {}, findsNone: true };
  return {
    sql: `t.stock > 0 AND ${isOnShelfSql("t")} AND t.counted_on < {:counted}`,
    params: { counted: addMonths(today(), -Number(months)) },
  };
};

const ofShop = "SELECT id FROM optique_products WHERE company = {:company}";
/**
 * Subqueries, so that each uses its own index. The barcode index is partial: SQLite needs `barcode != ''` to use it.
 */
const byCode = `t.id IN (${ofShop} AND reference = {:code} COLLATE NOCASE
  UNION ALL ${ofShop} AND barcode IN ({:barcode}, {:other}) AND barcode != '')`;

/** SQL of the product with a scanned or fully typed code: its reference in any case, or its barcode. */
const code: ListFilter = (value) => {
  if (!value) return null;
  const barcode = storedBarcode(value);
  const params = { code: value, barcode, other: otherBarcodeForm(barcode) };
  return { sql: byCode, params, findsFew: true };
};

export const productList: List = {
  table: "optique_products",
  kind: productSearch,
  order: newestFirst,
  orderedBy: "idx_products_company_created",
  orderByName: nameOrder,
  sorts: {
    name: ["t.name", "t.rowid"],
    reference: ["t.reference COLLATE NOCASE", "t.rowid"],
    stock: ["t.stock", "t.rowid"],
  },
  filters: {
    type: oneOfFilter("type", productTypes),
    level: levelFilter,
    supplier: equalFilter("supplier"),
    code,
    archived,
    uncounted,
  },
  expand: ofSupplier,
};

export const receiptList: List = {
  table: "optique_stock_receipts",
  kind: receiptSearch,
  searchesDays: true,
  order: newestFirst,
  orderedBy: "idx_stock_receipts_company_created",
  sorts: { number: ["t.receipt_number", "t.rowid"], date: ["t.date", "t.rowid"] },
  orderOfOne: latestDateFirst,
  filters: { status: oneOfFilter("status", receiptStatuses), supplier: equalFilter("supplier") },
  expand: ofSupplier,
};

/** Facts about adjustment t: number of products corrected, and of pieces in total. */
const adjustmentFacts = `(SELECT json_object('products', COUNT(DISTINCT a.product), 'quantity', COALESCE(SUM(CAST(a.quantity AS INTEGER)), 0))
  FROM optique_stock_adjustment_items a WHERE a.adjustment = t.id AND +a.company = t.company)`;

export const adjustmentList: List = {
  table: "optique_stock_adjustments",
  kind: adjustmentSearch,
  searchesDays: true,
  order: newestFirst,
  orderedBy: "idx_stock_adjustments_company_created",
  sorts: { number: ["t.adjustment_number", "t.rowid"], date: ["t.date", "t.rowid"] },
  filters: { reason: oneOfFilter("reason", adjustmentReasons) },
  computed: { facts: adjustmentFacts },
};

export const movementList: List = {
  table: "optique_stock_movements",
  order: newestFirst,
  orderedBy: "idx_stock_movements_company_created",
  filters: {
    type: oneOfFilter("movement_type", movementTypes),
    product: equalFilter("product"),
    from: fromDayFilter,
    to: untilDayFilter,
  },
  count: (app, company, filters) =>
    filters["product"] ? null : movementTotals(app, company, filters).movements,
  expand: { product: "optique_products" },
  computed: { document: movementDocumentSql },
  summary: movementSummary,
};
