import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";

import { consoleRows } from "#support/keptFolder.ts";
import { openShop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let folder: string;
let running: Server | undefined;
const start = async () => (running = await startServer({ dataDir: folder }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "optique-folder-"));
  await cp(inject("template"), folder, { recursive: true });
});
afterEach(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});

const at = (...names: string[]) => join(folder, ...names);
const clientNames = async (server: Server) =>
  (await consoleRows(server, "SELECT name FROM optique_clients ORDER BY name")).flat();
let filled: string;
/** Folder of a shop with a client, a backup and another client, for the tests that copy it. */
beforeAll(async () => {
  filled = await mkdtemp(join(tmpdir(), "optique-filled-"));
  await cp(inject("template"), filled, { recursive: true });
  const server = await startServer({ dataDir: filled });
  const shop = await openShop(server);
  await shop.client({ name: "Before" });
  expect((await shop.sendAsAdmin("POST", "/api/backups", { name: "a.zip" })).status).toBe(204);
  await shop.client({ name: "Since" });
  await server.stop();
});
afterAll(() => rm(filled, { recursive: true, force: true }));
const fill = () => cp(filled, folder, { recursive: true, force: true });

describe("a second server on one folder", () => {
  it("a second server stops with a message, and leaves the health file unchanged", async () => {
    const shop = await openShop(await start());
    const health = await readFile(at("optique_health.json"), "utf8");
    // A server of another container sees no process of the first.
    for (const hidden of ["nothing", "optique_process.txt"]) {
      await rm(at(hidden), { force: true });
      await expect(startServer({ dataDir: folder })).rejects.toThrow(
        /Another Optique already serves '.*': stop it first/,
      );
      expect(await readFile(at("optique_health.json"), "utf8"), hidden).toBe(health);
    }
    await shop.client();
  });

  it("a server waits for a killed server to end, and starts though another process has the stored id", async () => {
    process.kill((await start()).pid, "SIGKILL");
    process.kill((await start()).pid, "SIGKILL");
    await (await start()).kill();
    const named = await readFile(at("optique_process.txt"), "utf8");
    await writeFile(at("optique_process.txt"), named.replace(/ \d+ /, ` ${process.pid} `));
    await writeFile(at("optique_lock.db"), "half a page");
    expect(await clientNames(await start())).toEqual([]);
  });

  it("a server starts beside a zombie of the first, which its parent never waited for", async () => {
    const parent = spawn("sh", ["-c", "true & exec sleep 60"]);
    try {
      const children = `/proc/${parent.pid}/task/${parent.pid}/children`;
      const statOf = async () => {
        const [pid = "none"] = (await readFile(children, "utf8")).trim().split(" ");
        return readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      };
      await expect.poll(statOf).toMatch(/\) Z /);
      const stat = await statOf();
      const began = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
      const boot = (await readFile("/proc/sys/kernel/random/boot_id", "utf8")).trim();
      await writeFile(at("optique_process.txt"), `${boot} ${stat.split(" ")[0]} ${began}`);
      await start();
    } finally {
      parent.kill();
    }
  });
});

describe("a folder without its database", () => {
  it.each(["missing", "empty"])(
    "the start stops when backups exist and data.db is %s",
    async (how) => {
      await fill();
      for (const name of ["data.db", "data.db-wal", "data.db-shm"])
        await rm(at(name), { force: true });
      if (how === "empty") await writeFile(at("data.db"), "");
      const before = await readdir(folder);
      await expect(start()).rejects.toThrow(
        /has 1 backups and no database .* README\.md, When the/,
      );
      expect(await readdir(folder)).toEqual(before);
    },
  );
});

/** Moves entries as PocketBase's restore does, by name, and stops after `count` of them. */
async function cutRestore(oldMoved: number, newMoved: number): Promise<void> {
  const temporary = at(".pb_temp_to_delete");
  const old = join(temporary, "old_pb_data_abc");
  const unpacked = join(temporary, "pb_restore_abc");
  await mkdir(old, { recursive: true });
  const fixed = /^(?:backups|\.pb_temp_to_delete|optique_(?:health\.json|lock\.db|process\.txt))$/;
  const own = (await readdir(folder)).filter((name) => !fixed.test(name)).sort();
  await cp(at("data.db"), join(unpacked, "data.db"), { recursive: true });
  await cp(at("auxiliary.db"), join(unpacked, "auxiliary.db"));
  const move = async (from: string, to: string, names: readonly string[]) => {
    for (const name of names) await rename(join(from, name), join(to, name));
  };
  await move(folder, old, own.slice(0, oldMoved));
  await move(unpacked, folder, ["auxiliary.db", "data.db"].slice(0, newMoved));
}

describe("an interrupted restore", () => {
  it.each([
    ["while old files are moved away", 1, 0],
    ["when all old files are moved away", 99, 0],
    ["while new files arrive", 99, 1],
    ["when all new files have arrived", 99, 2],
  ])("%s leaves a complete shop", async (_, oldMoved, newMoved) => {
    await fill();
    await cutRestore(oldMoved, newMoved);
    expect(await clientNames(await start())).toEqual(["Before", "Since"]);
    await running?.restart();
    expect(await clientNames(running as Server)).toEqual(["Before", "Since"]);
  });
});
