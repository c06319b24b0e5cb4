// The last way to PocketBase: Go builds the pinned module, which its checksum database vouches for.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { runQuietly } from "./run.mjs";

const BUILD_MS = 20 * 60_000;
// Go 1.21 is the first that fetches the newer Go a module asks for.
const OLDEST = { major: 1, minor: 21 };

/**
 * Builds the program in an empty folder. Throws an Error of one line when Go is missing, too old or fails.
 * @param {object} with_
 * @param {string} with_.version of PocketBase
 * @param {NodeJS.ProcessEnv} with_.env its PATH leads to Go
 * @param {string} with_.folder where Go may leave the program
 * @param {(line: string) => void} with_.say
 * @returns {Promise<Buffer>}
 */
export async function goInstall({ version, env, folder, say }) {
  const found = await goVersion(env, folder);
  if (!found) throw new Error("Go is not installed");
  if (!isRecent(found)) {
    throw new Error(`Go ${found} is too old, ${OLDEST.major}.${OLDEST.minor} or newer is needed`);
  }
  say(`PocketBase: building ${version} with Go ${found}, which takes a minute or more, once`);
  const module = "github.com/pocketbase/pocketbase";
  // Without symbols the program is a third smaller; the version is told as releases tell it.
  const flags = `-s -w -X ${module}.Version=${version}`;
  const goEnv = { ...env, GOBIN: folder, GOTOOLCHAIN: "auto", CGO_ENABLED: "0" };
  const args = ["install", `-ldflags=${flags}`, `${module}/examples/base@v${version}`];
  await runQuietly("go install", "go", args, { env: goEnv, cwd: folder, timeout: BUILD_MS });
  return readFile(join(folder, process.platform === "win32" ? "base.exe" : "base"));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} cwd a folder without go.mod, so that no other project's settings count
 */
async function goVersion(env, cwd) {
  try {
    const { stdout } = await promisify(execFile)("go", ["version"], { env, cwd });
    return /\bgo(\d+\.\d+\S*)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}

/** @param {string} version such as 1.21.3 or 1.22rc1 */
function isRecent(version) {
  const [major = 0, minor = 0] = version.split(".").map((part) => Number.parseInt(part, 10));
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}
