/// <reference path="../pb_hooks/types/types.d.ts" />
// A shop may leave the eyes out of its invoices. False, as of every older shop, shows them.

migrate(
  (app) => {
    const companies = app.findCollectionByNameOrId("optique_companies");
    if (companies.fields.getByName("invoice_hides_eyes")) return;
    companies.fields.add(new BoolField({ name: "invoice_hides_eyes" }));
    app.save(companies);
  },
  (app) => {
    const companies = app.findCollectionByNameOrId("optique_companies");
    companies.fields.removeByName("invoice_hides_eyes");
    app.save(companies);
  },
);
