/// <reference path="../pb_hooks/types/types.d.ts" />

// Each index is a page more that a sale writes. The prescriptions of a client are found, in their order, by the index that
// tells the latest of them (1700000460).

const name = "idx_prescriptions_client_date_company";

migrate(
  (app) => {
    const collection = app.findCollectionByNameOrId("optique_prescriptions");
    collection.removeIndex(name);
    app.save(collection);
  },
  (app) => {
    const collection = app.findCollectionByNameOrId("optique_prescriptions");
    collection.addIndex(name, false, "`client`, `date`, `company`", "");
    app.save(collection);
  },
);
