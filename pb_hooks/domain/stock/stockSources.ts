/** Documents whose items move stock, by the `reference_type` of their movements. */
import type { CollectionName } from "#domain/core/records.ts";

/** `columns`: columns of the document to show in the movement list, by JSON key. */
type StockSourceTables = {
  header: CollectionName;
  items: CollectionName;
  columns: Readonly<Record<string, string>>;
};

export const stockSources = {
  invoice: {
    header: "optique_invoices",
    items: "optique_invoice_items",
    columns: { number: "invoice_number" },
  },
  credit_note: {
    header: "optique_credit_notes",
    items: "optique_credit_items",
    columns: { number: "number" },
  },
  receipt: {
    header: "optique_stock_receipts",
    items: "optique_stock_receipt_items",
    columns: { number: "receipt_number" },
  },
  adjustment: {
    header: "optique_stock_adjustments",
    items: "optique_stock_adjustment_items",
    columns: { number: "adjustment_number", reason: "reason" },
  },
  service: {
    header: "optique_services",
    items: "optique_service_items",
    columns: { number: "number" },
  },
} as const satisfies Record<string, StockSourceTables>;

export type StockSource = keyof typeof stockSources;
