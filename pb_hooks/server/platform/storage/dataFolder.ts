/** Our own files in the data folder, and the permissions of all its files. */

/** Folder of trial restores, on the disk of the data so that backups need no copy. */
export const trialsFolder = ".optique_trials";
/** Notes that the start, the checks and the rehearsals store (healthNotes.ts). */
export const healthFile = "optique_health.json";

/** Lock and process id of the running server (operations/start/serverLock.ts). */
export const lockFile = "optique_lock.db";
export const processFile = "optique_process.txt";

/** File modes that exclude all other accounts; PocketBase's types do not accept a plain number. */
export const privateFileMode = 0o600 as unknown as os.FileMode;
export const privateFolderMode = 0o700 as unknown as os.FileMode;

const ownFiles = [
  ...["data.db", "auxiliary.db"].flatMap((name) => [name, `${name}-wal`, `${name}-shm`]),
  healthFile,
  lockFile,
  processFile,
];

/** State of Litestream (docker/README.md, The replica). */
const litestreamFolders = [".data.db-litestream", ".auxiliary.db-litestream"];

/**
 * Files that a restore leaves in place. Litestream's state must be deleted: applied to another database, it would ruin
 * the replica.
 */
export const filesKeptInRestore = [trialsFolder, healthFile, lockFile, processFile];

export function keepOwnFilesInRestore(e: core.BackupEvent): void {
  e.exclude = [...e.exclude, ...filesKeptInRestore];
}

/** Excludes our own files and Litestream's state from backups. */
export function excludeFromBackup(e: core.BackupEvent): void {
  e.exclude = [...e.exclude, ...filesKeptInRestore, ...litestreamFolders];
}

/** Gives access to the server's account only. Files created later are protected by the folder's mode 0700. */
export function restrictPermissions(dataDir: string): void {
  const root = $os.openRoot(dataDir);
  try {
    root.chmod(".", privateFolderMode);
    for (const name of ownFiles) chmodIfThere(root, name, privateFileMode);
    for (const name of ["backups", "storage"]) chmodIfThere(root, name, privateFolderMode);
  } catch (error) {
    // A network disk may not support modes; the shop must still open.
    console.error(`The data could not be closed to others: ${String(error)}`);
  } finally {
    root.close();
  }
}

function chmodIfThere(root: os.Root, name: string, mode: os.FileMode): void {
  try {
    root.chmod(name, mode);
  } catch {
    // The file does not exist yet.
  }
}

/** Writes a file atomically: a power cut leaves the old content or the new one. */
export function writeFileAtomically(path: string, text: string): void {
  const next = `${path}.${$security.randomString(6)}`;
  try {
    $os.writeFile(next, text, privateFileMode);
    $os.rename(next, path);
  } catch (error) {
    $os.removeAll(next);
    throw error;
  }
}
