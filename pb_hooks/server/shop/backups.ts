/** State of the backups, for the screens; downloading and restoring stay the administrator's. */
import { queryText } from "#server/platform/sql.ts";
import { staffOf } from "#server/platform/staff.ts";

type Store = Pick<core.App, "db" | "settings" | "createBackup" | "newBackupsFilesystem">;
type Backup = { name: string; size: number; created: string };
const errorKey = "optique.backupError";

/** The backups there are, the latest first. */
export function lastBackups(app: Pick<core.App, "newBackupsFilesystem">): Backup[] {
  const files = app.newBackupsFilesystem();
  try {
    const found: Backup[] = [];
    for (const file of files.list("")) {
      if (file) found.push({ name: file.key, size: file.size, created: timeText(file.modTime) });
    }
    return found.sort((a, b) => (a.created < b.created ? 1 : -1));
  } finally {
    files.close();
  }
}

/** PocketBase deletes the oldest backups only after one that it made itself. Without a number all are kept. */
function forgetOldest(app: Store): void {
  const { cronMaxKeep } = app.settings().backups;
  if (cronMaxKeep === 0) return;
  const own = lastBackups(app).filter(({ name }) => name.startsWith(automatic));
  const files = app.newBackupsFilesystem();
  try {
    for (const { name } of own.slice(cronMaxKeep)) files.delete(name);
  } finally {
    files.close();
  }
}

const timeText = (time: time.Time): string =>
  new Date(time.unixMilli()).toISOString().replace("T", " ");

/** Sooner than the dashboard warns (web/features/dashboard/Todo.tsx). */
const patienceMs = 36 * 3_600_000;
/** PocketBase's own mark of the backups that it makes and counts by itself. */
const automatic = "@auto_pb_backup_";

export const backups = {
  /** What the gate asks before a backup is taken in, and before one is restored: nothing yet. */
  guardUpload: (e: core.RequestEvent): void => e.next(),
  guardRestore: (e: core.RequestEvent): void => e.next(),

  /** A computer that is switched off at night misses its hour: a backup is made once the last one is too old. */
  catchUp(app: Store): void {
    if (app.settings().backups.cron === "") return;
    const shops = "SELECT COALESCE(MIN(created), '') AS json FROM optique_companies";
    const oldest = queryText(app, shops, {}) ?? "";
    const [last] = lastBackups(app);
    const since = last?.created ?? oldest;
    if (since === "" || Date.now() - Date.parse(since.replace(" ", "T")) < patienceMs) return;
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 17);
    app.createBackup(new Context(), `${automatic}optique_${stamp}.zip`);
    forgetOldest(app);
  },

  get(e: core.RequestEvent): void {
    staffOf(e);
    const error: unknown = e.app.store().get(errorKey);
    const { cron, cronMaxKeep } = e.app.settings().backups;
    e.json(200, {
      backups: lastBackups(e.app),
      cron,
      keep: cronMaxKeep,
      lastError: typeof error === "string" ? error : "",
    });
  },

  /** The error of a failed backup is kept until the next backup that succeeds. */
  create(e: core.BackupEvent): void {
    try {
      e.next();
      e.app.store().remove(errorKey);
    } catch (error) {
      e.app.store().set(errorKey, `${new Date().toISOString()} ${String(error)}`);
      throw error;
    }
  },
};
