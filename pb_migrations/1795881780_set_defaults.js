/// <reference path="../pb_hooks/types/types.d.ts" />
// What happens once: a new installation loses PocketBase's sample, and the first company or user is remembered, so that
// set-up stays closed after their deletion. Settings are set at each start (server/operations/settings.ts).

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  if (!app.hasTable("optique_set_up")) {
    dropSample(app);
    run("CREATE TABLE optique_set_up (at TEXT NOT NULL)");
  }
  for (const table of ["optique_companies", "optique_users"])
    run(`CREATE TRIGGER ${table}_set_up AFTER INSERT ON ${table} BEGIN
      INSERT INTO optique_set_up SELECT strftime('%Y-%m-%d %H:%M:%fZ') WHERE NOT EXISTS (SELECT 1 FROM optique_set_up); END`);
});

/** Deletes PocketBase's sample collection: unused, and open to sign-ups. */
function dropSample(app) {
  try {
    app.delete(app.findCollectionByNameOrId("users"));
  } catch {
    // Already deleted by an administrator.
  }
}
