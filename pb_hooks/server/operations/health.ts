/**
 * What is wrong with the stored data, kept in a small file beside them: a ruined database could not keep it, and a restart
 * must not forget it. Every user sees it in a banner until it is mended.
 */
import { sentence } from "#domain/core/messages.ts";
import { queryText } from "#server/platform/sql.ts";
import { staffOf } from "#server/platform/staff.ts";
import { healthFile, writeWhole } from "./dataFolder.ts";
import type { Failure } from "./failures.ts";
import { lastBackups } from "./lastBackups.ts";

/** Instants are ISO texts, problems '' when there is none. */
export type Health = {
  check?: { at: string; problem: string };
  backup?: Failure;
  /** A restore that was refused or failed after it was answered. */
  restore?: Failure;
  /** What the start found in the journal that a crash had left. */
  recovery?: { at: string; frames: number; lost: number };
  rehearsal?: { at: string; isGood: boolean; text: string };
};
type Store = Pick<core.App, "dataDir" | "concurrentDB" | "store">;

const pathOf = (app: Pick<core.App, "dataDir">): string => `${app.dataDir()}/${healthFile}`;

export function healthOf(app: Pick<core.App, "dataDir">): Health {
  try {
    return JSON.parse(toString($os.readFile(pathOf(app)))) as Health;
  } catch {
    return {};
  }
}

/** What happened now to one of its parts; the others stay. */
export function note<Part extends keyof Health>(
  app: Pick<core.App, "dataDir">,
  part: Part,
  found: Omit<NonNullable<Health[Part]>, "at">,
): void {
  try {
    const noted = { ...healthOf(app), [part]: { at: new Date().toISOString(), ...found } };
    writeWhole(pathOf(app), JSON.stringify(noted, null, 2));
  } catch (error) {
    // The disk may be full, which is no reason to fail what was being done.
    console.error(`${healthFile}: ${String(error)}`);
  }
}

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

/** A lost save cannot be mended: it is told for a week. */
const toldMs = 7 * 86_400_000;
export const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < toldMs;

/** Could a backup of now not be made or restored, as far as is known? The mark beside the menu must not say that all is well. */
export function isBackupDoubtful(app: Pick<core.App, "dataDir">): boolean {
  const { check: checked, backup, rehearsal } = healthOf(app);
  return Boolean(checked?.problem || backup?.error || (rehearsal && !rehearsal.isGood));
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
    .map((code) => sentence(String(code)));
}

export const health = {
  get(e: core.RequestEvent): void {
    staffOf(e);
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
