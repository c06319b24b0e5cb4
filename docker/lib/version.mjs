// Checks whether a PocketBase binary is of the pinned version.
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";

import { runSilently } from "./run.mjs";

/** The version Optique is written for and tested with; any other is refused. */
export const POCKETBASE_VERSION = "0.40.4";
export const MODULE = "github.com/pocketbase/pocketbase";

/**
 * Arguments that ask for the version alone, with folders that do not exist. Without them, PocketBase loads the hooks
 * beside its program; below the temporary folder, it loads those of the working folder.
 * @param {string} file
 */
const versionArguments = (file) => [
  "--version",
  ...["dir", "hooksDir", "migrationsDir"].map((name) => `--${name}=${join(`${file}-none`, name)}`),
];

/** Reason given for a missing file. */
export const MISSING = "does not exist";

/**
 * Reason why a file cannot be used as the pinned PocketBase, or nothing when it can.
 * @type {(file: string) => Promise<string | undefined>}
 */
export const pocketbaseProblem = async (file) => {
  const said = await runSilently(file, versionArguments(file), { timeout: 60_000 }).catch(
    (error) => error,
  );
  if (said.code === "ENOENT") return MISSING;
  if (said.code === "EACCES") return "may not be executed";
  if (said instanceof Error) return "does not run as a program on this machine";
  const version = /\bversion v?(\S+)/.exec(said)?.[1];
  if (!version) return "is not PocketBase";
  if (version === POCKETBASE_VERSION) return undefined;
  if (version !== "(untracked)") return `is PocketBase ${version}, not ${POCKETBASE_VERSION}`;
  // `go install` writes no version into the program, but the linker notes the module's.
  if ((await readFile(file)).includes(`${MODULE}\tv${POCKETBASE_VERSION}\t`)) return undefined;
  return `was built from an unknown version of PocketBase, not from ${POCKETBASE_VERSION}`;
};

/**
 * Tells whether a program needs the system's dynamic linker, which the container lacks.
 * @param {string} program
 */
export async function isLinked(program) {
  const file = await open(program);
  try {
    // The path of the linker is in the first headers.
    const { buffer } = await file.read({ buffer: Buffer.alloc(4096) });
    return buffer.includes("/ld-linux") || buffer.includes("/ld-musl");
  } finally {
    await file.close();
  }
}
