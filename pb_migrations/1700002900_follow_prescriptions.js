/// <reference path="../pb_hooks/types/types.d.ts" />
// A quote loses a prescription that moves to another client: it would show that person's eye values.
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  run(`CREATE TRIGGER IF NOT EXISTS optique_quotes_prescription AFTER UPDATE OF client ON optique_prescriptions
    WHEN NEW.client <> OLD.client
    BEGIN
      UPDATE optique_quotes SET prescription = '' WHERE prescription = NEW.id AND client <> NEW.client;
    END`);
  run(`UPDATE optique_quotes SET prescription = '' WHERE prescription <> ''
    AND client <> (SELECT p.client FROM optique_prescriptions p WHERE p.id = optique_quotes.prescription)`);
});
