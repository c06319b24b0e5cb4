/// <reference path="../pb_hooks/types/types.d.ts" />
// The search index (server/README.md, Collections): its own integer key, because a backup's VACUUM may change the rowid of PocketBase's tables.
// The triggers keep the FTS5 index equal to the text table, whoever writes it.
migrate(
  (app) => {
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
    // One look-up gives the highest number of a month, however many invoices it has (domain/README.md §2).
    run(
      "CREATE INDEX idx_invoices_sequence ON optique_invoices (company, substr(invoice_number, 1, 6), CAST(substr(invoice_number, 7) AS INTEGER))",
    );
  },
  (app) => {
    app.db().newQuery("DROP INDEX IF EXISTS idx_invoices_sequence").execute();
    app.db().newQuery("DROP TABLE IF EXISTS optique_search_fts").execute();
    app.db().newQuery("DROP TABLE IF EXISTS optique_search").execute();
  },
);
