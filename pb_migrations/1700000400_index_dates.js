/// <reference path="../pb_hooks/types/types.d.ts" />
// Receipts and adjustments are found by their date (domain/README.md §9). Only our own SQL reads these indexes.

const tables = ["stock_receipts", "stock_adjustments"];
const nameOf = (table) => `idx_${table}_company_date`;

migrate(
  (app) => {
    for (const table of tables)
      app
        .db()
        .newQuery(`CREATE INDEX ${nameOf(table)} ON optique_${table} (company, date)`)
        .execute();
  },
  (app) => {
    for (const table of tables)
      app
        .db()
        .newQuery(`DROP INDEX ${nameOf(table)}`)
        .execute();
  },
);
