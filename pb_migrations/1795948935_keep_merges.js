/// <reference path="../pb_hooks/types/types.d.ts" />
// Two records of a client that became one, for the day in which that is undone (docs/rules-clients.md, Duplicates).

const mergeTrigger = "optique_merges_forgotten";

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    run(
      `CREATE TABLE IF NOT EXISTS optique_merges (id INTEGER PRIMARY KEY, company TEXT NOT NULL, client TEXT NOT NULL,
        gone TEXT NOT NULL, at TEXT NOT NULL, held TEXT NOT NULL)`,
    );
    run("CREATE INDEX IF NOT EXISTS idx_merges_client ON optique_merges (client)");
    run(`DROP TRIGGER IF EXISTS ${mergeTrigger}`);
    // Who is deleted or erased leaves nothing to undo.
    run(
      `CREATE TRIGGER ${mergeTrigger} AFTER DELETE ON optique_clients BEGIN
        DELETE FROM optique_merges WHERE client = old.id; END`,
    );
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    run(`DROP TRIGGER IF EXISTS ${mergeTrigger}`);
    run("DROP TABLE IF EXISTS optique_merges");
  },
);
