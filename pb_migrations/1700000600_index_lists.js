/// <reference path="../pb_hooks/types/types.d.ts" />
// The records API counts a list by its company and reads it by its creation: each has an index of its own.
const names = ["clients", "prescriptions", "invoices", "stock_movements"];
migrate(
  (app) => {
    for (const name of names) {
      const collection = app.findCollectionByNameOrId(`optique_${name}`);
      collection.addIndex(`idx_${name}_company`, false, "company", "");
      collection.addIndex(`idx_${name}_created`, false, "created", "");
      app.save(collection);
    }
    // The whole order of the list, not its days alone.
    const prescriptions = app.findCollectionByNameOrId("optique_prescriptions");
    prescriptions.removeIndex("idx_prescriptions_company_date");
    prescriptions.addIndex(
      "idx_prescriptions_company_date_created",
      false,
      "company, date, created",
      "",
    );
    app.save(prescriptions);
    // Telephones are indexed in their national form from now on: the next start writes the index anew.
    const run = (sql) => app.db().newQuery(sql).execute();
    run("DROP TRIGGER optique_search_removed");
    run("DELETE FROM optique_search");
    run("INSERT INTO optique_search_fts (optique_search_fts) VALUES ('delete-all')");
    run(
      `CREATE TRIGGER optique_search_removed AFTER DELETE ON optique_search BEGIN
        INSERT INTO optique_search_fts (optique_search_fts, rowid, text) VALUES ('delete', old.id, old.text); END`,
    );
  },
  (app) => {
    const prescriptions = app.findCollectionByNameOrId("optique_prescriptions");
    prescriptions.removeIndex("idx_prescriptions_company_date_created");
    prescriptions.addIndex("idx_prescriptions_company_date", false, "company, date", "");
    app.save(prescriptions);
    for (const name of names) {
      const collection = app.findCollectionByNameOrId(`optique_${name}`);
      collection.removeIndex(`idx_${name}_company`);
      collection.removeIndex(`idx_${name}_created`);
      app.save(collection);
    }
  },
);
