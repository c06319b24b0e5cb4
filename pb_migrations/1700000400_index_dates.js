/// <reference path="../pb_hooks/types/types.d.ts" />
// Receipts and adjustments are found by their date (domain/README.md §9). Only our own SQL reads these indexes.

const made = [
  "CREATE INDEX idx_stock_receipts_company_date ON optique_stock_receipts (company, date)",
  "CREATE INDEX idx_stock_adjustments_company_date ON optique_stock_adjustments (company, date)",
];
const dropped = [
  "DROP INDEX idx_stock_receipts_company_date",
  "DROP INDEX idx_stock_adjustments_company_date",
];

migrate(
  (app) => {
    for (const sql of made) app.db().newQuery(sql).execute();
  },
  (app) => {
    for (const sql of dropped) app.db().newQuery(sql).execute();
  },
);
