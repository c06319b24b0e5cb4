/// <reference path="../pb_hooks/types/types.d.ts" />

// Set-up is open once in the life of a database: this table remembers that there was a company or a user, also when all
// of them were deleted since.
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    run("CREATE TABLE optique_set_up (at TEXT NOT NULL)");
    const remember = `INSERT INTO optique_set_up SELECT strftime('%Y-%m-%d %H:%M:%fZ') WHERE NOT EXISTS (SELECT 1 FROM optique_set_up)`;
    for (const table of ["optique_companies", "optique_users"]) {
      run(`CREATE TRIGGER ${table}_set_up AFTER INSERT ON ${table} BEGIN ${remember}; END`);
      run(`${remember} AND EXISTS (SELECT 1 FROM ${table})`);
    }
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const table of ["optique_companies", "optique_users"]) run(`DROP TRIGGER ${table}_set_up`);
    run("DROP TABLE optique_set_up");
  },
);
