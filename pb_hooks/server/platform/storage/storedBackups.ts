/** Origin of a backup, read from its name: nightly, manual, or before a restore. */
type BackupKind = "automatic" | "manual" | "before_restore";
/** `created` is '' when the date lies in the future: a wrong clock makes the age unknown. */
export type Backup = { name: string; size: number; created: string; kind: BackupKind };

/** PocketBase's prefix for automatic backups, which it rotates. */
export const automaticBackupPrefix = "@auto_pb_backup_";
/** Prefix of the backup that a restore makes of the data it replaces. */
export const beforeRestorePrefix = "avant-restauration_";

/** Prefix of an automatic backup dated in the future, put aside: PocketBase's rotation would take it for the newest. */
export const undatedBackupPrefix = "date-inconnue_";

const kindOf = (name: string): BackupKind =>
  name.startsWith(automaticBackupPrefix) || name.startsWith(undatedBackupPrefix)
    ? "automatic"
    : name.startsWith(beforeRestorePrefix)
      ? "before_restore"
      : "manual";

/** Stored backups, newest first; those of unknown age come last. */
export function readStoredBackups(app: Pick<core.App, "newBackupsFilesystem">): Backup[] {
  const files = app.newBackupsFilesystem();
  try {
    const found: Backup[] = [];
    for (const file of files.list("")) {
      if (!file) continue;
      const { key: name, size, modTime } = file;
      found.push({ name, size, created: createdOf(name, modTime), kind: kindOf(name) });
    }
    return found.sort((a, b) => (a.created < b.created ? 1 : -1));
  } finally {
    files.close();
  }
}

/** Tolerance for the clock of a network disk. */
const toleranceMs = 60_000;

/** True of an instant (ms) that only a wrong clock wrote. */
export const isInFuture = (at: number): boolean => at > Date.now() + toleranceMs;

/** A copy put aside bears the time of the copy, which is not its age. */
function createdOf(name: string, modified: time.Time): string {
  const at = modified.unixMilli();
  const isUndated = name.startsWith(undatedBackupPrefix) || isInFuture(at);
  return isUndated ? "" : new Date(at).toISOString().replace("T", " ");
}
