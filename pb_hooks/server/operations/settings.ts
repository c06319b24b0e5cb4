/**
 * Applies the program's settings at each start and reverts changes made in the dashboard. The owner's settings stay:
 * address, sender, mail server, storage, proxy headers.
 */
import type { Settings } from "#domain/core/settings.ts";
import { exitWithError } from "./processSettings.ts";

/**
 * Rate limits: requests, seconds, audience. A whole shop may share one address, so only what a stranger could abuse is
 * limited.
 */
const limits: readonly (readonly [
  label: string,
  requests: number,
  seconds: number,
  to?: string,
])[] = [
  // Counted over 20 seconds, because a slowly sent body holds a VM for ten.
  ["optique_users:auth", 40, 20],
  ["_superusers:auth", 20, 20],
  ["POST /api/optique/setup", 20, 60],
  ["POST /api/optique/demo", 20, 60],
  ["POST /api/optique/events", 20, 20],
  // Far above a whole shop that loads the application at once.
  ["/", 3000, 60, "@guest"],
  // OAuth2 sign-in redirects are unused, and the gate does not check them: they get the smallest limit allowed.
  ["/api/oauth2-redirect", 1, 3600],
];
const errors = 8;

export function applySettings(app: core.App, { backup }: Settings): void {
  const settings = app.settings();
  const before = JSON.stringify(settings);
  Object.assign(settings.meta, { appName: "Optique", hideControls: true });
  settings.batch.enabled = false;
  Object.assign(settings.logs, { maxDays: 3, minLevel: errors, logIP: false, logAuthId: false });
  Object.assign(settings.backups, { cron: backup.cron, cronMaxKeep: backup.keep });
  settings.rateLimits.enabled = true;
  settings.rateLimits.rules = limits.map(([label, maxRequests, duration, audience = ""]) => ({
    label,
    maxRequests,
    duration,
    audience,
  })) as unknown as typeof settings.rateLimits.rules;
  if (JSON.stringify(settings) !== before) save(app, settings, backup.cron);
  silenceAlerts(app);
}

/** Only the cron expression can be invalid: everything else is constant. */
function save(app: core.App, settings: core.Settings, cron: string): void {
  try {
    app.save(settings);
  } catch (error) {
    exitWithError(`OPTIQUE_BACKUP_CRON: '${cron}' was refused (${String(error)})`);
  }
}

/** An administrator's sign-in sends no e-mail, because few shops have a mail server. */
function silenceAlerts(app: core.App): void {
  const superusers = app.findCollectionByNameOrId("_superusers");
  if (!superusers.authAlert.enabled) return;
  superusers.authAlert.enabled = false;
  app.save(superusers);
}
