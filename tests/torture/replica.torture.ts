import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { obtainLitestream } from "#docker/lib/obtainLitestream.mjs";
import { root } from "#docker/lib/paths.mjs";
import { openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
let folder: string;
let replica: ChildProcess;
const env = () => ({
  PATH: process.env["PATH"],
  OPTIQUE_POCKETBASE: inject("pocketbase"),
  OPTIQUE_DATA: server.dataDir,
  OPTIQUE_REPLICA: folder,
});

describe("npm run replica", () => {
  beforeAll(async () => {
    await obtainLitestream();
    folder = await mkdtemp(join(tmpdir(), "optique-replica-"));
    server = await startServer({ env: { OPTIQUE_REPLICA: folder } });
    shop = await openShop(server);
    replica = spawn(process.execPath, [join(root, "docker/replica.mjs")], { env: env() });
    // Allows time for Go to build Litestream once.
  }, 900_000);
  afterAll(async () => {
    replica.kill();
    await once(replica, "exit");
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Restores the replica; returns its records, and the missing ones. */
  const rehearsed = async () => {
    const program = [join(root, "docker/rehearse.mjs")];
    const { stdout } = await promisify(execFile)(process.execPath, program, { env: env() }).catch(
      (failed: { stdout: string }) => failed,
    );
    const found =
      /la réplique est saine \((\d+)\senregistrements?, .*\)\. (?:Rien n’a changé|(\d+)\senregistrements?)/.exec(
        stdout,
      );
    return found ? [Number(found[1]), Number(found[2] ?? 0)] : stdout;
  };
  const backUp = (name: string) => shop.sendAsAdmin("POST", "/api/backups", { name });
  const age = async () =>
    (await shop.send<{ replica: { isLate: boolean } | null }>("GET", "/api/optique/backups")).body
      .replica;

  it("the replica receives every save within seconds, and its age is in the panel", async () => {
    for (let saved = 0; saved < 10; saved++) await shop.client();
    await expect.poll(rehearsed).toEqual([10, 0]);
    expect(await age()).toMatchObject({ isLate: false });
  });

  it("the replica does not delay a backup", async () => {
    const began = performance.now();
    expect((await backUp("ten.zip")).status).toBe(204);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it("the replica follows a restore", async () => {
    await shop.client();
    await shop.sendAsAdmin("POST", "/api/backups/ten.zip/restore");
    const clients = async () => {
      await shop.signInAgain();
      return (await shop.find("optique_clients")).length;
    };
    await expect.poll(() => clients().catch(() => 0), { interval: 1000 }).toBe(10);
    for (let saved = 0; saved < 3; saved++) await shop.client();
    await expect.poll(rehearsed, { timeout: 30_000 }).toEqual([13, 0]);
  });
});
