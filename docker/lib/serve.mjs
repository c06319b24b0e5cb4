// Starts PocketBase with the project's folders. The hooks read the settings (README.md, Settings), as in the container.
import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";

import { root } from "./paths.mjs";
import { startChild } from "./run.mjs";

// Size of the pool of VMs: each writing request holds one in the gate and one for each nested hook
// (docs/access.md, The gate).
const HOOKS_POOL = 60;

/**
 * Disables development mode, which PocketBase assumes below the temporary folder: it prints queries, restarts on
 * changed hooks and writes migrations.
 */
export const NOT_IN_DEVELOPMENT = ["--dev=false", "--hooksWatch=false", "--automigrate=false"];

/**
 * Arguments of PocketBase for a data folder.
 * @param {string} data
 */
export function serveArguments(data) {
  return [
    "serve",
    `--dir=${data}`,
    `--hooksDir=${resolve(root, "pb_hooks")}`,
    `--migrationsDir=${resolve(root, "pb_migrations")}`,
    `--publicDir=${resolve(root, "pb_public")}`,
    ...NOT_IN_DEVELOPMENT,
    `--hooksPool=${HOOKS_POOL}`,
  ];
}

/** Data folder, created when new. Throws one line when it cannot be. The container mounts a volume instead. */
export function dataFolder() {
  const given = process.env["OPTIQUE_DATA"] || "pb_data";
  const folder = resolve(root, given);
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error("a file");
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    throw new Error(`OPTIQUE_DATA: '${given}' is not a folder that can be written to`);
  }
}

/**
 * Creates a folder and its parents. `recursive` never ends where the system answers ENOENT, as below /proc.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Starts PocketBase and prints the address once it answers. This process stays for output and exit code, at 13 MB,
 * because Node 20 cannot replace itself by another program.
 * @param {string} pocketbase
 */
export function serve(pocketbase) {
  const data = dataFolder();
  const env = { TZ: "Africa/Casablanca", ...process.env, OPTIQUE_DATA: data };
  // Only the owner may read what the server writes.
  process.umask(0o077);
  const [program, args] = endingWithUs(pocketbase, serveArguments(data));
  const child = startChild(program, args, { env, stdio: ["pipe", "pipe", "pipe"] });
  if (child.stdout) createInterface({ input: child.stdout }).on("line", tell);
  if (child.stderr) createInterface({ input: child.stderr }).on("line", complain);
  return child;
}

// Shell script whose background reader waits for the end of its input, which even a killed parent causes, then stops
// the server. The shell itself becomes PocketBase (`exec`) and keeps its process id. The reader holds no output open,
// or the parent would wait for it.
const UNTIL_EOF =
  'exec 3<&0; (read -r _ <&3; kill -TERM $$) >/dev/null 2>&1 & exec "$@" </dev/null 3<&-';

/**
 * Command that ends a program with this process, even after SIGKILL. Windows has no such shell.
 * @type {(program: string, args: readonly string[]) => [string, readonly string[]]}
 */
const endingWithUs = (program, args) =>
  process.platform === "win32"
    ? [program, args]
    : ["/bin/sh", ["-c", UNTIL_EOF, "sh", program, ...args]];

// Start-up lines of PocketBase that are of no use to an optician.
const NOISE = /^[├└]─|^\(!\) Launch the URL|#\/pbinstall\/|^\(you can also create|^$/;

// First-run link: the hooks print it before the address is bound, so it waits here and is printed after the address.
let firstRun = "";

/**
 * Addresses of a server that listens on all interfaces: this computer, and each of its networks.
 * @param {string} address
 */
export function reachedAt(address) {
  const { protocol, hostname, port } = new URL(address);
  if (hostname !== "0.0.0.0" && hostname !== "[::]") return [address];
  const own = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal);
  return ["localhost", ...own.map((one) => one.address)].map(
    (host) => `${protocol}//${host}:${port}`,
  );
}

/** @param {string} line */
function tell(line) {
  const address = /Server started at (http\S+)/.exec(line)?.[1];
  const setup = /First run: https?:\/\/[^/]+(\S+)/.exec(line)?.[1];
  if (setup) firstRun = setup;
  else if (!address && !NOISE.test(line)) console.log(line);
  if (!address) return;
  const reached = reachedAt(address);
  for (const one of reached) console.log(`Optique : ${one}`);
  if (firstRun) for (const one of reached) console.log(`First run: ${one}${firstRun}`);
  firstRun = "";
}

/** @param {string} line */
function complain(line) {
  const isTaken = line.includes("address already in use");
  const advice = ": stop what runs there, or set OPTIQUE_HTTP to another, such as 127.0.0.1:8091";
  console.error(isTaken ? line + advice : line);
}
