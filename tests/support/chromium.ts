import { join } from "node:path";
import type { TestProject } from "vitest/node";

import { root } from "#docker/lib/paths.mjs";
import { ended, start } from "#docker/lib/run.mjs";
import { findChromium } from "#support/findChromium.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the browser. */
    chromium: string;
  }
}

const APT_INSTALL = ["install", "-y", "-qq", "--no-install-recommends"];

/** Finds Chromium or installs it, with apt-get or else playwright. */
export async function setup(project: TestProject) {
  const playwright = join(root, "node_modules/playwright-core/cli.js");
  const path =
    findChromium() ??
    (await installed("apt-get", "update", "-qq")) ??
    (await installed("apt-get", ...APT_INSTALL, "chromium-headless-shell")) ??
    (await installed("apt-get", ...APT_INSTALL, "chromium")) ??
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
  // A missing program, or one that needs root, leads to the next attempt.
  await ended(start(program, args, { env })).catch(() => undefined);
  return findChromium();
}
