/** State of the backups, for the screens; downloading and restoring stay the administrator's. */
import { staffOf } from "./staff";

export type Backup = { name: string; size: number; created: string };
const errorKey = "optique.backupError";

/** The backups there are, the latest first. */
export function lastBackups(app: core.App): Backup[] {
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

const timeText = (time: time.Time): string =>
  new Date(time.unixMilli()).toISOString().replace("T", " ");

export const backups = {
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

  /** A backup that failed is told until the next one that did not. */
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
