// Obtains the pinned PocketBase, for npm start, the tests and the Dockerfile.
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { DIGESTS, downloadRelease, releaseFor, RELEASES } from "./downloadRelease.mjs";
import { goInstall } from "./goInstall.mjs";
import { cache, exe } from "./paths.mjs";
import { MISSING, POCKETBASE_VERSION, pocketbaseProblem } from "./version.mjs";

const DEFAULTS = {
  env: process.env,
  /** Folder of the cached program. */
  cache: join(cache, `pocketbase-${POCKETBASE_VERSION}`),
  releases: RELEASES,
  digests: DIGESTS,
  platform: /** @type {string} */ (process.platform),
  arch: /** @type {string} */ (process.arch),
  silenceMs: 10_000,
  /** Receives progress and failures, one line each. */
  say: (/** @type {string} */ line) => console.error(line),
};

/** @typedef {typeof DEFAULTS} Given */

const NETWORK = "Check the network, or set OPTIQUE_POCKETBASE to a copy of your own. Trying Go.";
const GO = "Install or update Go from https://go.dev/dl/ and try again.";

/**
 * Path of a PocketBase of the pinned version: $OPTIQUE_POCKETBASE if set, else the cached copy, the official release or
 * Go. Each failed way prints one line; when all fail, the Error says what to do.
 * @param {Partial<Given>} [options]
 */
export async function obtainPocketbase(options = {}) {
  const given = { ...DEFAULTS, ...options };
  const { env, silenceMs } = given;
  const say = (/** @type {string} */ line) => given.say(`PocketBase: ${line}`);
  const own = env["OPTIQUE_POCKETBASE"];
  const problem = own && (await pocketbaseProblem(resolve(own)));
  if (problem) throw new Error(`OPTIQUE_POCKETBASE: '${own}' ${problem}: correct or unset it`);
  if (own) return resolve(own);

  const file = join(given.cache, `pocketbase${exe}`);
  const damage = await pocketbaseProblem(file);
  if (!damage) return file;
  if (damage !== MISSING) say(`the cached copy ${damage}. Replacing it.`);

  const release = releaseFor(given);
  if (release.digest) {
    say(`downloading ${release.url}`);
    const way = (/** @type {string} */ folder) => downloadRelease(folder, release, silenceMs);
    if (await keep(file, way, NETWORK, say)) return file;
  } else say(`no digest is pinned for ${release.machine}. Trying Go.`);
  if (await keep(file, (folder) => goInstall(folder, env, say), GO, say)) return file;
  throw new Error(whatToDo(file, release));
}

/**
 * Moves the program into place only when it runs and is complete, so that an interruption leaves no partial one.
 * Resolves to whether it did, and prints why not.
 * @param {string} file
 * @param {(folder: string) => Promise<string>} way leaves the program in a folder and returns its path
 * @param {string} hint
 * @param {Given["say"]} say
 */
async function keep(file, way, hint, say) {
  await mkdir(join(file, ".."), { recursive: true });
  const folder = await mkdtemp(join(file, "../new-"));
  try {
    const program = await way(folder);
    const problem = await pocketbaseProblem(program);
    if (problem) throw new Error(`what was obtained ${problem}`);
    await rename(program, file);
    return true;
  } catch (error) {
    say(`${oneLine(/** @type {Error} */ (error))}. ${hint}`);
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {Error} error */
function oneLine({ message, cause }) {
  const lines = message.trim().split("\n");
  // `fetch` hides the reason in its cause; a failed program has it in its last line.
  const why = cause instanceof Error ? cause.message || String(cause) : lines.slice(1).at(-1);
  return [lines[0], why].filter(Boolean).join(": ");
}

/** @type {(file: string, release: import("./downloadRelease.mjs").Release) => string} */
const whatToDo = (file, { url, digest }) =>
  [
    `PocketBase ${POCKETBASE_VERSION} could not be obtained. Do one of these, then start again:`,
    ...(digest ? [`- download ${url} and unzip it to ${file}`] : []),
    "- set OPTIQUE_POCKETBASE to the path of that program, when you have it elsewhere",
    "- install Go 1.21 or newer from https://go.dev/dl/, which builds it",
  ].join("\n");
