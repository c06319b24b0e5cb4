/// <reference path="../pb_hooks/types/types.d.ts" />
// The search index (server/scale/README.md). It has an integer key of its own, because a backup's VACUUM may change
// the rowid of PocketBase's tables. Triggers keep the FTS5 index equal to the text table, whoever writes it.
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  run(
    "CREATE TABLE optique_search (id INTEGER PRIMARY KEY, company TEXT NOT NULL, kind TEXT NOT NULL, record TEXT NOT NULL, text TEXT NOT NULL, UNIQUE (kind, record))",
  );
  run("CREATE INDEX idx_search_company ON optique_search (company, kind)");
  run(
    "CREATE VIRTUAL TABLE optique_search_fts USING fts5(text, content='optique_search', content_rowid='id', tokenize='trigram remove_diacritics 1')",
  );
  const add = "INSERT INTO optique_search_fts (rowid, text) VALUES (new.id, new.text);";
  const drop =
    "INSERT INTO optique_search_fts (optique_search_fts, rowid, text) VALUES ('delete', old.id, old.text);";
  run(`CREATE TRIGGER optique_search_added AFTER INSERT ON optique_search BEGIN ${add} END`);
  run(`CREATE TRIGGER optique_search_removed AFTER DELETE ON optique_search BEGIN ${drop} END`);
  run(
    `CREATE TRIGGER optique_search_changed AFTER UPDATE ON optique_search BEGIN ${drop} ${add} END`,
  );
});
