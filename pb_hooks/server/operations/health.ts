/**
 * What is wrong with the stored data, kept in a small file beside them: a ruined database could not keep it, and a restart
 * must not forget it. Every user sees it in a banner until it is mended.
 */
import { messageOfCode } from "#domain/core/messages.ts";
import { queryText } from "#server/platform/sql.ts";
import { type Health, healthOf, isRecent, note } from "#server/platform/healthNotes.ts";
import { lastBackups } from "#server/platform/lastBackups.ts";

type Store = Pick<core.App, "dataDir" | "concurrentDB" | "store">;

/** SQLite's own test of every page; '' when the database is sound. It reads only, so sales go on meanwhile. */
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
/** Read in 60 ms, 300 from a slow disk; a larger database is checked within the first minute, while it serves. */
const smallBytes = 32 * 1024 * 1024;

function check(app: Store): void {
  app.store().set(checkedKey, true);
  const problem = quickCheck(() => app.concurrentDB());
  note(app, "check", { problem });
  if (problem) console.error(`data.db: ${problem}`);
}

/** The sentences of the banner, the worst first. `isUndated`: the only backups are of unknown age. */
function problemsOf(
  { check: checked, backup, restore, recovery, rehearsal }: Health,
  isUndated: boolean,
): string[] {
  const codes = [
    checked?.problem && "health_damaged",
    recovery && recovery.lost > 0 && isRecent(recovery.at) && "health_lost",
    backup?.error && "health_backup",
    isUndated && "health_clock",
    rehearsal && !rehearsal.isGood && "health_rehearsal",
    restore?.error && isRecent(restore.at) && "health_restore",
  ];
  return codes
    .filter((code) => typeof code === "string" && code !== "")
    .map((code) => messageOfCode(String(code)));
}

export const health = {
  get(e: core.RequestEvent): void {
    const [last] = lastBackups(e.app);
    e.json(200, { problems: problemsOf(healthOf(e.app), last?.created === "") });
  },

  /** Daily. */
  check,

  checkAtStart(app: Store): void {
    if ($os.stat(`${app.dataDir()}/data.db`).size() < smallBytes) check(app);
  },

  /** Each minute: what the start left for later. */
  checkOnce(app: Store): void {
    if (app.store().get(checkedKey) !== true) check(app);
  },

  /** A request met a ruined page before the daily check did. */
  isDamage(app: Pick<core.App, "dataDir">, error: unknown): boolean {
    const text = String(error);
    if (!/malformed|SQLITE_CORRUPT|not a database/i.test(text)) return false;
    note(app, "check", { problem: text });
    return true;
  },
};
