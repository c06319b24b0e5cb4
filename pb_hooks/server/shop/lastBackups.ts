export type Backup = { name: string; size: number; created: string };

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

const timeText = (time: time.Time): string =>
  new Date(time.unixMilli()).toISOString().replace("T", " ");
