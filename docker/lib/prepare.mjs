// What must be there before Optique can run: npm's packages, PocketBase, the hooks and the app. Only what is missing
// or stale is made. Nothing here may import a package: on a new machine there is none yet.
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { obtainPocketbase } from "../pocketbase.mjs";
import { cache, root } from "./paths.mjs";
import { npm, run, runQuietly } from "./run.mjs";
import { NOT_IN_DEVELOPMENT } from "./serve.mjs";
import { buildIfStale } from "./stale.mjs";
import { POCKETBASE_VERSION } from "./version.mjs";

const OLDEST_NODE = [20, 19];

/** Throws one line when this Node is too old for the tools. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldest = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= oldestMinor)) return;
  throw new Error(
    `Node ${OLDEST_NODE.join(".")} or newer is needed, this is ${process.versions.node}: https://nodejs.org/`,
  );
}

/** Installs npm's packages when they are not those of the lock file. */
export async function installPackages() {
  const wanted = await lockedPackages("package-lock.json");
  const installed = await lockedPackages("node_modules/.package-lock.json");
  if (areInstalled(wanted, installed)) return;
  console.log("Installing npm packages");
  // NODE_ENV=production would leave out the tools that build the app.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const [command, npmArgs, options] = npm(args);
  const code = await run(command, npmArgs, options);
  if (code !== 0) throw new Error(`npm ci failed (${code}): see above, then start again.`);
}

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/**
 * Are the installed packages those of the lock file? An optional one may be absent: most are for other machines.
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function areInstalled(wanted, installed) {
  const names = new Set([...Object.keys(wanted), ...Object.keys(installed)]);
  names.delete("");
  return [...names].every((name) => {
    const there = installed[name];
    return there ? there.version === wanted[name]?.version : wanted[name]?.optional === true;
  });
}

/**
 * @param {string} file a lock file, or the copy that npm leaves in node_modules when all is installed
 * @returns {Promise<Packages>}
 */
async function lockedPackages(file) {
  const text = await readFile(join(root, file), "utf8").catch(() => "{}");
  return JSON.parse(text).packages ?? {};
}

/** Builds pb_hooks/main.pb.js and pb_hooks/optique.js when they are stale. */
export async function buildHooks() {
  const inputs = ["pb_hooks/domain", "pb_hooks/demo", "pb_hooks/server", "docker/build-hooks.mjs"];
  const product = { name: "hooks", output: "pb_hooks/optique.js", inputs };
  await buildIfStale(product, async () => {
    console.log("Building the hooks");
    await runQuietly("The build of the hooks", process.execPath, ["docker/build-hooks.mjs"]);
  });
}

/** Builds the app into pb_public when it is stale. */
export async function buildApp() {
  const inputs = ["web", "pb_hooks/domain", "vite.config.ts", "package-lock.json"];
  const product = { name: "app", output: "pb_public/index.html", inputs };
  await buildIfStale(product, async () => {
    console.log("Building the app");
    const vite = join(root, "node_modules/vite/bin/vite.js");
    await inNewFolder("app-", async (fresh) => {
      const args = [vite, "build", "--outDir", join(fresh, "app"), "--logLevel", "warn"];
      // Whatever NODE_ENV says, a development build of React is not what is served.
      const env = { ...process.env, NODE_ENV: "production" };
      await runQuietly("The build of the app", process.execPath, args, { env });
      // The old app is served until the new one is whole.
      await rename(join(root, "pb_public"), join(fresh, "old")).catch(() => undefined);
      // Another start that built at the same time may have put its own there meanwhile: it is the same.
      await rename(join(fresh, "app"), join(root, "pb_public")).catch((error) => {
        if (!["ENOTEMPTY", "EEXIST"].includes(error.code)) throw error;
      });
    });
  });
}

/**
 * The command that has PocketBase write its types into a new folder: any that opens a database does, this one does
 * nothing else. The hooks' folder is watched unless that is forbidden, and a program that sees its own new database
 * as a changed hook starts again in the middle, and dies of it.
 * @param {string} folder
 */
export const typesArguments = (folder) => [
  "migrate",
  "history-sync",
  `--dir=${folder}`,
  `--hooksDir=${join(folder, "hooks")}`,
  `--migrationsDir=${join(folder, "migrations")}`,
  ...NOT_IN_DEVELOPMENT,
];

/**
 * Has PocketBase write the types of what hooks may use, for the type checker.
 * @param {string} pocketbase
 */
export async function writeTypes(pocketbase) {
  const inputs = ["docker/lib/version.mjs"];
  const product = { name: "types", output: "pb_hooks/types/types.d.ts", inputs };
  await buildIfStale(product, async () => {
    await inNewFolder("types-", async (folder) => {
      const what = `PocketBase ${POCKETBASE_VERSION}, asked for its types,`;
      await runQuietly(what, pocketbase, typesArguments(folder));
      await mkdir(join(root, "pb_hooks/types"), { recursive: true });
      await copyFile(join(folder, "types.d.ts"), join(root, product.output));
    });
  });
}

/**
 * Makes all that is missing or stale and returns the path of PocketBase.
 * @param {{ app: boolean, types: boolean }} wanted beside the packages, PocketBase and the hooks
 */
export async function prepare({ app, types }) {
  checkNode();
  const build = async () => {
    await installPackages();
    await buildHooks();
    if (app) await buildApp();
  };
  // Obtaining PocketBase may take a minute of compiling, so npm's packages are fetched meanwhile.
  const [pocketbase] = await Promise.all([obtainPocketbase(), build()]);
  if (types) await writeTypes(pocketbase);
  return pocketbase;
}

/**
 * @param {string} prefix
 * @param {(folder: string) => Promise<void>} work
 */
async function inNewFolder(prefix, work) {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, prefix));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
