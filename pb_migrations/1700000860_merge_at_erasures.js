/// <reference path="../pb_hooks/types/types.d.ts" />
// Replaces FTS5's 'secure-delete', which made renaming a client a fifth slower: an erasure requests a merge of all segments
// (server/engine/search/searchMerge.ts).

const config =
  "INSERT INTO optique_search_fts (optique_search_fts, rank) VALUES ({:name}, {:value})";

migrate(
  (app) => {
    const set = (name, value) => app.db().newQuery(config).bind({ name, value }).execute();
    set("secure-delete", 0);
    // Merges two segments already; the default is four.
    set("usermerge", 2);
    app.db().newQuery("CREATE TABLE optique_search_merges (begun INTEGER NOT NULL)").execute();
  },
  (app) => {
    const set = (name, value) => app.db().newQuery(config).bind({ name, value }).execute();
    app.db().newQuery("DROP TABLE optique_search_merges").execute();
    set("usermerge", 4);
    set("secure-delete", 1);
  },
);
