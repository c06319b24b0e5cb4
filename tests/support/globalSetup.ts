import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

import { root } from "#docker/lib/paths.mjs";
import { prepare } from "#docker/lib/prepare.mjs";
import { ask } from "#docker/lib/run.mjs";
import { serveArguments } from "#docker/lib/serve.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The path of the pinned PocketBase. */
    pocketbase: string;
    /** A folder with a file for each running server, named after its process. */
    running: string;
    /** A folder of data that was migrated once: servers start on copies of it. */
    template: string;
  }
}

const cheapHashes = join(root, "tests/support/migrations");
const running = mkdtempSync(join(tmpdir(), "optique-running-"));
const template = mkdtempSync(join(tmpdir(), "optique-template-"));

/** Tests run against what a person would be served: the real binary, the built hooks, the built app. */
export async function setup(project: TestProject) {
  const pocketbase = await prepare({ app: true });
  const [, ...flags] = serveArguments(template);
  const migrate = (...args: string[]) => ask(pocketbase, ["migrate", ...args]);
  await migrate("up", ...flags);
  // Removes the test-only migration from the history.
  await migrate("up", ...flags, `--migrationsDir=${cheapHashes}`);
  await migrate("history-sync", ...flags);
  project.provide("pocketbase", pocketbase);
  project.provide("running", running);
  project.provide("template", template);
}

/** Ends the servers that workers share, and those of a worker that was stopped in the middle of a test. */
export async function teardown() {
  for (const pid of await readdir(running)) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // It ended by itself.
    }
    await rm(await readFile(join(running, pid), "utf8"), { recursive: true, force: true });
  }
  for (const folder of [running, template]) await rm(folder, { recursive: true, force: true });
}
