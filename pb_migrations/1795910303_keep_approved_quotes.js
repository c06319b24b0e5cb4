/// <reference path="../pb_hooks/types/types.d.ts" />
// A quote keeps what a colleague allowed when it was handed over, so that its sale does not ask again (docs/rules-quotes.md).

const name = "approved";

migrate(
  (app) => {
    const quotes = app.findCollectionByNameOrId("optique_quotes");
    if (quotes.fields.getByName(name)) return;
    quotes.fields.add(new JSONField({ name, maxSize: 100000 }));
    app.save(quotes);
  },
  (app) => {
    const quotes = app.findCollectionByNameOrId("optique_quotes");
    quotes.fields.removeByName(name);
    app.save(quotes);
  },
);
