// The rehearsal of a restore from outside: PocketBase's own command, without the date that it puts before each line, then
// the replica, which is packed as a backup would be.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { cachedLitestream } from "./obtainLitestream.mjs";
import { replicaUrl } from "./replica.mjs";
import { ask, ended, start } from "./run.mjs";
import { dataFolder, serveArguments } from "./serve.mjs";

// Said of a command that opens no data, which is meant.
const NOISE = /^WARN OnBootstrap hook/;
const DATE = /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /;

/**
 * Resolves to the exit code: 0 when the latest backup is good, and the replica when there is one.
 * @param {string} pocketbase
 */
export async function rehearse(pocketbase) {
  const data = dataFolder();
  const code = await rehearseIn(pocketbase, data, []);
  const url = replicaUrl();
  const litestream = url && (await cachedLitestream());
  if (!url || !litestream) return code;
  const replica = await packedReplica(litestream, url, data);
  try {
    return (await rehearseIn(pocketbase, data, [replica])) || code;
  } finally {
    await rm(replica, { recursive: true, force: true });
  }
}

/**
 * @param {string} pocketbase
 * @param {string} data
 * @param {string[]} folder of another archive than the latest backup
 */
async function rehearseIn(pocketbase, data, folder) {
  const [, ...flags] = serveArguments(data);
  const env = { TZ: "Africa/Casablanca", ...process.env, OPTIQUE_DATA: data };
  const child = start(pocketbase, ["rehearse", ...folder, ...flags], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on("line", tell);
  return ended(child);
}

/** @param {string} line */
function tell(line) {
  if (!NOISE.test(line)) console.log(line.replace(DATE, ""));
}

/**
 * A folder with the replica's database as backup.zip, as new as the replica is.
 * @param {string} litestream
 * @param {string} url
 * @param {string} data
 */
async function packedReplica(litestream, url, data) {
  const trials = join(data, ".optique_trials");
  await mkdir(trials, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(trials, "replica-"));
  const database = join(folder, "data.db");
  await ask(litestream, ["restore", "-o", database, `${url}/data`]);
  const { zipSync } = await import("fflate");
  const archive = zipSync({ "data.db": await readFile(database) }, { level: 0 });
  await writeFile(join(folder, "backup.zip"), archive);
  await rm(database);
  return folder;
}
