/** Age of Litestream's replica (docker/README.md, The replica), read from its folder. */

/** `at`: last update. `isLate`: it lags behind the data by more than `patienceMs`. */
export type ReplicaState = { at: string; isLate: boolean };

/** Litestream sends each second; a minute allows for a slow disk. */
const patienceMs = 60_000;
/** Grace time after the first save that follows a quiet hour. */
const momentMs = 5000;

/** Reads the replica's state; null without a readable folder, for instance for an s3:// address. */
export function replicaState(app: Pick<core.App, "dataDir">): ReplicaState | null {
  const folder = $os.getenv("OPTIQUE_REPLICA");
  if (folder === "" || folder.includes("://")) return null;
  const at = newestIn(`${folder}/data/ltx`);
  if (at === 0) return null;
  const written = timeOf(`${app.dataDir()}/data.db-wal`);
  const isLate = written - at > patienceMs && Date.now() - written > momentMs;
  return { at: new Date(at).toISOString(), isLate };
}

function timeOf(path: string): number {
  try {
    return $os.stat(path).modTime().unixMilli();
  } catch {
    return 0;
  }
}

/** Time of the newest file of all levels; files are sorted by name, because names count transactions. */
function newestIn(folder: string): number {
  const levels = namesIn(folder).map((level) => {
    const last = namesIn(`${folder}/${level}`).sort().pop();
    return last ? timeOf(`${folder}/${level}/${last}`) : 0;
  });
  return Math.max(0, ...levels);
}

function namesIn(folder: string): string[] {
  const names: string[] = [];
  try {
    for (const entry of $os.readDir(folder)) if (entry) names.push(entry.name());
  } catch {
    // The folder does not exist yet.
  }
  return names;
}
