/** Starts the usual server with additional hooks for a test or a benchmark. */
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";
import { type Server, type ServerOptions, startServer } from "./startServer.ts";

/** `routes`: hook file, as a path from the project root. */
export const startServerWithRoutes = (
  routes: string,
  options: ServerOptions = {},
): Promise<Server> =>
  startWith((folder) => copyFile(join(root, routes), join(folder, "more.pb.js")), options);

/** Starts a server whose hooks are built with another value for a constant of the domain. */
export const startServerWithConstant = (name: string, value: number): Promise<Server> =>
  startWith(async (folder) => {
    const bundle = join(folder, "optique.js");
    const text = await readFile(bundle, "utf8");
    const parts = text.split(new RegExp(`(?<=^var ${name} = )\\d+(?=;$)`, "m"));
    if (parts.length !== 2) throw new Error(`The bundle has no constant ${name}`);
    await writeFile(bundle, parts.join(String(value)));
  });

export type MovableServer = Server & { setClock: (instant: string) => Promise<void> };

/**
 * Starts a server whose hooks read a clock that the test sets. Only the tests have this: their copy of the hooks has a
 * `Date` of its own, and dates the records that PocketBase creates.
 */
export async function startServerWithClock(): Promise<MovableServer> {
  let aheadFile = "";
  const server = await startWith(async (folder) => {
    aheadFile = join(folder, "ahead");
    await writeFile(aheadFile, "0");
    const ahead = `Number(toString($os.readFile(${JSON.stringify(aheadFile)})))`;
    const bundle = join(folder, "optique.js");
    const seam = `const Date = class extends globalThis.Date {
      constructor(...given) { super(...(given.length > 0 ? given : [Date.now()])); }
      static now() { return globalThis.Date.now() + ${ahead}; }
    };\n`;
    await writeFile(bundle, seam + (await readFile(bundle, "utf8")));
    const dating = `onRecordCreate((e) => {
      e.record.setRaw("created", new Date(Date.now() + ${ahead}).toISOString().replace("T", " "));
      e.next();
    });\n`;
    await writeFile(join(folder, "clock.pb.js"), dating);
  });
  const setClock = (instant: string) =>
    writeFile(aheadFile, String(Date.parse(instant) - Date.now()));
  return { ...server, setClock };
}

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
