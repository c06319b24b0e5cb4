/// <reference path="../pb_hooks/types/types.d.ts" />
// The shop's standing offer on second pairs: up to this percent, a discount on them asks no approval (docs/access.md).

const offerField = "second_pair_discount";

migrate(
  (app) => {
    const companies = app.findCollectionByNameOrId("optique_companies");
    if (companies.fields.getByName(offerField)) return;
    companies.fields.add(new NumberField({ name: offerField, min: 0, max: 100 }));
    app.save(companies);
  },
  (app) => {
    const companies = app.findCollectionByNameOrId("optique_companies");
    companies.fields.removeByName(offerField);
    app.save(companies);
  },
);
