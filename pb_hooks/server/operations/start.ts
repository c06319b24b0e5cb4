/** What happens when the process starts: settings, the administrator, the durable writer, the address. */
import { messageOfCode } from "#domain/core/messages.ts";
import type { Settings } from "#domain/core/settings.ts";
import { applyAccessRules } from "./accessRules.ts";
import { createAdministrator, hasAdministrator } from "./accounts.ts";
import { fillDemo } from "./demo.ts";
import { offerSetup } from "./setupCode.ts";
import { realtime } from "#server/platform/realtime.ts";
import { signIn } from "#server/platform/signIn.ts";
import { tellSizes } from "#server/engine/totals/planner.ts";
import { rebuildOutdatedIndex } from "#server/engine/search/reindex.ts";
import { subjects } from "#server/subjects.ts";
import { closeToOthers, trialsFolder } from "#server/platform/dataFolder.ts";
import { reasonOf } from "./failures.ts";
import { forgetLeft } from "#server/engine/search/forgetErased.ts";
import { health } from "./health.ts";
import { appliedMigrations, isOutdated } from "./migrations.ts";
import { mendData } from "./missingData.ts";
import { oneServer } from "./oneServer.ts";
import { settingsOfProcess, stopWith } from "./processSettings.ts";
import { journalOf, tellRecovery } from "./recovery.ts";
import { rehearsal } from "./rehearsal.ts";
import { restore } from "./restore.ts";
import { isTrial } from "./trial.ts";

/** The longest address with its headers, in bytes; Go takes 1 MB. A filter that names 500 records has 14 kB. */
const maxHeader = 32_768;
/**
 * How long a sender may take over its headers and over its whole request, an import of 16 MB over a bad WLAN included
 * (guests have 10 seconds, backups more); and between two requests. In nanoseconds, as Go counts.
 */
const second = 1e9;
const patience = { readHeaderTimeout: 10, readTimeout: 60, idleTimeout: 300 };

/** Go falls back to UTC for a zone it does not know: a shop's day would then end at the wrong hour. */
function checkZone(): void {
  const zone = $os.getenv("TZ");
  if (zone && new Timezone(zone).string() !== zone)
    stopWith(`TZ: '${zone}' is not a time zone such as Africa/Casablanca`);
}

/**
 * A paid invoice survives a power cut (README.md, Decisions); the journal is taken over at 4 000 pages, not 1 000, which
 * spares the slowest saves 3 to 23 % and costs 12 MB of disk. What is changed or deleted is overwritten (docs/rules-clients.md, Erasure). The
 * connection may be recycled, so this is said again each minute.
 */
function keepDurable(app: Pick<core.App, "nonconcurrentDB">): void {
  const pragmas =
    "PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000; PRAGMA secure_delete=ON";
  app.nonconcurrentDB().newQuery(pragmas).execute();
}

/** Creates the administrator of the settings where there is none: a backup that was restored brings its own. */
function createAdmin(app: core.App, { admin }: Settings): void {
  if (!admin || hasAdministrator(app)) return;
  try {
    createAdministrator(app, admin.email, admin.password);
  } catch (error) {
    stopWith(`OPTIQUE_ADMIN_PASSWORD: the administrator could not be created (${String(error)})`);
  }
}

function setBackups(app: core.App, { backup }: Settings): void {
  const settings = app.settings();
  if (settings.backups.cron === backup.cron && settings.backups.cronMaxKeep === backup.keep) return;
  settings.backups.cron = backup.cron;
  settings.backups.cronMaxKeep = backup.keep;
  try {
    app.save(settings);
  } catch (error) {
    stopWith(`OPTIQUE_BACKUP_CRON: '${backup.cron}' was refused (${String(error)})`);
  }
}

/** A trial says what is wrong by itself (tryBackup.ts). */
function open(e: core.BootstrapEvent, dataDir: string): void {
  try {
    e.next();
  } catch (error) {
    if (isTrial()) throw error;
    stopIfFull(dataDir, error);
    stopWith(
      `The data in '${dataDir}' do not open (${wordsOf(error)}): README.md, When the server does not start`,
    );
  }
}

const wordsOf = (error: unknown): string => String(error).replace(/^GoError: /, "");

function stopIfFull(dataDir: string, error: unknown): void {
  if (reasonOf(error) === "full")
    stopWith(`The disk of '${dataDir}' is full: make room, then start again (${wordsOf(error)})`);
}

/** Each of these writes. */
function withRoom(dataDir: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    stopIfFull(dataDir, error);
    throw error;
  }
}

export const start = {
  /** Before anything is opened: a wrong setting stops here. */
  bootstrap(e: core.BootstrapEvent): void {
    checkZone();
    settingsOfProcess();
    // It works beside a running server, whose temporary files the opening of the data would remove. Ended here, because
    // PocketBase warns of a program that goes on without its data.
    if (rehearsal.isAsked()) rehearsal.command(e.app);
    const dataDir = e.app.dataDir();
    if (isTrial()) return open(e, dataDir);
    const isServer = $os.args.includes("serve");
    const isCrash = isServer && oneServer.check(dataDir);
    mendData(dataDir, isServer);
    const journal = journalOf(dataDir, isCrash);
    open(e, dataDir);
    if (!isServer) return;
    if (isOutdated(appliedMigrations(e.app))) stopWith(`${messageOfCode("data_outdated")}.`);
    withRoom(dataDir, () => {
      oneServer.take(e.app, dataDir);
      closeToOthers(dataDir);
      // What a trial left that was killed.
      $os.removeAll(`${dataDir}/${trialsFolder}`);
      tellRecovery(e.app, journal);
    });
  },

  serve(e: core.ServeEvent): void {
    const settings = settingsOfProcess();
    if (e.server) {
      e.server.addr = settings.http;
      e.server.maxHeaderBytes = maxHeader;
      for (const [name, seconds] of Object.entries(patience))
        Object.assign(e.server, { [name]: seconds * second });
    }
    // The first user and administrator are made by our own set-up screen.
    Object.assign(e, { installerFunc: null });
    withRoom(e.app.dataDir(), () => {
      keepDurable(e.app);
      applyAccessRules(e.app);
      rebuildOutdatedIndex(e.app, subjects.searchIndexes);
      createAdmin(e.app, settings);
      setBackups(e.app, settings);
      tellSizes(e.app);
    });
    health.checkAtStart(e.app);
    if (settings.demo) fillDemo(e.app, (line) => console.log(line));
    e.next();
    offerSetup(e.app, settings, (line) => console.log(line));
  },

  /** Each minute. */
  tend(
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
    signIn.deleteExpiredTries(app);
    realtime.dismissGuests(app);
    restore.reopen(app);
    forgetLeft(app);
    health.checkOnce(app);
  },
};
