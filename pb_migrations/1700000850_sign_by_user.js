/// <reference path="../pb_hooks/types/types.d.ts" />
// Id of the user who took a payment, moved cash or closed a day, because a name can change. Older rows keep their name only.

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
