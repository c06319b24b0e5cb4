// Obtains the pinned PocketBase. Used by npm start, the tests and the Dockerfile; needs Node and nothing else.
// As a command it prints the path of the program.
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { PATIENCE } from "./lib/download.mjs";
import { goInstall } from "./lib/goInstall.mjs";
import { isCommand, root } from "./lib/paths.mjs";
import { archiveName, downloadRelease, RELEASES } from "./lib/release.mjs";
import { MISSING, POCKETBASE_VERSION, whyNotPocketbase } from "./lib/version.mjs";

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cache] the folder that keeps the program
 * @property {string} [releases] address of the folder of all releases
 * @property {string} [platform]
 * @property {string} [arch]
 * @property {import("./lib/download.mjs").Patience} [patience]
 * @property {(line: string) => void} [say] told what is done and what failed, a line each
 */

/**
 * The path of a PocketBase of the pinned version, by the first way that works: $OPTIQUE_POCKETBASE, the
 * cached copy, the official release, Go. Each way that fails is told in one line; when all did, the Error's message
 * says what to do.
 * @param {Options} [options]
 * @returns {Promise<string>}
 */
export async function obtainPocketbase(options = {}) {
  const given = { ...defaults(), ...options };
  const file = join(given.cache, given.platform === "win32" ? "pocketbase.exe" : "pocketbase");
  const own = given.env["OPTIQUE_POCKETBASE"];
  if (own && (await isUsable(resolve(own), given.say))) return resolve(own);
  const problem = await whyNotPocketbase(file);
  if (!problem) return file;
  if (problem !== MISSING) given.say(`PocketBase: the cached copy ${problem}. Replacing it.`);
  await mkdir(given.cache, { recursive: true });
  if ((await fromRelease(file, given)) || (await fromGo(file, given))) return file;
  throw new Error(whatToDo(file, given));
}

/** @returns {Required<Options>} */
const defaults = () => ({
  env: process.env,
  cache: join(root, ".cache", `pocketbase-${POCKETBASE_VERSION}`),
  releases: RELEASES,
  platform: process.platform,
  arch: process.arch,
  patience: PATIENCE,
  say: (line) => console.error(line),
});

/**
 * @param {string} own
 * @param {(line: string) => void} say
 */
async function isUsable(own, say) {
  const problem = await whyNotPocketbase(own);
  if (problem) {
    say(`PocketBase: OPTIQUE_POCKETBASE=${own} ${problem}: correct or unset it. Doing without.`);
  }
  return !problem;
}

/** @typedef {Required<Options>} Given */

/**
 * @param {string} file
 * @param {Given} given
 */
async function fromRelease(file, given) {
  given.say(`PocketBase: downloading ${POCKETBASE_VERSION}`);
  const hint = "Check the network, or set OPTIQUE_POCKETBASE to a copy of your own. Trying Go.";
  return attempt(given, hint, async () => {
    const program = await downloadRelease({ version: POCKETBASE_VERSION, ...given });
    await keep(program, file);
  });
}

/**
 * @param {string} file
 * @param {Given} given
 */
async function fromGo(file, given) {
  const folder = await mkdtemp(join(given.cache, "go-"));
  try {
    const hint = "Install or update Go from https://go.dev/dl/ and try again.";
    return await attempt(given, hint, async () => {
      await keep(await goInstall({ version: POCKETBASE_VERSION, folder, ...given }), file);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Given} given
 * @param {string} hint
 * @param {() => Promise<void>} way
 */
async function attempt(given, hint, way) {
  try {
    await way();
    return true;
  } catch (error) {
    given.say(`PocketBase: ${oneLine(error)}. ${hint}`);
    return false;
  }
}

/** @param {unknown} error */
function oneLine(error) {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split("\n");
  // Of a failed program, its last line says why.
  return lines.length > 1 ? `${lines[0]} ${lines.at(-1)}` : lines[0];
}

/**
 * Puts the program in its place only when it runs and is whole: a stop half-way leaves no half program.
 * @param {Buffer} program
 * @param {string} file
 */
async function keep(program, file) {
  const folder = await mkdtemp(join(dirname(file), "new-"));
  const fresh = join(folder, process.platform === "win32" ? "pocketbase.exe" : "pocketbase");
  try {
    await writeFile(fresh, program);
    await chmod(fresh, 0o755);
    const problem = await whyNotPocketbase(fresh);
    if (problem) throw new Error(`what was obtained ${problem}`);
    await rename(fresh, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} file
 * @param {Given} given
 */
function whatToDo(file, { releases, platform, arch }) {
  const name = archiveName(POCKETBASE_VERSION, platform, arch);
  return [
    `PocketBase ${POCKETBASE_VERSION} could not be obtained. Do one of these, then start again:`,
    ...(name
      ? [`- download ${releases}/v${POCKETBASE_VERSION}/${name} and unzip it to ${file}`]
      : []),
    "- set OPTIQUE_POCKETBASE to the path of that program, when you have it elsewhere",
    "- install Go 1.21 or newer from https://go.dev/dl/, which builds it",
  ].join("\n");
}

if (isCommand(import.meta.url)) {
  try {
    console.log(await obtainPocketbase());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
