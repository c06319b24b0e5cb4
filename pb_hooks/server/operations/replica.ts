/** How old the replica is that Litestream keeps (docker/README.md, The replica), read from its folder. */

/** `at`: when it last got something; late: the data have been written to for longer than it may be behind. */
export type Replica = { at: string; isLate: boolean };

/** Litestream sends each second; a minute allows for a slow disk. */
const patienceMs = 60_000;
/** The first save after a quiet hour is not there at once. */
const momentMs = 5000;

/** Null when no folder is named, or nothing is in it: an address such as s3:// is not read. */
export function replicaOf(app: Pick<core.App, "dataDir">): Replica | null {
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

/** The newest file of all levels, by the names: they count the transactions. */
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
    // Not made yet.
  }
  return names;
}
