/** Serves the hooks of an earlier commit beside the present ones, to measure both in one run. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { buildHooks } from "#docker/lib/buildHooks.mjs";
import { root } from "#docker/lib/paths.mjs";
import { type Server, startServer } from "#support/startServer.ts";

const run = promisify(execFile);

/** Starts the hooks and migrations of a commit on an empty folder, with the benchmark routes. */
export async function startFloorServerOf(commit: string): Promise<Server> {
  const folder = join(root, ".cache/beside", commit);
  await mkdir(folder, { recursive: true });
  const archive = join(folder, "sources.tar");
  const parts = ["pb_hooks", "pb_migrations", "package.json"];
  await run("git", ["archive", "--output", archive, commit, "--", ...parts], { cwd: root });
  await run("tar", ["--extract", "--file", archive], { cwd: folder });
  const hooks = join(folder, "pb_hooks");
  await buildHooks(join(hooks, "server"), hooks);
  await run("cp", [join(root, "tests/bench/floor.pb.js"), hooks]);
  const dataDir = await mkdtemp(join(tmpdir(), "optique-beside-"));
  return startServer({
    dataDir,
    flags: [`--hooksDir=${hooks}`, `--migrationsDir=${join(folder, "pb_migrations")}`],
  });
}
