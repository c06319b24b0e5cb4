/** Lists of the stock: suppliers, products, receipts, adjustments and movements. The low shelves: shelf.ts. */
import {
  adjustmentReasons,
  movementTypes,
  productTypes,
  receiptStatuses,
} from "#domain/core/records.ts";
import { otherBarcodeForm } from "#domain/stock/barcodes.ts";
import { stockLevelSql } from "#domain/stock/stockLevel.ts";
import {
  adjustmentSearch,
  productSearch,
  receiptSearch,
  supplierSearch,
} from "#domain/stock/stockSearch.ts";
import type { Filter, List } from "#server/engine/lists/list.ts";
import { equal, fromDay, oneOf, untilDay } from "#server/engine/lists/listFilters.ts";
import { byName, latestDate, newest } from "#server/engine/lists/listOrder.ts";
import { documentSql } from "./movementDocument.ts";
import { movementFacts, movementTotals } from "./movementFacts.ts";

const ofSupplier = { supplier: "optique_suppliers" };

/** Of supplier t: the day of the last receipt, and how many are awaited, wholly or in part. */
export const supplierFacts = `json_object(
    'last', COALESCE((SELECT r.date FROM optique_stock_receipts r INDEXED BY idx_stock_receipts_supplier_date
      WHERE r.supplier = t.id AND r.company = t.company ORDER BY r.date DESC LIMIT 1), ''),
    'awaited', (SELECT COUNT(*) FROM optique_stock_receipts r INDEXED BY idx_stock_receipts_open
      WHERE r.supplier = t.id AND r.company = t.company AND r.status IN ('pending', 'partial')))`;

export const supplierList: List = {
  table: "optique_suppliers",
  kind: supplierSearch,
  order: byName,
  more: { facts: supplierFacts },
};

const levels = new Map(Object.entries(stockLevelSql("t.stock")));

/** Of products, by what is left on the shelf. */
export const level: Filter = (value) =>
  value ? { sql: levels.get(value) ?? "FALSE", params: {} } : null;

/** Archived products are hidden unless asked for. */
export const archived: Filter = (value) =>
  value ? null : { sql: "t.archived = FALSE", params: {} };

const ofShop = "SELECT id FROM optique_products WHERE company = {:company}";
/** Each by its own index; that of barcodes has no empty one, and is used only where the condition says so. */
const byCode = `t.id IN (${ofShop} AND reference = {:code} COLLATE NOCASE
  UNION ALL ${ofShop} AND barcode IN ({:code}, {:other}) AND barcode != '')`;

/** The product that a scanner reads, or that is typed whole: by its reference, whatever the case, or by its barcode. */
export const code: Filter = (value) =>
  value
    ? { sql: byCode, params: { code: value, other: otherBarcodeForm(value) }, findsFew: true }
    : null;

export const productList: List = {
  table: "optique_products",
  kind: productSearch,
  order: newest,
  orderedBy: "idx_products_company_created",
  orderByName: byName,
  filters: {
    type: oneOf("type", productTypes),
    level,
    supplier: equal("supplier"),
    code,
    archived,
  },
  expand: ofSupplier,
};

export const receiptList: List = {
  table: "optique_stock_receipts",
  kind: receiptSearch,
  searchesDays: true,
  order: newest,
  orderedBy: "idx_stock_receipts_company_created",
  orderOfOne: latestDate,
  filters: { status: oneOf("status", receiptStatuses), supplier: equal("supplier") },
  expand: ofSupplier,
};

/** Of adjustment t: how many products it corrects, and by how many pieces in all. */
export const adjustmentFacts = `(SELECT json_object('products', COUNT(DISTINCT a.product), 'quantity', COALESCE(SUM(CAST(a.quantity AS INTEGER)), 0))
  FROM optique_stock_adjustment_items a WHERE a.adjustment = t.id AND +a.company = t.company)`;

export const adjustmentList: List = {
  table: "optique_stock_adjustments",
  kind: adjustmentSearch,
  searchesDays: true,
  order: newest,
  orderedBy: "idx_stock_adjustments_company_created",
  filters: { reason: oneOf("reason", adjustmentReasons) },
  more: { facts: adjustmentFacts },
};

export const movementList: List = {
  table: "optique_stock_movements",
  order: newest,
  orderedBy: "idx_stock_movements_company_created",
  filters: {
    type: oneOf("movement_type", movementTypes),
    product: equal("product"),
    from: fromDay,
    to: untilDay,
  },
  count: (app, company, filters) =>
    filters["product"] ? null : movementTotals(app, company, filters).movements,
  expand: { product: "optique_products" },
  more: { document: documentSql },
  facts: movementFacts,
};
