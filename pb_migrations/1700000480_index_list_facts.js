/// <reference path="../pb_hooks/types/types.d.ts" />
// What lists tell beside their records: what is due of the invoices paid in part, and of each supplier the last receipt and
// those awaited. Only our own SQL reads these indexes; those of a condition are written by few documents.

const made = [
  "CREATE INDEX idx_invoices_partial ON optique_invoices (company, total_amount, paid_amount) WHERE status = 'partial'",
  "CREATE INDEX idx_stock_receipts_supplier_date ON optique_stock_receipts (supplier, date, company)",
  "CREATE INDEX idx_stock_receipts_open ON optique_stock_receipts (supplier, company) WHERE status IN ('pending', 'partial')",
];
const dropped = [
  "DROP INDEX idx_invoices_partial",
  "DROP INDEX idx_stock_receipts_supplier_date",
  "DROP INDEX idx_stock_receipts_open",
];

migrate(
  (app) => {
    for (const sql of made) app.db().newQuery(sql).execute();
  },
  (app) => {
    for (const sql of dropped) app.db().newQuery(sql).execute();
  },
);
