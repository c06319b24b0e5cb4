/// <reference path="../pb_hooks/types/types.d.ts" />
// The shop's standing offer on second pairs: up to this percent, a discount on them asks no approval (docs/access.md).

const name = "second_pair_discount";

migrate(
  (app) => {
    const companies = app.findCollectionByNameOrId("optique_companies");
    if (companies.fields.getByName(name)) return;
    companies.fields.add(new NumberField({ name, min: 0, max: 100 }));
    app.save(companies);
  },
  (app) => {
    const companies = app.findCollectionByNameOrId("optique_companies");
    companies.fields.removeByName(name);
    app.save(companies);
  },
);
