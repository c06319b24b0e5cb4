import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

import { prepare } from "#docker/lib/prepare.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The path of the pinned PocketBase. */
    pocketbase: string;
    /** A folder with a file for each running server, named after its process. */
    running: string;
  }
}

const running = mkdtempSync(join(tmpdir(), "optique-running-"));

/** Tests run against what a person would be served: the real binary, the built hooks, the built app. */
export async function setup(project: TestProject) {
  project.provide("pocketbase", await prepare({ app: true }));
  project.provide("running", running);
}

/** A worker that was stopped in the middle of a test could not stop its servers. */
export async function teardown() {
  for (const pid of await readdir(running)) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // It ended by itself.
    }
    await rm(await readFile(join(running, pid), "utf8"), { recursive: true, force: true });
  }
  await rm(running, { recursive: true, force: true });
}
