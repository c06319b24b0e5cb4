/// <reference path="../pb_hooks/types/types.d.ts" />
// 'secure-delete' of FTS5 took a fifth of a client's new name. What is deleted stays in the pieces of the index until they are
// merged: an erasure asks for that, in its own transaction, and the server does it (server/scale/searchMerge.ts).

const config =
  "INSERT INTO optique_search_fts (optique_search_fts, rank) VALUES ({:name}, {:value})";

migrate(
  (app) => {
    const set = (name, value) => app.db().newQuery(config).bind({ name, value }).execute();
    set("secure-delete", 0);
    // Two pieces are enough to be merged: usually it takes four.
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
