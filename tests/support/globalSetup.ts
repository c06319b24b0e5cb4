import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

import { root } from "#docker/lib/paths.mjs";
import { prepare } from "#docker/lib/prepare.mjs";
import { exitCodeOf, runSilently, startChild } from "#docker/lib/run.mjs";
import { serveArguments } from "#docker/lib/serve.mjs";
import { freePort } from "./freePort.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the pinned PocketBase. */
    pocketbase: string;
    /** Folder with one file per running server, named after its process id. */
    running: string;
    /** Data folder that is migrated and was served once; each server copies it. */
    template: string;
  }
}

const cheapHashes = join(root, "tests/support/migrations");
const running = mkdtempSync(join(tmpdir(), "optique-running-"));
const template = mkdtempSync(join(tmpdir(), "optique-template-"));

/** Builds what users get: the real binary, the built hooks, the built app. */
export async function setup(project: TestProject) {
  const pocketbase = await prepare({ app: true });
  const [, ...flags] = serveArguments(template);
  const migrate = (...args: string[]) => runSilently(pocketbase, ["migrate", ...args]);
  await migrate("up", ...flags);
  // Removes the test-only migration from the history.
  await migrate("up", ...flags, `--migrationsDir=${cheapHashes}`);
  await migrate("history-sync", ...flags);
  await serveOnce(pocketbase, project.config.env["TZ"]);
  project.provide("pocketbase", pocketbase);
  project.provide("running", running);
  project.provide("template", template);
}

/**
 * Starts the template once: the first start writes settings, access rules and statistics, which would take half of each
 * copy's start.
 */
async function serveOnce(pocketbase: string, zone: string | undefined): Promise<void> {
  const address = `127.0.0.1:${await freePort()}`;
  const env = {
    PATH: process.env["PATH"],
    TZ: zone,
    OPTIQUE_DATA: template,
    OPTIQUE_HTTP: address,
  };
  const child = startChild(pocketbase, serveArguments(template), { env, stdio: "pipe" });
  const ended = exitCodeOf(child);
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (data) => {
      printed += String(data);
      if (printed.includes("Server started at")) resolve();
    });
    ended.then(
      (code) => reject(new Error(`The template was not served (${code})\n${printed}`)),
      reject,
    );
  });
  child.kill("SIGTERM");
  await ended;
  for (const name of await readdir(template))
    if (name.startsWith("optique_")) await rm(join(template, name));
}

/** Stops the servers that workers shared, and those of a worker that was aborted during a test. */
export async function teardown() {
  for (const pid of await readdir(running)) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // The server has already exited.
    }
    await rm(await readFile(join(running, pid), "utf8"), { recursive: true, force: true });
  }
  for (const folder of [running, template]) await rm(folder, { recursive: true, force: true });
}
