/// <reference path="../pb_hooks/types/types.d.ts" />

// A day of the till tells what was deleted or changed of its payments (server/till/corrections.ts): without this through all
// that the journal has of the company.
migrate(
  (app) => {
    app
      .db()
      .newQuery(
        `CREATE INDEX idx_journal_payments ON optique_journal (company, created)
         WHERE collection = 'optique_payments' OR (collection = 'optique_invoices' AND action = 'delete')`,
      )
      .execute();
  },
  (app) => {
    app.db().newQuery("DROP INDEX IF EXISTS idx_journal_payments").execute();
  },
);
