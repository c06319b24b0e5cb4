/// <reference path="../pb_hooks/types/types.d.ts" />
// Prints of an invoice are counted by paper (docs/rules-credits.md, Issue). Of earlier ones the paper is unknown.

migrate(
  (app) => {
    const invoices = app.findCollectionByNameOrId("optique_invoices");
    invoices.fields.add(new JSONField({ name: "prints", maxSize: 200, hidden: true }));
    app.save(invoices);
    app
      .db()
      .newQuery(`UPDATE optique_invoices SET prints = '{"unknown":1}' WHERE printed_at <> ''`)
      .execute();
  },
  (app) => {
    const invoices = app.findCollectionByNameOrId("optique_invoices");
    invoices.fields.removeByName("prints");
    app.save(invoices);
  },
);
