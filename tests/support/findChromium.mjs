import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { chromium } from "playwright-core";

/** Debian's shell without a window first: it is a fifth quicker than a whole Chromium without one. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The path of a Chromium on this machine: $OPTIQUE_CHROMIUM, one in the PATH or its usual place, playwright's own.
 * Throws one line when $OPTIQUE_CHROMIUM leads nowhere.
 * @param {NodeJS.ProcessEnv} env
 */
export function findChromium(env = process.env) {
  const own = env["OPTIQUE_CHROMIUM"];
  if (own && existsSync(own)) return resolve(own);
  if (own) throw new Error(`OPTIQUE_CHROMIUM=${own} does not exist: correct or unset it.`);
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...found, ...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}
