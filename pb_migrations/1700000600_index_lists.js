/// <reference path="../pb_hooks/types/types.d.ts" />
// The records API counts a list by its company and reads it by its creation: each has an index of its own. The list of the
// prescriptions has one for its whole order, not its days alone.
const changes = [
  { name: "clients", added: ["company", "created"], removed: [] },
  {
    name: "prescriptions",
    added: ["company", "created", "company, date, created"],
    removed: ["company, date"],
  },
  { name: "invoices", added: ["company", "created"], removed: [] },
  { name: "stock_movements", added: ["company", "created"], removed: [] },
];

// PocketBase makes all indexes of a collection anew when one changes: each collection is saved once.
function change(app, name, added, removed) {
  const collection = app.findCollectionByNameOrId(`optique_${name}`);
  const indexName = (columns) => `idx_${name}_${columns.replaceAll(", ", "_")}`;
  for (const columns of removed) collection.removeIndex(indexName(columns));
  for (const columns of added) collection.addIndex(indexName(columns), false, columns, "");
  app.save(collection);
}

// Telephones are indexed in their national form from now on: the next start writes the search index anew.
function emptySearch(app) {
  const run = (sql) => app.db().newQuery(sql).execute();
  run("DROP TRIGGER optique_search_removed");
  run("DELETE FROM optique_search");
  run("INSERT INTO optique_search_fts (optique_search_fts) VALUES ('delete-all')");
  run(
    `CREATE TRIGGER optique_search_removed AFTER DELETE ON optique_search BEGIN
      INSERT INTO optique_search_fts (optique_search_fts, rowid, text) VALUES ('delete', old.id, old.text); END`,
  );
}

migrate(
  (app) => {
    for (const { name, added, removed } of changes) change(app, name, added, removed);
    emptySearch(app);
  },
  (app) => {
    for (const { name, added, removed } of changes) change(app, name, removed, added);
    emptySearch(app);
  },
);
