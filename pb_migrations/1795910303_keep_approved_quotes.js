/// <reference path="../pb_hooks/types/types.d.ts" />
// A quote keeps what a colleague allowed when it was handed over, so that its sale does not ask again (docs/rules-quotes.md).

const approvedField = "approved";

migrate(
  (app) => {
    const quotes = app.findCollectionByNameOrId("optique_quotes");
    if (quotes.fields.getByName(approvedField)) return;
    quotes.fields.add(new JSONField({ name: approvedField, maxSize: 100000 }));
    app.save(quotes);
  },
  (app) => {
    const quotes = app.findCollectionByNameOrId("optique_quotes");
    quotes.fields.removeByName(approvedField);
    app.save(quotes);
  },
);
