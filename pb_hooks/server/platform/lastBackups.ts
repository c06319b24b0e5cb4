/** Origin of a backup, read from its name: nightly, manual, or before a restore. */
type BackupKind = "automatic" | "manual" | "before_restore";
/** `created` is '' when the date lies in the future: a wrong clock makes the age unknown. */
export type Backup = { name: string; size: number; created: string; kind: BackupKind };

/** PocketBase's prefix for automatic backups, which it rotates. */
export const automatic = "@auto_pb_backup_";
/** Prefix of the backup that a restore makes of the data it replaces. */
export const beforeRestore = "avant-restauration_";

const kindOf = (name: string): BackupKind =>
  name.startsWith(automatic)
    ? "automatic"
    : name.startsWith(beforeRestore)
      ? "before_restore"
      : "manual";

/** Stored backups, newest first; those of unknown age come last. */
export function lastBackups(app: Pick<core.App, "newBackupsFilesystem">): Backup[] {
  const files = app.newBackupsFilesystem();
  try {
    const found: Backup[] = [];
    for (const file of files.list("")) {
      if (!file) continue;
      const { key: name, size, modTime } = file;
      found.push({ name, size, created: timeText(modTime), kind: kindOf(name) });
    }
    return found.sort((a, b) => (a.created < b.created ? 1 : -1));
  } finally {
    files.close();
  }
}

/** Tolerance for the clock of a network disk. */
const toleranceMs = 60_000;

function timeText(time: time.Time): string {
  const at = time.unixMilli();
  return at > Date.now() + toleranceMs ? "" : new Date(at).toISOString().replace("T", " ");
}
