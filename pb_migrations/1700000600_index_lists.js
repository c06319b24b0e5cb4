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
    // Telephones are indexed in their national form from now on: the next start writes the index anew.
    app.db().newQuery("DELETE FROM optique_search").execute();
  },
  (app) => {
    for (const name of names) {
      const collection = app.findCollectionByNameOrId(`optique_${name}`);
      collection.removeIndex(`idx_${name}_company`);
      collection.removeIndex(`idx_${name}_created`);
      app.save(collection);
    }
  },
);
