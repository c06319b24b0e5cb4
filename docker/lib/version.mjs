// What a PocketBase binary says it is, and whether that is the version Optique is pinned to.
import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { promisify } from "node:util";

/** The version Optique is written for and tested with; any other is refused. */
export const POCKETBASE_VERSION = "0.40.4";

/** Said of a file that is not there. */
export const MISSING = "does not exist";

const MODULE = "github.com/pocketbase/pocketbase";
const ANSWER_MS = 20_000;

/**
 * Says why a file cannot be used as the pinned PocketBase, or nothing when it can.
 * @param {string} file
 * @param {string} [version]
 * @returns {Promise<string | undefined>}
 */
export async function whyNotPocketbase(file, version = POCKETBASE_VERSION) {
  const said = await askVersion(file);
  if ("problem" in said) return said.problem;
  if (said.version === version) return undefined;
  if (said.version !== "(untracked)") return `is PocketBase ${said.version}, not ${version}`;
  // `go install` leaves no version in the program, but the linker always notes the module's.
  if (await holds(file, `${MODULE}\tv${version}\t`)) return undefined;
  return `was built from an unknown version of PocketBase, not from ${version}`;
}

/**
 * @param {string} file
 * @returns {Promise<{ version: string } | { problem: string }>}
 */
async function askVersion(file) {
  try {
    const { stdout } = await promisify(execFile)(file, ["--version"], { timeout: ANSWER_MS });
    const version = /\bversion v?(\S+)/.exec(stdout)?.[1];
    return version ? { version } : { problem: "is not PocketBase" };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT") return { problem: MISSING };
    if (code === "EACCES") return { problem: "may not be executed" };
    return { problem: "does not run as a program on this machine" };
  }
}

/**
 * @param {string} file
 * @param {string} text ASCII
 */
async function holds(file, text) {
  let tail = "";
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const part = tail + chunk.toString("latin1");
    if (part.includes(text)) return true;
    tail = part.slice(-text.length);
  }
  return false;
}
