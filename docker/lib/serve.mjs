// PocketBase with the folders of the project. The settings (README.md, Settings) are read by the hooks, which the container has too.
import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";

import { root } from "./paths.mjs";
import { start } from "./run.mjs";

// Each request that writes holds a VM in the gate and one more for each level of nested hooks (docs/access.md, The gate).
const HOOKS_POOL = 60;

/**
 * What keeps PocketBase from taking itself for one in development, as it does below the system's temporary folder:
 * it would print every query, start again when a hook's file changes and write migrations of its own.
 */
export const NOT_IN_DEVELOPMENT = ["--dev=false", "--hooksWatch=false", "--automigrate=false"];

/**
 * The arguments of PocketBase for a folder of data.
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

/**
 * The folder of the data, made when it is new. Throws one line when it cannot be. The container has no such choice:
 * there a volume is mounted.
 */
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
 * Makes a folder and those above it. Not by `recursive`, which never ends where the system refuses with ENOENT: below /proc.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Starts PocketBase and prints the address once it answers. This process stays, for what the server says and for its
 * end: 13 MB of its own, because the program of Node is in memory for npm already. Node 20 cannot become another program.
 * @param {string} pocketbase
 */
export function serve(pocketbase) {
  const data = dataFolder();
  const env = { TZ: "Africa/Casablanca", ...process.env, OPTIQUE_DATA: data };
  // What the server makes is nobody else's to read.
  process.umask(0o077);
  const [program, args] = endingWithUs(pocketbase, serveArguments(data));
  const child = start(program, args, { env, stdio: ["pipe", "pipe", "pipe"] });
  if (child.stdout) createInterface({ input: child.stdout }).on("line", tell);
  if (child.stderr) createInterface({ input: child.stderr }).on("line", complain);
  return child;
}

// Waits for the end of its input, which a killed parent cannot prevent, then ends the server: a shell that becomes
// PocketBase keeps its process number. The waiting one holds no output, or the parent would wait for it.
const UNTIL_EOF =
  'exec 3<&0; (read -r _ <&3; kill -TERM $$) >/dev/null 2>&1 & exec "$@" </dev/null 3<&-';

/**
 * The command that runs a program and ends it with this process, even when this is killed by SIGKILL. Windows has no
 * such shell.
 * @type {(program: string, args: readonly string[]) => [string, readonly string[]]}
 */
const endingWithUs = (program, args) =>
  process.platform === "win32"
    ? [program, args]
    : ["/bin/sh", ["-c", UNTIL_EOF, "sh", program, ...args]];

// What PocketBase says of itself at the start: of use to a developer of PocketBase, noise to an optician.
const NOISE = /^[├└]─|^\(!\) Launch the URL|#\/pbinstall\/|^\(you can also create|^$/;

// The hooks print it before the address is bound: what follows the address.
let firstRun = "";

/**
 * Where a server that listens everywhere can be reached: from this computer, and from each network that it is in.
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
