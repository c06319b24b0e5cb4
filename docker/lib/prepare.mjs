// Prepares what Optique needs: npm packages, PocketBase, hooks and app; makes only what is missing or stale. Packages
// are imported late, because a new machine has none before installPackages.
import { cp, readFile, rename } from "node:fs/promises";
import { join } from "node:path";

import { obtainPocketbase } from "./obtainPocketbase.mjs";
import { root } from "./paths.mjs";
import { runSilently, exitCodeOf, startChild } from "./run.mjs";
import { NOT_IN_DEVELOPMENT } from "./serve.mjs";
import { buildIfStale } from "./stale.mjs";

const OLDEST_NODE = "20.19";

/**
 * Makes all that is missing or stale and returns the path of PocketBase.
 * @param {{ app?: boolean, types?: boolean }} [wanted] beside the packages, PocketBase and the hooks
 */
export async function prepare({ app = false, types = false } = {}) {
  const { node } = process.versions;
  if (node.localeCompare(OLDEST_NODE, "en", { numeric: true }) < 0)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed, this is ${node}: https://nodejs.org/`);
  await installPackages();
  const build = async () => {
    await buildStaleHooks();
    if (app) await buildApp();
  };
  // Builds in parallel, because obtaining PocketBase may take a minute of compiling.
  const [pocketbase] = await Promise.all([obtainPocketbase(), build()]);
  if (types) await writeTypes(pocketbase);
  return pocketbase;
}

async function installPackages() {
  const wanted = await lockedPackages("package-lock.json");
  const installed = await lockedPackages("node_modules/.package-lock.json");
  if (areInstalled(wanted, installed)) return;
  console.log("Installing npm packages");
  // NODE_ENV=production would leave out the build tools.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  // On Windows npm is a script that only a shell can start.
  const code = await exitCodeOf(startChild("npm", args, { shell: process.platform === "win32" }));
  if (code !== 0) throw new Error(`npm ci failed (${code}): see above, then start again.`);
}

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/**
 * Compares installed packages with the lock file. Optional ones may be absent: most are for other machines.
 * @type {(wanted: Packages, installed: Packages) => boolean}
 */
export const areInstalled = (wanted, installed) => {
  const names = new Set([...Object.keys(wanted), ...Object.keys(installed)]);
  names.delete("");
  return [...names].every((name) => {
    const there = installed[name];
    return there ? there.version === wanted[name]?.version : wanted[name]?.optional === true;
  });
};

/**
 * Packages of a lock file, or of the copy that npm leaves in node_modules after a complete install.
 * @type {(file: string) => Promise<Packages>}
 */
const lockedPackages = async (file) => {
  const text = await readFile(join(root, file), "utf8").catch(() => "{}");
  return JSON.parse(text).packages ?? {};
};

export const HOOKS = {
  name: "hooks",
  output: "pb_hooks/optique.js",
  inputs: [
    "pb_hooks/domain",
    "pb_hooks/demo",
    "pb_hooks/server",
    "docker/lib/buildHooks.mjs",
    "package.json",
  ],
};
const APP = {
  name: "app",
  output: "pb_public/index.html",
  inputs: [
    "web",
    "pb_hooks/domain",
    "docker/licenses",
    "LICENSE",
    "vite.config.ts",
    "package.json",
    "package-lock.json",
  ],
};
const TYPES = {
  name: "types",
  output: "pb_hooks/types/types.d.ts",
  inputs: ["docker/lib/version.mjs"],
};

/** Builds pb_hooks/main.pb.js and pb_hooks/optique.js when stale. Resolves to whether it did. */
export const buildStaleHooks = () =>
  buildIfStale(HOOKS, async (folder) => {
    console.log("Building the hooks");
    const builder = await import("./buildHooks.mjs");
    await builder.buildHooks(join(root, "pb_hooks/server"), folder);
    for (const name of ["main.pb.js", "optique.js"])
      await rename(join(folder, name), join(root, "pb_hooks", name));
  });

/** Builds the app into pb_public when stale. */
const buildApp = () =>
  buildIfStale(APP, async (folder) => {
    console.log("Building the app");
    const vite = join(root, "node_modules/vite/bin/vite.js");
    const args = [vite, "build", "--outDir", join(folder, "app"), "--logLevel", "warn"];
    // Forces React's production build, whatever NODE_ENV says.
    await runSilently(process.execPath, args, { env: { ...process.env, NODE_ENV: "production" } });
    // README.md is the only file of pb_public in git.
    const readme = "pb_public/README.md";
    await cp(join(root, readme), join(folder, "app", "README.md")).catch(() => undefined);
    // The old app is served until the new one is complete.
    await rename(join(root, "pb_public"), join(folder, "old")).catch(() => undefined);
    // A parallel start may have moved the same build there meanwhile.
    await rename(join(folder, "app"), join(root, "pb_public")).catch((error) => {
      if (!["ENOTEMPTY", "EEXIST"].includes(error.code)) throw error;
    });
  });

/** @param {string} pocketbase writes the types of what hooks may use, for the type checker */
const writeTypes = (pocketbase) =>
  buildIfStale(TYPES, async (folder) => {
    await runSilently(pocketbase, typesArguments(folder));
    await cp(join(folder, "types.d.ts"), join(root, TYPES.output));
  });

/**
 * Arguments that make PocketBase write its types into a new folder; any command that opens a database does. Watching is
 * off: PocketBase would take its new database for a changed hook and restart midway.
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
