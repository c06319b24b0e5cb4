/** The folder of the data: what it holds of ours beside PocketBase's own, and who may read it. */

/** Where backups are tried out; on the disk of the data, because nothing is copied for it. */
export const trialsFolder = ".optique_trials";
/** What the start, the checks and the rehearsals found (health.ts). */
export const healthFile = "optique_health.json";

/** Who serves the folder (oneServer.ts). */
export const lockFile = "optique_lock.db";
export const processFile = "optique_process.txt";

/** The modes of a file and of a folder that nobody else may read; PocketBase's types know no plain number. */
export const ownFile = 0o600 as unknown as os.FileMode;
export const ownFolder = 0o700 as unknown as os.FileMode;

const ownFiles = [
  ...["data.db", "auxiliary.db"].flatMap((name) => [name, `${name}-wal`, `${name}-shm`]),
  healthFile,
  lockFile,
  processFile,
];

/** What Litestream notes of its own work (docker/README.md, The replica). */
const litestreamFolders = [".data.db-litestream", ".auxiliary.db-litestream"];

/** What a restore leaves as it is. Litestream's notes are not: with those of the old database it would ruin the replica. */
export const keptInRestore = [trialsFolder, healthFile, lockFile, processFile];

export function keepInRestore(e: core.BackupEvent): void {
  e.exclude = [...e.exclude, ...keptInRestore];
}

/** None is part of a backup. */
export function excludeFromBackup(e: core.BackupEvent): void {
  e.exclude = [...e.exclude, ...keptInRestore, ...litestreamFolders];
}

/**
 * Only the account that runs the server may read the data. What is made later in the folder is behind its 0700.
 */
export function closeToOthers(dataDir: string): void {
  const root = $os.openRoot(dataDir);
  try {
    root.chmod(".", ownFolder);
    for (const name of ownFiles) chmodIfThere(root, name, ownFile);
    for (const name of ["backups", "storage"]) chmodIfThere(root, name, ownFolder);
  } catch (error) {
    // A network disk may know no modes: the shop still opens.
    console.error(`The data could not be closed to others: ${String(error)}`);
  } finally {
    root.close();
  }
}

function chmodIfThere(root: os.Root, name: string, mode: os.FileMode): void {
  try {
    root.chmod(name, mode);
  } catch {
    // Not made yet.
  }
}

/** Writes a file whole: a power cut leaves the old one or the new one. */
export function writeWhole(path: string, text: string): void {
  const next = `${path}.${$security.randomString(6)}`;
  try {
    $os.writeFile(next, text, ownFile);
    $os.rename(next, path);
  } catch (error) {
    $os.removeAll(next);
    throw error;
  }
}
