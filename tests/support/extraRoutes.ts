/** The usual server with routes that only a test or a measure needs. */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";
import { type Server, type ServerOptions, startServer } from "./startServer.ts";

/** `routes`: a file of hooks, by its path from the root of the project. */
export async function startServerWith(
  routes: string,
  { flags = [], ...options }: ServerOptions = {},
): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "optique-hooks-"));
  for (const name of ["main.pb.js", "optique.js"])
    await copyFile(join(root, "pb_hooks", name), join(folder, name));
  await copyFile(join(root, routes), join(folder, "more.pb.js"));
  const server = await startServer({ ...options, flags: [...flags, `--hooksDir=${folder}`] });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, pid: server.pid, stop };
}
