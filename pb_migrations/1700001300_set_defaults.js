/// <reference path="../pb_hooks/types/types.d.ts" />
// Settings of a new installation, which the administrator may change later, and the mark of a set-up.

/**
 * Rate limits. A whole shop may share one address, so only what a stranger could abuse is limited. Durations are in
 * seconds.
 */
const limits = [
  // Counted over 20 seconds, because a slowly sent body holds a VM for ten.
  ["optique_users:auth", 40, 20],
  ["_superusers:auth", 20, 20],
  ["POST /api/optique/setup", 20, 60],
  ["POST /api/optique/events", 20, 20],
  // Far above a whole shop that loads the application at once.
  ["/", 3000, 60, "@guest"],
  // Redirect of an OAuth2 sign-in, which nobody uses and the gate does not see: the smallest limit allowed.
  ["/api/oauth2-redirect", 1, 3600],
];
const errors = 8;

migrate((app) => {
  // Keeps the settings of a database of the replaced migrations.
  if (app.hasTable("optique_set_up")) return;
  setDefaults(app);
  dropSamples(app);
  rememberSetUp((sql) => app.db().newQuery(sql).execute());
});

function setDefaults(app) {
  const settings = app.settings();
  settings.meta.appName = "Optique";
  settings.meta.hideControls = true;
  settings.batch.enabled = false;
  settings.logs.maxDays = 3;
  settings.logs.minLevel = errors;
  settings.logs.logIP = false;
  settings.logs.logAuthId = false;
  settings.backups.cron = "0 1 * * *";
  settings.backups.cronMaxKeep = 14;
  settings.rateLimits.enabled = true;
  settings.rateLimits.rules = limits.map(([label, maxRequests, duration, audience = ""]) => ({
    label,
    maxRequests,
    duration,
    audience,
  }));
  app.save(settings);
  const superusers = app.findCollectionByNameOrId("_superusers");
  superusers.authAlert.enabled = false;
  app.save(superusers);
}

/** Deletes PocketBase's sample collection: unused, and open to sign-ups. */
function dropSamples(app) {
  try {
    app.delete(app.findCollectionByNameOrId("users"));
  } catch {
    // Already deleted by an administrator.
  }
}

/** Remembers the first company or user: set-up stays closed after their deletion. */
function rememberSetUp(run) {
  run("CREATE TABLE optique_set_up (at TEXT NOT NULL)");
  for (const table of ["optique_companies", "optique_users"])
    run(`CREATE TRIGGER ${table}_set_up AFTER INSERT ON ${table} BEGIN
      INSERT INTO optique_set_up SELECT strftime('%Y-%m-%d %H:%M:%fZ') WHERE NOT EXISTS (SELECT 1 FROM optique_set_up); END`);
}
