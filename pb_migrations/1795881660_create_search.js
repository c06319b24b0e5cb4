/// <reference path="../pb_hooks/types/types.d.ts" />
// The search index (docs/search-and-totals.md). A database of an older version has it already, but for the triggers.

const statements = [
  // Own integer key, because a backup's VACUUM may change the rowid of PocketBase's tables.
  `CREATE TABLE IF NOT EXISTS optique_search (id INTEGER PRIMARY KEY, company TEXT NOT NULL, kind TEXT NOT NULL,
    record TEXT NOT NULL, text TEXT NOT NULL, UNIQUE (kind, record))`,
  "CREATE INDEX IF NOT EXISTS idx_search_company ON optique_search (company, kind)",
  `CREATE VIRTUAL TABLE IF NOT EXISTS optique_search_fts USING fts5(text, content='optique_search',
    content_rowid='id', tokenize='trigram remove_diacritics 1')`,
  // Merges from two segments on; the default is four.
  "INSERT INTO optique_search_fts (optique_search_fts, rank) VALUES ('usermerge', 2)",
  // An erasure requests a merge of all segments (server/engine/search/searchMerge.ts).
  "CREATE TABLE IF NOT EXISTS optique_search_merges (begun INTEGER NOT NULL)",
];

// Triggers keep the FTS5 index equal to the table for every writer.
const add = "INSERT INTO optique_search_fts (rowid, text) VALUES (new.id, new.text);";
const remove =
  "INSERT INTO optique_search_fts (optique_search_fts, rowid, text) VALUES ('delete', old.id, old.text);";
const triggers = {
  optique_search_added: `AFTER INSERT ON optique_search BEGIN ${add} END`,
  optique_search_removed: `AFTER DELETE ON optique_search BEGIN ${remove} END`,
  optique_search_changed: `AFTER UPDATE ON optique_search BEGIN ${remove} ${add} END`,
};

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  for (const sql of statements) run(sql);
  for (const [name, text] of Object.entries(triggers)) run(`CREATE TRIGGER ${name} ${text}`);
});
