// The second way to PocketBase: the official release, verified against its checksum file.
import { createHash } from "node:crypto";

import { download } from "./download.mjs";
import { unzip } from "./zip.mjs";

/** Where the project publishes its releases. */
export const RELEASES = "https://github.com/pocketbase/pocketbase/releases/download";

const SYSTEMS = { linux: "linux", darwin: "darwin", win32: "windows" };
const MACHINES = { x64: "amd64", arm64: "arm64", arm: "armv7", ppc64: "ppc64le", s390x: "s390x" };

/**
 * The name of the release's archive for a machine, or nothing when none is published for it.
 * @param {string} version
 * @param {string} platform as in process.platform
 * @param {string} arch as in process.arch
 */
export function archiveName(version, platform, arch) {
  const system = Object.entries(SYSTEMS).find(([name]) => name === platform)?.[1];
  const machine = Object.entries(MACHINES).find(([name]) => name === arch)?.[1];
  return system && machine ? `pocketbase_${version}_${system}_${machine}.zip` : undefined;
}

/**
 * Downloads the program. Throws an Error of one line when it is not there, not complete or not the published one.
 * @param {object} from
 * @param {string} from.releases the folder of all releases
 * @param {string} from.version
 * @param {string} from.platform
 * @param {string} from.arch
 * @param {import("./download.mjs").Patience} from.patience
 * @returns {Promise<Buffer>}
 */
export async function downloadRelease({ releases, version, platform, arch, patience }) {
  const name = archiveName(version, platform, arch);
  if (!name) throw new Error(`no release is published for ${platform} ${arch}`);
  const folder = `${releases}/v${version}`;
  const sums = await fetchFrom(`${folder}/checksums.txt`, patience);
  const expected = publishedSum(sums.toString("utf8"), name);
  if (!expected) throw new Error(`${folder}/checksums.txt does not list ${name}`);
  const archive = await fetchFrom(`${folder}/${name}`, patience);
  const actual = createHash("sha256").update(archive).digest("hex");
  if (actual !== expected) {
    throw new Error(`${folder}/${name} does not match its published checksum, and was thrown away`);
  }
  return unzip(archive, platform === "win32" ? "pocketbase.exe" : "pocketbase");
}

/**
 * @param {string} url
 * @param {import("./download.mjs").Patience} patience
 */
async function fetchFrom(url, patience) {
  try {
    return await download(url, patience);
  } catch (error) {
    throw new Error(`${url}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * @param {string} sums lines of `<sha256>  <file name>`
 * @param {string} name
 */
function publishedSum(sums, name) {
  const lines = sums.split(/\r?\n/).map((line) => line.trim().split(/\s+\*?/));
  return lines.find(([, file]) => file === name)?.[0]?.toLowerCase();
}
