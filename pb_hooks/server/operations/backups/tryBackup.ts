/**
 * Trial restore of a backup: runs this program as `try-backup` on an empty folder (tryBackupCommand.ts). Only a restore
 * finds all damage, and hooks cannot read zip files.
 */
import { privateFolderMode, trialsFolder } from "#server/platform/storage/dataFolder.ts";

/** Result of a trial. `problem`: suffix of a message code, as in backup_incomplete, backup_foreign. */
export type TrialResult = {
  problem: "" | "incomplete" | "damaged" | "foreign" | "newer" | "outdated";
  detail: string;
  records: number;
  violations: number;
  /** Number of records created or changed after the backup; null when the present data are unreadable. */
  lost: number | null;
};

/** Puts the archive as `backup.zip` into a subfolder of the data folder. */
export type ArchiveWriter = (root: os.Root, folder: string) => void;

/** `live`: database to compare with; '' for none. */
export function tryBackup(dataDir: string, put: ArchiveWriter, live = ""): TrialResult {
  const root = $os.openRoot(dataDir);
  const trial = `${trialsFolder}/${$security.randomString(10)}`;
  try {
    root.mkdirAll(`${trial}/backups`, privateFolderMode);
    put(root, `${trial}/backups`);
    return runTrial(`${dataDir}/${trial}`, live);
  } finally {
    root.removeAll(trial);
    root.close();
  }
}

function runTrial(folder: string, live: string): TrialResult {
  const command = $os.cmd(
    $os.args[0] ?? "",
    "try-backup",
    live,
    `--dir=${folder}`,
    `--hooksDir=${__hooks}`,
    `--migrationsDir=${__hooks}/../pb_migrations`,
    "--dev=false",
    "--hooksWatch=false",
    "--automigrate=false",
    "--hooksPool=1",
  );
  let said = "";
  try {
    said = toString(command.combinedOutput());
    // Console output of hooks begins with a date, which is cut off.
    return JSON.parse(/\{"problem".*\}/.exec(said)?.[0] ?? "") as TrialResult;
  } catch (error) {
    // When the database cannot be opened, the program ends without a report.
    const detail = `${String(error)} ${said}`.trim();
    return { problem: "damaged", detail, records: 0, violations: 0, lost: null };
  }
}

/** Takes a backup from the server's storage into the trial folder: hard-linked on this disk, else copied. */
export const storedArchive =
  (app: Pick<core.App, "newBackupsFilesystem" | "dataDir">, name: string): ArchiveWriter =>
  (root, folder) => {
    try {
      root.link(`backups/${name}`, `${folder}/backup.zip`);
    } catch {
      const files = app.newBackupsFilesystem();
      try {
        uploadedArchive(app.dataDir(), files.getReuploadableFile(name, true))(root, folder);
      } finally {
        files.close();
      }
    }
  };

export const uploadedArchive =
  (dataDir: string, file: filesystem.File): ArchiveWriter =>
  (_, folder) => {
    const target = $filesystem.local(`${dataDir}/${folder}`);
    try {
      target.uploadFile(file, "backup.zip");
    } finally {
      target.close();
    }
  };
