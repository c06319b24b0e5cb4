/** GET /api/optique/lists/unbilled?supplier=: received pieces that no bill covers yet. */
import type { List, ListFilter } from "#server/engine/lists/list.ts";
import { billedSql, receivedSql } from "./billedLines.ts";

const received = receivedSql("t", "r");
const billed = billedSql("t");

/** Filter by supplier; without one, nothing is listed. */
const supplierFilter: ListFilter = (supplier) =>
  supplier
    ? {
        sql: `r.supplier = {:supplier} AND ${received} > ${billed}`,
        params: { supplier },
        findsFew: true,
      }
    : { sql: "FALSE", params: {}, findsNone: true };

export const unbilledList: List = {
  table: "optique_stock_receipt_items",
  right: "cost.see",
  from: "optique_stock_receipts r CROSS JOIN optique_stock_receipt_items t ON t.receipt = r.id",
  joined: "JOIN optique_stock_receipts r ON r.id = t.receipt",
  order: { columns: ["r.date", "t.created", "t.rowid"], descends: true },
  filters: { supplier: supplierFilter },
  fields: ["id", "receipt", "product", "price"],
  values: {
    receipt_item: "t.id",
    receipt_number: "r.receipt_number",
    date: "r.date",
    product_name: "COALESCE((SELECT p.name FROM optique_products p WHERE p.id = t.product), '')",
    received,
    billed,
  },
};
