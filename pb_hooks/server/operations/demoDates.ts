/** Sets creation dates of the demonstration to the days of its documents, since all was saved at once. */
import { runSql } from "#server/platform/sql.ts";

/** Position among the day's records: lists show the latest number of a day first. */
const place = `(SELECT COUNT(*) FROM optique_{table} s
  WHERE s.company = optique_{table}.company AND s.date = optique_{table}.date AND s.rowid < optique_{table}.rowid)`;
/** Hour of the record's own day, never in the future. */
const hour = `MIN(substr(date, 1, 10) || ' ' || printf('%02d', 9 + MIN(${place}, 8)) || ':' || printf('%02d', rowid % 60) || ':00.000Z',
  strftime('%Y-%m-%d %H:%M:%fZ', 'now'))`;

/** Updates in order: later ones read what earlier ones set. */
const changes: [tables: string[], change: string][] = [
  [
    ["prescriptions", "invoices", "payments", "stock_receipts", "stock_adjustments"],
    `created = ${hour}, updated = ${hour}`,
  ],
  [["invoice_items"], "created = (SELECT created FROM optique_invoices i WHERE i.id = invoice)"],
  [
    ["stock_movements"],
    `created = COALESCE(
       (SELECT created FROM optique_invoices i WHERE i.id = reference_id),
       (SELECT created FROM optique_stock_receipts r WHERE r.id = reference_id),
       (SELECT created FROM optique_stock_adjustments a WHERE a.id = reference_id),
       (SELECT MIN(created) FROM optique_invoices WHERE company = {:company}))`,
  ],
  // The initial stock of a product has no document to take a date from.
  [
    ["stock_movements"],
    "date = CASE reference_type WHEN 'product' THEN substr(created, 1, 10) || ' 00:00:00.000Z' ELSE date END",
  ],
  [
    ["clients"],
    `created = COALESCE(
       (SELECT MIN(created) FROM optique_prescriptions p WHERE p.client = optique_clients.id), created)`,
  ],
  [
    ["products", "suppliers"],
    "created = COALESCE((SELECT MIN(created) FROM optique_prescriptions), created)",
  ],
];

export function backdateDemoRecords(app: core.App, company: string): void {
  app.runInTransaction((tx) => {
    for (const [tables, change] of changes)
      for (const table of tables)
        runSql(
          tx,
          `UPDATE optique_${table} SET ${change.replaceAll("{table}", table)} WHERE company = {:company}`,
          { company },
        );
  });
}
