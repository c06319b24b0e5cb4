/**
 * One server on one folder. Before anything is read: the process that the folder names must be gone. Once the databases are
 * open: a lock that the system gives back when this process ends, however it ends, and that other machines and containers
 * see too. Neither is ever stale after a power cut.
 */
import { lockFile, processFile, writeWhole } from "#server/platform/dataFolder.ts";
import { stopWith } from "./processSettings.ts";

const stopAsTaken = (dataDir: string): never =>
  stopWith(
    `Another Optique already serves '${dataDir}': stop it first, or set OPTIQUE_DATA to another folder`,
  );

const textOf = (path: string): string => {
  try {
    return toString($os.readFile(path)).trim();
  } catch {
    // Of a process that is gone, or a system other than Linux.
    return "";
  }
};

/** 'boot number start': a number is given anew, but not at the same moment of the same boot. A new start of the program by itself keeps all three. */
function nameOf(pid: string): string {
  const stat = textOf(`/proc/${pid}/stat`);
  if (stat === "") return "";
  const number = stat.slice(0, stat.indexOf(" "));
  // The name of the program stands in brackets, and may hold some itself; its start is the 22nd field.
  const start = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  return `${textOf("/proc/sys/kernel/random/boot_id")} ${number} ${start}`;
}

type Connection = { execContext: (context: Context, sql: string) => unknown };
type Pool = { db: () => { conn: (context: Context) => Connection } };

/** SQLite holds what it has written to under this mode until its connection ends, and the pool never gets this one back. */
const holding = (dataDir: string): string[] => [
  "PRAGMA busy_timeout=500",
  `ATTACH DATABASE '${dataDir.replaceAll("'", "''")}/${lockFile}' AS held`,
  "PRAGMA held.journal_mode=MEMORY",
  "PRAGMA held.locking_mode=EXCLUSIVE",
  "CREATE TABLE IF NOT EXISTS held.server (name TEXT)",
  "DELETE FROM held.server",
  `INSERT INTO held.server VALUES ('${nameOf("self")}')`,
];

/** False where the file is none of SQLite's, or the disk knows no locks: the shop still opens. */
function holds(app: core.App, dataDir: string): boolean {
  const context = new Context();
  const connection = (app.auxConcurrentDB() as unknown as Pool).db().conn(context);
  try {
    for (const sql of holding(dataDir)) connection.execContext(context, sql);
    return true;
  } catch (error) {
    if (/locked|SQLITE_BUSY/i.test(String(error))) stopAsTaken(dataDir);
    console.error(`${lockFile}: ${String(error)}`);
    return false;
  }
}

export const oneServer = {
  /** Before anything is read. True when the server before this one did not end in order. */
  check(dataDir: string): boolean {
    const named = textOf(`${dataDir}/${processFile}`);
    const [, number = ""] = named.split(" ");
    if (number !== "" && named !== nameOf("self") && nameOf(number) === named) stopAsTaken(dataDir);
    return named !== "";
  },

  /** An orderly end; the databases are closed after it. */
  leave(e: core.TerminateEvent): void {
    if ($os.args.includes("serve")) $os.removeAll(`${e.app.dataDir()}/${processFile}`);
    e.next();
  },

  /** Before anything is noted. */
  take(app: core.App, dataDir: string): void {
    if (!holds(app, dataDir)) {
      // A power cut may have left half a page. Of a live server it would have been locked.
      $os.removeAll(`${dataDir}/${lockFile}`);
      holds(app, dataDir);
    }
    writeWhole(`${dataDir}/${processFile}`, nameOf("self"));
  },
};
