// Rehearses a restore by PocketBase's command `rehearse`, without the date before its lines: first the latest backup,
// then the replica, packed as a backup.
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { cachedLitestream } from "./obtainLitestream.mjs";
import { replicaUrl } from "./replica.mjs";
import { runSilently, exitCodeOf, startChild } from "./run.mjs";
import { dataFolder, serveArguments } from "./serve.mjs";

const DATE = /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /;

/**
 * Resolves to the exit code: 0 when the latest backup and the replica, if any, are good.
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
 * @param {string[]} folder none for the latest backup, else that of another archive
 */
async function rehearseIn(pocketbase, data, folder) {
  const [, ...flags] = serveArguments(data);
  const env = { TZ: "Africa/Casablanca", ...process.env, OPTIQUE_DATA: data };
  const child = startChild(pocketbase, ["rehearse", ...folder, ...flags], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on("line", tell);
  return exitCodeOf(child);
}

/** @param {string} line */
function tell(line) {
  console.log(line.replace(DATE, ""));
}

/**
 * Folder with the replica's database as backup.zip, dated like the replica.
 * @param {string} litestream
 * @param {string} url
 * @param {string} data
 */
async function packedReplica(litestream, url, data) {
  const trials = join(data, ".optique_trials");
  await mkdir(trials, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(trials, "replica-"));
  const database = join(folder, "data.db");
  await runSilently(litestream, ["restore", "-o", database, `${url}/data`]);
  await pack(database, join(folder, "backup.zip"));
  await rm(database);
  return folder;
}

/**
 * Streams, because a database of ten years exceeds the memory of a small computer.
 * @param {string} database
 * @param {string} archive
 */
async function pack(database, archive) {
  const { Zip, ZipPassThrough } = await import("fflate");
  const output = await open(archive, "w", 0o600);
  /** @type {Uint8Array[]} */
  const pieces = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const entry = new ZipPassThrough("data.db");
  zip.add(entry);
  for await (const piece of createReadStream(database, { highWaterMark: 2 ** 20 })) {
    entry.push(piece);
    for (const packed of pieces.splice(0)) await output.write(packed);
  }
  entry.push(new Uint8Array(), true);
  zip.end();
  for (const packed of pieces) await output.write(packed);
  await output.close();
}
