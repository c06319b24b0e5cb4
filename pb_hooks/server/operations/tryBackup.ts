/**
 * A backup is tried by really restoring it: this program, started again as `try-backup` on an empty folder beside the
 * data (trial.ts). Nothing less tells a whole archive from a damaged one, and hooks can read no zip.
 */
import { ownFolder, trialsFolder } from "#server/platform/dataFolder.ts";

/** What the trial found. `problem` is the end of a code: backup_incomplete, backup_foreign. */
export type Trial = {
  problem: "" | "incomplete" | "damaged" | "foreign" | "newer" | "outdated";
  detail: string;
  records: number;
  violations: number;
  /** Records made or changed since, null when the present data could not be read. */
  lost: number | null;
};

/** Puts the archive as `backup.zip` into a folder of the folder of the data. */
export type Put = (root: os.Root, folder: string) => void;

/** `live`: the database to compare with, '' for none. */
export function tryBackup(dataDir: string, put: Put, live = ""): Trial {
  const root = $os.openRoot(dataDir);
  const trial = `${trialsFolder}/${$security.randomString(10)}`;
  try {
    root.mkdirAll(`${trial}/backups`, ownFolder);
    put(root, `${trial}/backups`);
    return runTrial(`${dataDir}/${trial}`, live);
  } finally {
    root.removeAll(trial);
    root.close();
  }
}

export function runTrial(folder: string, live: string): Trial {
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
    // What hooks print has a date before it.
    return JSON.parse(/\{"problem".*\}/.exec(said)?.[0] ?? "") as Trial;
  } catch (error) {
    // A database that cannot even be opened ends the program before it says anything.
    const detail = `${String(error)} ${said}`.trim();
    return { problem: "damaged", detail, records: 0, violations: 0, lost: null };
  }
}

/** A backup of the server's own, wherever it keeps them: linked on this disk, else copied. */
export const ownBackup =
  (app: Pick<core.App, "newBackupsFilesystem" | "dataDir">, name: string): Put =>
  (root, folder) => {
    try {
      root.link(`backups/${name}`, `${folder}/backup.zip`);
    } catch {
      const files = app.newBackupsFilesystem();
      try {
        putFile(app.dataDir(), files.getReuploadableFile(name, true))(root, folder);
      } finally {
        files.close();
      }
    }
  };

export const putFile =
  (dataDir: string, file: filesystem.File): Put =>
  (_, folder) => {
    const target = $filesystem.local(`${dataDir}/${folder}`);
    try {
      target.uploadFile(file, "backup.zip");
    } finally {
      target.close();
    }
  };
