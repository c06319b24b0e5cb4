/**
 * Repairs a data folder after an interrupted restore. Stops the start when backups exist without a database: PocketBase
 * would begin an empty shop.
 */
import { filesKeptInRestore } from "#server/platform/storage/dataFolder.ts";
import { writeHealthNote } from "#server/platform/storage/healthNotes.ts";
import { exitWithError } from "#server/operations/processSettings.ts";

/** Folder in which PocketBase unpacks a backup and puts the old data; it is emptied at each start. */
const temporary = ".pb_temp_to_delete";
/** Entries of the data folder that PocketBase's restore never moves. */
const fixed = ["backups", temporary, ".autocert_cache", "lost+found", ...filesKeptInRestore];

function namesIn(folder: string): string[] {
  const names: string[] = [];
  try {
    for (const entry of $os.readDir(folder)) if (entry) names.push(entry.name());
  } catch {
    // The folder does not exist.
  }
  return names.filter((name) => !fixed.includes(name));
}

function move(from: string, to: string): number {
  const names = namesIn(from);
  for (const name of names) $os.rename(`${from}/${name}`, `${to}/${name}`);
  return names.length;
}

/** Finds a non-empty folder in `temporary` whose name has this prefix. */
const foundIn = (parent: string, start: string): string | undefined =>
  namesIn(parent)
    .filter((name) => name.startsWith(start))
    .map((name) => `${parent}/${name}`)
    .find((folder) => namesIn(folder).length > 0);

/**
 * Completes or reverts an interrupted restore. PocketBase moves old files out, then new ones in, by name: a name in
 * both places means that new files were already moved in.
 */
function finishInterruptedRestore(dataDir: string): void {
  const parent = `${dataDir}/${temporary}`;
  const old = foundIn(parent, "old_pb_data_");
  const unpacked = foundIn(parent, "pb_restore_");
  if (old === undefined) return;
  const here = namesIn(dataDir);
  const hasCome = namesIn(old).some((name) => here.includes(name));
  if (hasCome && unpacked === undefined) return;
  const count = hasCome ? move(unpacked ?? "", dataDir) : move(old, dataDir);
  if (hasCome) {
    console.log(`A restore was cut: its last ${count} files were moved to their place`);
    return;
  }
  console.log(`A restore was cut before it began: ${count} files of the data were moved back`);
  writeHealthNote({ dataDir: () => dataDir }, "restore", { error: "cut", why: "unknown" });
}

const sizeOf = (path: string): number => {
  try {
    return $os.stat(path).size();
  } catch {
    return 0;
  }
};

/** Size of the smallest database: one page. */
const least = 512;

/** `isAlone`: no other process can be restoring now. */
export function repairDataFolder(dataDir: string, isAlone: boolean): void {
  if (isAlone) finishInterruptedRestore(dataDir);
  if (sizeOf(`${dataDir}/data.db`) >= least) return;
  const backups = namesIn(`${dataDir}/backups`).filter((name) => name.endsWith(".zip"));
  if (backups.length === 0) return;
  exitWithError(
    `'${dataDir}' has ${backups.length} backups and no database (data.db is missing or empty): README.md, When the server does not start. To begin a new shop, move its backups elsewhere`,
  );
}
