/// <reference path="../pb_hooks/types/types.d.ts" />

// Each index is a page more that a sale writes. The prescriptions of a client are found, in their order, by the index that
// tells the latest of them (1700000460). And the invoices of many clients are counted in the index that finds them.

const name = "idx_prescriptions_client_date_company";
const ofClient = "idx_invoices_client";

function indexInvoices(app, columns) {
  const collection = app.findCollectionByNameOrId("optique_invoices");
  collection.removeIndex(ofClient);
  collection.addIndex(ofClient, false, columns, "");
  app.save(collection);
}

migrate(
  (app) => {
    const collection = app.findCollectionByNameOrId("optique_prescriptions");
    collection.removeIndex(name);
    app.save(collection);
    indexInvoices(app, "`client`, `company`");
  },
  (app) => {
    const collection = app.findCollectionByNameOrId("optique_prescriptions");
    collection.addIndex(name, false, "`client`, `date`, `company`", "");
    app.save(collection);
    indexInvoices(app, "`client`");
  },
);
