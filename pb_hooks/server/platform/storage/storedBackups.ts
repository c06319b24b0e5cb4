/** Origin of a backup, derived from its name: nightly, manual, or before a restore. */
type BackupKind = "automatic" | "manual" | "before_restore";
/** `created` is '' when the date lies in the future: a wrong clock makes the age unknown. */
export type Backup = { name: string; size: number; created: string; kind: BackupKind };

/** PocketBase's prefix for automatic backups, which it rotates. */
export const automaticBackupPrefix = "@auto_pb_backup_";
/** Prefix of the backup of present data that a restore makes before it replaces them. */
export const beforeRestorePrefix = "avant-restauration_";

/** New prefix of an automatic backup dated in the future: PocketBase's rotation would take it for the newest. */
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

/** True for an instant (ms) so far in the future that a wrong clock wrote it. */
export const isInFuture = (at: number): boolean => at > Date.now() + toleranceMs;

/** Instant of a backup; '' when unknown, also for a renamed copy, whose time is that of the copy. */
function createdOf(name: string, modified: time.Time): string {
  const at = modified.unixMilli();
  const isUndated = name.startsWith(undatedBackupPrefix) || isInFuture(at);
  return isUndated ? "" : new Date(at).toISOString().replace("T", " ");
}
