import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

import { root } from "#docker/lib/paths.mjs";
import { ended, start } from "#docker/lib/run.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The path of the browser. */
    chromium: string;
  }
}

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The path of a Chromium on this machine: $OPTIQUE_CHROMIUM, one in the PATH or its usual place, playwright's own.
 * Throws one line when $OPTIQUE_CHROMIUM leads nowhere.
 */
export function findChromium(env = process.env): string | undefined {
  const own = env["OPTIQUE_CHROMIUM"];
  if (own && existsSync(own)) return resolve(own);
  if (own) throw new Error(`OPTIQUE_CHROMIUM=${own} does not exist: correct or unset it.`);
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...found, ...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Finds a Chromium or installs one: with apt-get where that can be, else playwright's. */
export async function setup(project: TestProject) {
  const playwright = join(root, "node_modules/playwright-core/cli.js");
  const path =
    findChromium() ??
    (await installed("apt-get", "update", "-qq")) ??
    (await installed("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")) ??
    (await installed(process.execPath, playwright, "install", "chromium"));
  if (!path)
    throw new Error(
      "Chromium: none found and none could be installed. Install Chromium or Chrome, or set OPTIQUE_CHROMIUM to its path.",
    );
  project.provide("chromium", path);
}

async function installed(program: string, ...args: string[]) {
  console.log(`Chromium: ${[program, ...args].join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A program that is not there, or that needs root, leaves the next one to try.
  await ended(start(program, args, { env })).catch(() => undefined);
  return findChromium();
}
