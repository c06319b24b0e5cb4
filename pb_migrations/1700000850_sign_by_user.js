/// <reference path="../pb_hooks/types/types.d.ts" />
// Who took a payment, moved cash or closed a day, by the id of the user: a name can be changed afterwards. Rows that are older keep
// the name that they were signed with.

const signed = ["optique_payments", "optique_cash_moves", "optique_closes"];

migrate(
  (app) => {
    for (const name of signed) {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.add(new TextField({ name: "actor", max: 500 }));
      app.save(collection);
    }
  },
  (app) => {
    for (const name of signed) {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.removeByName("actor");
      app.save(collection);
    }
  },
);
