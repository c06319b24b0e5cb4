import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";

import { exe, root } from "#docker/lib/paths.mjs";
import { POCKETBASE_VERSION } from "#docker/lib/version.mjs";
import { freePort } from "./freePort.ts";

const COPIED = [
  "docker",
  "pb_hooks/domain",
  "pb_hooks/demo",
  "pb_hooks/server",
  "pb_migrations",
  "tests/run",
  "tests/support",
  "LICENSE",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  // Files needed to build the public pages; a tiny app replaces the rest.
  "web",
];

const cachedPocketbase = `.cache/pocketbase-${POCKETBASE_VERSION}/pocketbase${exe}`;

export interface Run {
  readonly url: string;
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves when the address is printed, or to the exit code if the command ends first. */
  readonly started: Promise<number | undefined>;
  /** Sends Ctrl-C; resolves to the exit code. */
  readonly stop: () => Promise<number>;
}

/**
 * Copies the project like a fresh clone, with its packages, its PocketBase and a tiny app that builds fast. The copy is
 * in the temporary folder, in which PocketBase chooses other folders, and its path has a space and an accent.
 */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), "optique cloné-"));
  for (const name of COPIED) {
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  await cp(inject("pocketbase"), join(folder, cachedPocketbase));
  const page = '<!doctype html><title>Optique</title><script type="module" src="main.ts"></script>';
  await writeFile(join(folder, "web/index.html"), page);
  await writeFile(join(folder, "web/main.ts"), 'document.title = "Optique 1";');
  return {
    folder,
    /** Runs the command of `npm start`. */
    start: (env: NodeJS.ProcessEnv = {}) => start(folder, ["docker/serve.mjs"], env),
    /** Runs the same command under a shell that forwards no signals, as npm does. */
    startInShell: () => {
      const script = 'spawn(process.execPath, ["docker/serve.mjs"], { stdio: "inherit" })';
      const args = ["-e", `require("child_process").${script}`];
      return start(folder, args, { npm_lifecycle_event: "start" });
    },
    /** Runs the command of `npm run dev`. */
    dev: (env: NodeJS.ProcessEnv = {}) => start(folder, ["docker/dev.mjs"], env),
    /** Runs the command of `npm test -- …`. */
    test: (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
      start(folder, ["tests/run/test.mjs", ...args], env),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function start(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Run> {
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      // Keeps this machine's zone, because its data of the default zone may be older than September 2026.
      TZ: process.env["TZ"],
      OPTIQUE_HTTP: address,
      ...env,
    },
    stdio: "pipe",
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (data) => (stdout += String(data)));
  child.stderr.on("data", (data) => (stderr += String(data)));
  const ended = once(child, "close").then(([code]) => Number(code));
  const announced = new Promise<undefined>((resolve) => {
    child.stdout.on("data", () => stdout.includes("Optique : ") && resolve(undefined));
  });
  const stop = async () => {
    child.kill("SIGINT");
    return ended;
  };
  return {
    url: `http://${address}`,
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    started: Promise.race([announced, ended]),
    stop,
  };
}
