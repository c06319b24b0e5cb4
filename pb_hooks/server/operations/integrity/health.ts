/**
 * Problems of the stored data, which every user sees in a banner. They are stored in a file, because a damaged database
 * could not store them, and a restart must not lose them.
 */
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { queryText } from "#server/platform/storage/sql.ts";
import {
  type HealthNotes,
  readHealthNotes,
  isRecentNote,
  writeHealthNote,
} from "#server/platform/storage/healthNotes.ts";
import { hasRight, type Staff } from "#server/platform/requests/routeRequest.ts";
import { readStoredBackups } from "#server/platform/storage/storedBackups.ts";
import { isZoneOutdated } from "#server/platform/shopZone.ts";
import { restoredPeople } from "#server/operations/backups/restored.ts";

type Store = Pick<core.App, "dataDir" | "concurrentDB" | "store">;

/** Runs SQLite's quick_check; '' when the database is sound. It only reads, so sales go on meanwhile. */
export function quickCheck(database: core.App["concurrentDB"]): string {
  try {
    const sql = "SELECT quick_check AS json FROM pragma_quick_check";
    const found = queryText({ db: () => database() }, sql, {});
    return found === "ok" ? "" : (found ?? "no answer");
  } catch (error) {
    return String(error);
  }
}

const checkedKey = "optique.checked";
/** Largest database checked at start: 60 ms, or 300 from a slow disk. A larger one is checked in the first minute. */
const smallBytes = 32 * 1024 * 1024;

function check(app: Store): void {
  app.store().set(checkedKey, true);
  const problem = quickCheck(() => app.concurrentDB());
  writeHealthNote(app, "check", { problem });
  if (problem) console.error(`data.db: ${problem}`);
}

/** Sentences of the banner, worst first. `isUndated`: all backups are of unknown age. */
function problemsOf(
  { check: checked, backup, restore, recovery, rehearsal }: HealthNotes,
  isUndated: boolean,
): string[] {
  const codes = [
    checked?.problem && "health_damaged",
    recovery && recovery.lost > 0 && isRecentNote(recovery.at) && "health_lost",
    backup?.error && "health_backup",
    isUndated && "health_clock",
    rehearsal && !rehearsal.isGood && "health_rehearsal",
    restore?.error && isRecentNote(restore.at) && "health_restore",
  ];
  return codes
    .filter((code) => typeof code === "string" && code !== "")
    .map((code) => messageOfCode(String(code)));
}

export const health = {
  get(e: core.RequestEvent, { company, actor }: Staff): void {
    const [last] = readStoredBackups(e.app);
    const notes = readHealthNotes(e.app);
    const changed = hasRight(actor, "people") ? restoredPeople(e.app, notes, company) : "";
    const isZoneTold = hasRight(actor, "company.write") && isZoneOutdated();
    const problems = [
      ...(isZoneTold ? [messageOfCode("health_zone")] : []),
      ...problemsOf(notes, last?.created === ""),
      ...(changed ? [changed] : []),
    ];
    e.json(200, { problems });
  },

  /** Daily job: checks the database. */
  check,

  checkAtStart(app: Store): void {
    if (isZoneOutdated())
      console.error(
        "TZ: the zone data of this machine are from before September 2026, Casablanca is an hour ahead: install tzdata anew, then restart",
      );
    if ($os.stat(`${app.dataDir()}/data.db`).size() < smallBytes) check(app);
  },

  /** Minute job: does the check that the start postponed. */
  checkOnce(app: Store): void {
    if (app.store().get(checkedKey) !== true) check(app);
  },

  /** Notes damage that a request encountered before the daily check. */
  isDamage(app: Pick<core.App, "dataDir">, error: unknown): boolean {
    const text = String(error);
    if (!/malformed|SQLITE_CORRUPT|not a database/i.test(text)) return false;
    writeHealthNote(app, "check", { problem: text });
    return true;
  },
};

/** Version of Optique, for monitoring: PocketBase's /api/health has no field for it. */
export const versionRoute = {
  get(e: core.RequestEvent): void {
    e.json(200, { version: OPTIQUE_VERSION });
  },
};
