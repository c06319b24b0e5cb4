/** Start of the process: settings, administrator, durability and address. */
import { messageOfCode } from "#domain/core/messages/messages.ts";
import type { Settings } from "#domain/core/settings.ts";
import { applyAccessRules } from "./accessRules.ts";
import { applySettings } from "#server/operations/settings.ts";
import { createAdministrator, hasAdministrator } from "#server/operations/setup/accounts.ts";
import { demoUser, fillDemo } from "#server/operations/demo/demo.ts";
import { printSetupLink } from "#server/operations/setup/setupCode.ts";
import { noteDemonstration } from "#server/platform/requests/demonstration.ts";
import { realtime } from "#server/platform/requests/realtime.ts";
import { deleteExpiredTries } from "#server/platform/people/countedTries.ts";
import { writePlannerStatistics } from "#server/engine/totals/planner.ts";
import { rebuildOutdatedIndex } from "#server/engine/search/reindex.ts";
import { subjects } from "#server/subjects.ts";
import { restrictPermissions, trialsFolder } from "#server/platform/storage/dataFolder.ts";
import { failureReason } from "#server/operations/backups/failures.ts";
import { continuePurge } from "#server/engine/search/purgeErased.ts";
import { health } from "#server/operations/integrity/health.ts";
import { appliedMigrations, isOutdatedDatabase } from "./migrations.ts";
import { repairDataFolder } from "./dataFolderRepair.ts";
import { serverLock } from "./serverLock.ts";
import { processSettings, exitWithError } from "#server/operations/processSettings.ts";
import { readCrashJournal, reportRecovery } from "./crashRecovery.ts";
import { rehearsal } from "#server/operations/backups/rehearsal.ts";
import { voidTokens } from "#server/operations/backups/restored.ts";
import { restore } from "#server/operations/backups/restore.ts";
import { isTrial } from "#server/operations/backups/tryBackupCommand.ts";

/** Largest request header in bytes (Go allows 1 MB): a filter that names 500 records has 14 kB. */
const maxHeader = 32_768;
/**
 * Timeouts, in Go's nanoseconds, for headers, a whole request (16 MB over a bad WLAN) and an idle connection. Guests
 * have 10 seconds, backups more.
 */
const second = 1e9;
const timeoutSeconds = { readHeaderTimeout: 10, readTimeout: 60, idleTimeout: 300 };

/** Refuses an unknown time zone: Go would use UTC, so that days would end at the wrong hour. */
function checkZone(): void {
  const zone = $os.getenv("TZ");
  if (zone && new Timezone(zone).string() !== zone)
    exitWithError(`TZ: '${zone}' is not a time zone such as Africa/Casablanca`);
}

/**
 * Sets durability: a paid invoice survives a power cut (README.md, Decisions). Checkpoints at 4 000 pages instead of 1
 * 000 make the slowest saves 3 to 23 % faster for 12 MB of disk. Deleted bytes are overwritten
 * (docs/rules-clients.md, Erasure). Repeated each minute, because the pool may replace the connection.
 */
function keepDurable(app: Pick<core.App, "nonconcurrentDB">): void {
  const pragmas =
    "PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000; PRAGMA secure_delete=ON";
  app.nonconcurrentDB().newQuery(pragmas).execute();
}

/** Creates the administrator from the settings when none exists; a restored backup contains its own. */
function createAdmin(app: core.App, { admin }: Settings): void {
  if (!admin || hasAdministrator(app)) return;
  try {
    createAdministrator(app, admin.email, admin.password);
  } catch (error) {
    exitWithError(
      `OPTIQUE_ADMIN_PASSWORD: the administrator could not be created (${String(error)})`,
    );
  }
}

/** Opens the data; a failure ends the start with one line. A trial restore reports its own errors (tryBackup.ts). */
function open(e: core.BootstrapEvent, dataDir: string): void {
  try {
    e.next();
  } catch (error) {
    if (isTrial()) throw error;
    stopIfFull(dataDir, error);
    exitWithError(
      `The data in '${dataDir}' do not open (${wordsOf(error)}): README.md, When the server does not start`,
    );
  }
}

const wordsOf = (error: unknown): string => String(error).replace(/^GoError: /, "");

function stopIfFull(dataDir: string, error: unknown): void {
  if (failureReason(error) === "full")
    exitWithError(
      `The disk of '${dataDir}' is full: make room, then start again (${wordsOf(error)})`,
    );
}

/** Runs the start's steps that write; a full disk ends the start with its own message. */
function withDiskFullReport(dataDir: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    stopIfFull(dataDir, error);
    throw error;
  }
}

export const start = {
  /** Runs before any file is opened, so that a wrong setting stops the start here. */
  bootstrap(e: core.BootstrapEvent): void {
    checkZone();
    processSettings();
    // A rehearsal may run while a server does, whose temporary files would be deleted if the data were opened. It exits
    // here, because PocketBase warns when a program continues without data.
    if (rehearsal.isAsked()) rehearsal.command(e.app);
    const dataDir = e.app.dataDir();
    if (isTrial()) return open(e, dataDir);
    const isServer = $os.args.includes("serve");
    const isCrash = isServer && serverLock.check(dataDir);
    repairDataFolder(dataDir, isServer);
    const journal = readCrashJournal(dataDir, isCrash);
    open(e, dataDir);
    if (!isServer) return;
    if (isOutdatedDatabase(appliedMigrations(e.app)))
      exitWithError(`${messageOfCode("data_outdated")}.`);
    withDiskFullReport(dataDir, () => {
      serverLock.take(e.app, dataDir);
      restrictPermissions(dataDir);
      // Deletes what a killed trial restore left.
      $os.removeAll(`${dataDir}/${trialsFolder}`);
      reportRecovery(e.app, journal);
    });
  },

  serve(e: core.ServeEvent): void {
    const settings = processSettings();
    if (e.server) {
      e.server.addr = settings.http;
      e.server.maxHeaderBytes = maxHeader;
      for (const [name, seconds] of Object.entries(timeoutSeconds))
        Object.assign(e.server, { [name]: seconds * second });
    }
    // Replaces PocketBase's installer, because our set-up screen creates the first accounts.
    Object.assign(e, { installerFunc: null });
    withDiskFullReport(e.app.dataDir(), () => {
      keepDurable(e.app);
      applyAccessRules(e.app);
      applySettings(e.app, settings);
      rebuildOutdatedIndex(e.app, subjects.searchIndexes);
      voidTokens(e.app);
      createAdmin(e.app, settings);
      writePlannerStatistics(e.app);
    });
    health.checkAtStart(e.app);
    if (settings.demo) {
      fillDemo(e.app, (line) => console.log(line));
      noteDemonstration(e.app, demoUser(e.app)?.getString("company") ?? "");
    }
    e.next();
    printSetupLink(e.app, settings, (line) => console.log(line));
  },

  /** Minute job: repeats the durability settings and runs the short tasks. */
  everyMinute(
    app: Pick<
      core.App,
      | "nonconcurrentDB"
      | "auxNonconcurrentDB"
      | "concurrentDB"
      | "dataDir"
      | "store"
      | "subscriptionsBroker"
      | "db"
      | "isTransactional"
      | "runInTransaction"
    >,
  ): void {
    keepDurable(app);
    deleteExpiredTries(app);
    realtime.dismissGuests(app);
    restore.reopen(app);
    continuePurge(app);
    health.checkOnce(app);
  },
};
