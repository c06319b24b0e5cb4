/** Starts the usual server with additional hooks for a test or a benchmark. */
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";
import { type Server, type ServerOptions, startServer } from "./startServer.ts";

/** `routes`: hook file, by its path from the project root. */
export const startServerWith = (routes: string, options: ServerOptions = {}): Promise<Server> =>
  startWith((folder) => copyFile(join(root, routes), join(folder, "more.pb.js")), options);

/** Starts a server whose hooks are built with another value for a constant of the domain. */
export const startServerWhere = (name: string, value: number): Promise<Server> =>
  startWith(async (folder) => {
    const bundle = join(folder, "optique.js");
    const text = await readFile(bundle, "utf8");
    const parts = text.split(new RegExp(`(?<=^var ${name} = )\\d+(?=;$)`, "m"));
    if (parts.length !== 2) throw new Error(`The bundle has no constant ${name}`);
    await writeFile(bundle, parts.join(String(value)));
  });

async function startWith(
  change: (folder: string) => Promise<void>,
  { flags = [], ...options }: ServerOptions = {},
): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "optique-hooks-"));
  for (const name of ["main.pb.js", "optique.js"])
    await copyFile(join(root, "pb_hooks", name), join(folder, name));
  await change(folder);
  const server = await startServer({ ...options, flags: [...flags, `--hooksDir=${folder}`] });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, pid: server.pid, stop };
}
