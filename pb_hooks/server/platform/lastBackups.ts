/** How it was made, which its name says: each night by itself, by hand, or before a restore. */
type BackupKind = "automatic" | "manual" | "before_restore";
/** `created` is '' of one whose date is to come: the clock was wrong then or is now, and its age is not known. */
export type Backup = { name: string; size: number; created: string; kind: BackupKind };

/** PocketBase's own mark of the backups that it makes and counts by itself. */
export const automatic = "@auto_pb_backup_";
/** Of the data of now, when a restore replaces them (restore.ts). */
export const beforeRestore = "avant-restauration_";

const kindOf = (name: string): BackupKind =>
  name.startsWith(automatic)
    ? "automatic"
    : name.startsWith(beforeRestore)
      ? "before_restore"
      : "manual";

/** The backups there are, the latest first, those of unknown age last. */
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

/** Clocks of a network disk may differ by as much. */
const toleranceMs = 60_000;

function timeText(time: time.Time): string {
  const at = time.unixMilli();
  return at > Date.now() + toleranceMs ? "" : new Date(at).toISOString().replace("T", " ");
}
