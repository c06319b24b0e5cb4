/// <reference path="../pb_hooks/types/types.d.ts" />

// Who deleted a number is looked up for each that is missing or was given again (server/sale/numberGaps.ts): without
// this through all that the journal has of the company. Partial: few invoices are deleted.
migrate(
  (app) => {
    app
      .db()
      .newQuery(
        `CREATE INDEX idx_journal_deleted_invoices ON optique_journal (company, label, created)
         WHERE collection = 'optique_invoices' AND action = 'delete'`,
      )
      .execute();
  },
  (app) => {
    app.db().newQuery("DROP INDEX IF EXISTS idx_journal_deleted_invoices").execute();
  },
);
