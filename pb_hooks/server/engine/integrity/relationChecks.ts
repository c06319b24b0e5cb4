import { type Checks, own } from "./checks.ts";

const relations: [collection: string, field: string, to: string][] = [
  ["optique_prescriptions", "client", "optique_clients"],
  ["optique_invoices", "client", "optique_clients"],
  ["optique_invoices", "prescription", "optique_prescriptions"],
  ["optique_invoice_items", "invoice", "optique_invoices"],
  ["optique_invoice_items", "product", "optique_products"],
  ["optique_payments", "invoice", "optique_invoices"],
  ["optique_jobs", "prescription", "optique_prescriptions"],
  ["optique_jobs", "lab", "optique_suppliers"],
  ["optique_messages", "client", "optique_clients"],
  ["optique_products", "supplier", "optique_suppliers"],
  ["optique_stock_receipts", "supplier", "optique_suppliers"],
  ["optique_stock_receipt_items", "receipt", "optique_stock_receipts"],
  ["optique_stock_receipt_items", "product", "optique_products"],
  ["optique_stock_adjustment_items", "adjustment", "optique_stock_adjustments"],
  ["optique_stock_adjustment_items", "product", "optique_products"],
  ["optique_stock_movements", "product", "optique_products"],
];

/** Every relation leads to a record of the same company. */
export const relationChecks: Checks = Object.fromEntries(
  relations.map(([collection, field, to]) => [
    `${collection}.${field} exists in the same company`,
    {
      collection,
      sql: `SELECT t.id AS record, t.${field} AS stored, COALESCE(r.company, '') AS expected
        FROM ${collection} t LEFT JOIN ${to} r ON r.id = t.${field}
        WHERE t.${own} AND t.${field} <> '' AND r.company IS NOT t.company`,
    },
  ]),
);
