/// <reference path="../pb_hooks/types/types.d.ts" />
// Settings of a new installation; the administrator may change them afterwards.
migrate((app) => {
  const settings = app.settings();
  settings.meta.appName = "Optique";
  settings.meta.hideControls = true;
  settings.batch.enabled = false;
  settings.logs.maxDays = 14;
  settings.logs.logIP = false;
  settings.backups.cron = "0 1 * * *";
  settings.backups.cronMaxKeep = 14;
  // A whole shop may sit behind one address: only what a stranger could abuse is limited.
  settings.rateLimits.enabled = true;
  settings.rateLimits.rules = [
    { label: "optique_users:auth", duration: 60, maxRequests: 120, audience: "" },
    { label: "_superusers:auth", duration: 60, maxRequests: 60, audience: "" },
    { label: "POST /api/optique/setup", duration: 60, maxRequests: 20, audience: "" },
    { label: "POST /api/optique/events", duration: 60, maxRequests: 60, audience: "" },
  ];
  app.save(settings);

  const superusers = app.findCollectionByNameOrId("_superusers");
  superusers.authAlert.enabled = false;
  app.save(superusers);
  // PocketBase's sample collection: nothing here uses it, and its sign-up is open.
  try {
    app.delete(app.findCollectionByNameOrId("users"));
  } catch {
    // Already gone: a database that an administrator prepared.
  }
});
