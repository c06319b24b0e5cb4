import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { NOT_IN_DEVELOPMENT } from "#docker/lib/serve.mjs";
import { openShop } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";
import { openCounter } from "./counter.ts";

/** Mounts a file system of 48 MB; false without the permission. */
function smallDisk(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=48m", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

it("a full disk refuses saves and loses nothing, and saves continue when there is space", async () => {
  const folder = await mkdtemp(join(tmpdir(), "optique-full-"));
  const isSmall = smallDisk(folder);
  try {
    if (!isSmall) return console.log("Disk full: not tried, a file system of its own needs root");
    const server = await startServer({ dataDir: folder });
    try {
      const shop = await openShop(server);
      const counter = await openCounter(shop);
      for (let more = 0; more < 50; more += 1) await counter.sale();
      await writeFile(join(folder, "filler"), Buffer.alloc(64 * 2 ** 20)).catch(() => "full");
      let told = "saved";
      for (let tries = 0; tries < 2000 && told === "saved"; tries += 1)
        told = await counter.sale().then(() => "saved", String);
      expect(told).toMatch(/refused: 503/);
      expect((await shop.send("GET", "/api/optique/lists/clients")).status).toBe(200);
      await rm(join(folder, "filler"));
      await expect.poll(() => counter.sale().then(() => "saved", String)).toBe("saved");
      expect(await counter.lost()).toEqual([]);
      expect(await counter.violations()).toEqual([]);
      console.log(
        `Disk full: ${counter.answered()} answered saves, none lost; refused by: ${told}`,
      );
    } finally {
      await server.stop();
    }
  } finally {
    if (isSmall) execFileSync("umount", [folder]);
    await rm(folder, { recursive: true, force: true });
  }
});

it("a full disk is reported at the start, and the server starts when there is space", async () => {
  const folder = await mkdtemp(join(tmpdir(), "optique-full-"));
  const isSmall = smallDisk(folder);
  try {
    if (!isSmall) return console.log("Full at the start: not tried, it needs root");
    await (await startServer({ dataDir: folder })).kill();
    for (const kept of [0, 4096, 65_536]) {
      await writeFile(join(folder, "filler"), Buffer.alloc(64 * 2 ** 20)).catch(() => "full");
      const { size } = await stat(join(folder, "filler"));
      await truncate(join(folder, "filler"), size - kept);
      const told = await startServer({ dataDir: folder }).then(
        (server) => server.stop(),
        (error: unknown) => String(error),
      );
      await rm(join(folder, "filler"));
      console.log(`Full but for ${kept} bytes: ${told ?? "started"}`);
      if (told !== undefined) expect(told).toContain("is full: make room, then start again");
    }
    await (await startServer({ dataDir: folder })).stop();
  } finally {
    if (isSmall) execFileSync("umount", [folder]);
    await rm(folder, { recursive: true, force: true });
  }
});

it.each([3, 12, 30])(
  "a save waits or is refused while the database is locked for %d s",
  async (seconds) => {
    const server = await startServer();
    const hooks = await mkdtemp(join(tmpdir(), "optique-lock-"));
    try {
      const shop = await openShop(server);
      const counter = await openCounter(shop);
      const holder = spawn(
        inject("pocketbase"),
        [
          "hold",
          String(seconds * 1000),
          `--dir=${server.dataDir}`,
          `--hooksDir=${join(root, "tests/torture")}`,
          `--migrationsDir=${hooks}`,
          ...NOT_IN_DEVELOPMENT,
        ],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      const gone = once(holder, "exit");
      await once(holder.stdout, "data");
      const start = performance.now();
      const told = await counter.sale().then(() => "saved", String);
      const waited = ((performance.now() - start) / 1000).toFixed(1);
      expect(told).toMatch(seconds < 15 ? /^saved$/ : /refused: 503/);
      await gone;
      await counter.sale();
      expect(await counter.lost()).toEqual([]);
      expect(await counter.violations()).toEqual([]);
      console.log(`Locked for ${seconds} s: after ${waited} s ${told}`);
    } finally {
      await server.stop();
      await rm(hooks, { recursive: true, force: true });
    }
  },
);
