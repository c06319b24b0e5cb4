/**
 * Allows one server for each data folder. First, the process noted in the folder must have ended. Then a file lock,
 * visible to other machines and containers, is held until this process ends. After a power cut neither blocks a new
 * start.
 */
import { lockFile, processFile, writeFileAtomically } from "#server/platform/storage/dataFolder.ts";
import { exitWithError } from "#server/operations/processSettings.ts";

const stopAsTaken = (dataDir: string): never =>
  exitWithError(
    `Another Optique already serves '${dataDir}': stop it first, or set OPTIQUE_DATA to another folder`,
  );

/** Time to wait for a killed process, which holds its files until it ends. */
const dyingMs = 3_000;
const pollMs = 50;

const textOf = (path: string): string => {
  try {
    return toString($os.readFile(path)).trim();
  } catch {
    // The process has ended, or the system is not Linux.
    return "";
  }
};

/** States in /proc of a process that has ended but that its parent has not collected: zombie or dead. */
const endedStates = new Set(["Z", "X", "x"]);

/**
 * Identity of a running process, 'boot number start': a process number is reused, but not with the same start time. A
 * restart by exec keeps all three. '' once the process has ended.
 */
function processIdentity(pid: string): string {
  const stat = textOf(`/proc/${pid}/stat`);
  if (stat === "") return "";
  const number = stat.slice(0, stat.indexOf(" "));
  // The program's name is in brackets and may contain brackets; state and start time are fields 3 and 22.
  const [state = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (endedStates.has(state)) return "";
  const start = fields[18] ?? "";
  return `${textOf("/proc/sys/kernel/random/boot_id")} ${number} ${start}`;
}

type Connection = { execContext: (context: Context, sql: string) => unknown };
type Pool = { db: () => { conn: (context: Context) => Connection } };

/**
 * SQL that locks a file until its connection closes (exclusive locking mode); the pool never gets this connection back.
 */
const lockStatements = (dataDir: string): string[] => [
  `PRAGMA busy_timeout=${dyingMs}`,
  `ATTACH DATABASE '${dataDir.replaceAll("'", "''")}/${lockFile}' AS held`,
  "PRAGMA held.journal_mode=MEMORY",
  "PRAGMA held.locking_mode=EXCLUSIVE",
  "CREATE TABLE IF NOT EXISTS held.server (name TEXT)",
  "DELETE FROM held.server",
  `INSERT INTO held.server VALUES ('${processIdentity("self")}')`,
];

/** Locks the file; false when it is no database or the disk has no locks, in which case the shop still opens. */
function acquireLock(app: core.App, dataDir: string): boolean {
  const context = new Context();
  const connection = (app.auxConcurrentDB() as unknown as Pool).db().conn(context);
  try {
    for (const sql of lockStatements(dataDir)) connection.execContext(context, sql);
    return true;
  } catch (error) {
    if (/locked|SQLITE_BUSY/i.test(String(error))) stopAsTaken(dataDir);
    console.error(`${lockFile}: ${String(error)}`);
    return false;
  }
}

export const serverLock = {
  /** Stops when another process serves the folder, before anything is read. True when the previous server crashed. */
  check(dataDir: string): boolean {
    const named = textOf(`${dataDir}/${processFile}`);
    const [, number = ""] = named.split(" ");
    const isServed = () =>
      number !== "" && named !== processIdentity("self") && processIdentity(number) === named;
    const until = Date.now() + dyingMs;
    while (isServed()) {
      if (Date.now() > until) stopAsTaken(dataDir);
      sleep(pollMs);
    }
    return named !== "";
  },

  /** Deletes the noted process at an orderly end, so that no crash is supposed; the databases are closed afterwards. */
  leave(e: core.TerminateEvent): void {
    if ($os.args.includes("serve")) $os.removeAll(`${e.app.dataDir()}/${processFile}`);
    e.next();
  },

  /** Locks the data folder and notes this process, before anything else is noted. */
  take(app: core.App, dataDir: string): void {
    if (!acquireLock(app, dataDir)) {
      // Deletes a partial page left by a power cut; a live server's file would be locked.
      $os.removeAll(`${dataDir}/${lockFile}`);
      acquireLock(app, dataDir);
    }
    writeFileAtomically(`${dataDir}/${processFile}`, processIdentity("self"));
  },
};
