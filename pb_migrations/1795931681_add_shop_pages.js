/// <reference path="../pb_hooks/types/types.d.ts" />
// The shop's pages on social networks, which its landing page links to (docs/operations.md, First run).

const networks = ["facebook", "instagram", "linkedin"];

migrate(
  (app) => {
    const companies = app.findCollectionByNameOrId("optique_companies");
    for (const name of networks)
      if (!companies.fields.getByName(name))
        companies.fields.add(new TextField({ name, max: 500 }));
    app.save(companies);
  },
  (app) => {
    const companies = app.findCollectionByNameOrId("optique_companies");
    for (const name of networks) companies.fields.removeByName(name);
    app.save(companies);
  },
);
