// The browser of the browser tests: one that is there, else one that an ordinary installer brings.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join, resolve } from "node:path";

import { root } from "./paths.mjs";
import { run } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The path of a Chromium on this machine: $OPTIQUE_CHROMIUM, one in the PATH or its usual place, playwright's own.
 * Throws one line when $OPTIQUE_CHROMIUM leads nowhere.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  const own = env["OPTIQUE_CHROMIUM"];
  if (own && existsSync(own)) return resolve(own);
  if (own) throw new Error(`OPTIQUE_CHROMIUM=${own} does not exist: correct or unset it.`);
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...found, ...PLACES, ...playwrights()].find((path) => existsSync(path));
}

function playwrights() {
  try {
    // Required late: on a new machine the package is not there when this file is loaded.
    const { chromium } = createRequire(import.meta.url)("playwright-core");
    return [String(chromium.executablePath())];
  } catch {
    return [];
  }
}

/**
 * Finds a Chromium or installs one. Throws an Error that says what to do.
 * @returns {Promise<string>}
 */
export async function obtainChromium() {
  const there = findChromium();
  if (there) return there;
  for (const install of [installWithApt, installWithPlaywright]) {
    await install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "Chromium: none found and none could be installed. Install Chromium or Chrome, or set OPTIQUE_CHROMIUM to its path.",
  );
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("Chromium: installing it with apt-get");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env });
}

async function installWithPlaywright() {
  console.log("Chromium: installing playwright's");
  const script = join(root, "node_modules/playwright-core/cli.js");
  await run(process.execPath, [script, "install", "chromium"]);
}
