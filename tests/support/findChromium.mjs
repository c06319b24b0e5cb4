import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { chromium } from "playwright-core";

/** Debian's headless shell comes first, because it is a fifth faster than headless Chromium. */
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
 * Path of a Chromium: $OPTIQUE_CHROMIUM, one in the PATH or a usual place, or playwright's own.
 * Throws an error of one line when $OPTIQUE_CHROMIUM does not exist.
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
