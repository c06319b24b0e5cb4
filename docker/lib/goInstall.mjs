// Last way to PocketBase: Go builds the pinned module, verified by its checksum database.
import { join } from "node:path";

import { exe } from "./paths.mjs";
import { runSilently } from "./run.mjs";
import { MODULE, POCKETBASE_VERSION } from "./version.mjs";

// First version that downloads the newer Go a module requires.
const OLDEST_GO = "1.21";

/**
 * Builds the program in a folder and returns its path. Throws when Go is missing, too old or fails.
 * @param {string} folder without go.mod, so that no other project's settings count
 * @param {NodeJS.ProcessEnv} env its PATH leads to Go
 * @param {(line: string) => void} say
 */
export async function goInstall(folder, env, say) {
  const settings = { ...env, GOBIN: folder, GOTOOLCHAIN: "auto", CGO_ENABLED: "0" };
  const go = (/** @type {string[]} */ ...args) =>
    runSilently("go", args, { cwd: folder, env: settings, timeout: 20 * 60_000 });
  const version = /\bgo(\d+\.\d+\S*)/.exec(await go("version").catch(() => ""))?.[1];
  if (!version) throw new Error("Go is not installed");
  if (version.localeCompare(OLDEST_GO, "en", { numeric: true }) < 0)
    throw new Error(`Go ${version} is too old, ${OLDEST_GO} or newer is needed`);
  say(`building ${POCKETBASE_VERSION} with Go ${version}, which takes a minute or more, once`);
  // Without symbols the program is a third smaller; the flag sets the version as the official releases do.
  const flags = `-s -w -X ${MODULE}.Version=${POCKETBASE_VERSION}`;
  await go("install", `-ldflags=${flags}`, `${MODULE}/examples/base@v${POCKETBASE_VERSION}`);
  return join(folder, `base${exe}`);
}
