import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";

import { serveArguments } from "#docker/lib/serve.mjs";
import {
  consoleRows,
  keptText,
  loadKeptFolder,
  textOfFolder,
  tokenOfUser,
} from "#support/keptFolder.ts";
import { call, expectOk, openShop, type Shop } from "#support/shop.ts";
import { freePort } from "#support/freePort.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { between, type Counter, openCounter, pause, untilCut } from "./counter.ts";

const rounds = Number(process.env["OPTIQUE_ROUNDS"] ?? 200);
/** Number of kills during the upgrade of each kept folder. */
const upgrades = Math.max(1, Math.round(rounds / 20));

type Admin = Shop["sendAsAdmin"];

const stations = 8;

/** Actions during the power cut, while other stations sell. */
const acts: Record<string, (counter: Counter, admin: Admin) => Promise<unknown>> = {
  saves: (counter) => counter.sale(),
  receipts: (counter) => counter.receipt(),
  imports: (counter) => counter.importFile(),
  lenses: (counter) => counter.lensSale(),
  tariffs: (counter) => counter.importTariff(),
  exchanges: (counter) => counter.exchange(),
  counts: (counter) => counter.count(),
  remakes: (counter) => counter.remake(),
  boxes: (counter) => counter.wear(),
  payments: (counter) => counter.pay(),
  cheques: (counter) => counter.bounce(),
  periods: (counter) => counter.transmit(),
  backups: (_, admin) => admin("POST", "/api/backups", { name: `t${Date.now()}.zip` }),
};

/** Runs each action once undisturbed, and returns after how many ms it will be cut. */
async function reachOf(counter: Counter, admin: Admin): Promise<Record<string, number>> {
  const reach: Record<string, number> = {};
  for (const [name, act] of Object.entries(acts)) {
    const begun = performance.now();
    await act(counter, admin);
    // Adds time, because the other stations slow it down.
    reach[name] = Math.max(500, 3 * (performance.now() - begun));
  }
  return reach;
}

async function killDuring(
  server: Server,
  counter: Counter,
  reach: number,
  act: () => Promise<unknown>,
) {
  // Warms up each station, because a new server loads the hooks for each and would be cut before it answers.
  await Promise.all(Array.from({ length: stations }, () => counter.sale()));
  const others = Array.from({ length: stations }, () => untilCut(counter.sale));
  const one = untilCut(act);
  await pause(between(0, reach));
  await server.kill();
  await Promise.all([...others, one]);
  await server.restart();
}

/** Kills the server during a restore: then all data must be the backup's, or all the present ones. */
async function killRestore(server: Server, counter: Counter, shop: Shop) {
  const admin = shop.sendAsAdmin;
  const name = `r${Date.now()}.zip`;
  expectOk(await admin("POST", "/api/backups", { name }));
  const before = await counter.stored();
  for (let more = 0; more < 5; more += 1) await counter.sale();
  const now = await counter.stored();
  expectOk(await admin("POST", `/api/backups/${name}/restore`));
  await pause(between(0, 2500));
  await server.kill();
  await server.restart();
  await shop.signInAgain();
  const after = (await counter.stored()).sales.size;
  expect([before.sales.size, now.sales.size]).toContain(after);
  await counter.takeStored();
  await admin("DELETE", `/api/backups/${name}`);
}

it(`no answered write is lost in ${rounds} kills`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "optique-torture-"));
  const server = await startServer({ dataDir });
  const figures: Record<string, number> = {};
  let answered = 0;
  try {
    const shop = await openShop(server);
    const counter = await openCounter(shop);
    const reach = await reachOf(counter, shop.sendAsAdmin);
    const names = [...Object.keys(acts), "restores"];
    for (let round = 0; round < rounds; round += 1) {
      const name = names[round % names.length] ?? "saves";
      const act = acts[name];
      const begun = counter.answered();
      const work = act && (() => act(counter, shop.sendAsAdmin));
      if (work) await killDuring(server, counter, reach[name] ?? 500, work);
      else await killRestore(server, counter, shop);
      answered += Math.max(0, counter.answered() - begun);
      figures[name] = (figures[name] ?? 0) + 1;
      expect(await counter.lost(), `round ${round}, ${name}`).toEqual([]);
      if (round % 10 === 0 || name === "periods")
        expect(await counter.violations(), `round ${round}`).toEqual([]);
    }
    expect(await counter.violations()).toEqual([]);
    console.log(`Kills: ${JSON.stringify(figures)}; ${answered} answered saves, none lost`);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Starts the present code on a kept folder, kills it, and returns the state of the database. */
async function killUpgrade(version: string, dataDir: string, afterMs: number): Promise<string> {
  const env = { PATH: process.env["PATH"], OPTIQUE_HTTP: `127.0.0.1:${await freePort()}` };
  const first = spawn(inject("pocketbase"), serveArguments(dataDir), { env, stdio: "ignore" });
  const ended = once(first, "exit");
  await pause(afterMs);
  first.kill("SIGKILL");
  await ended;
  const found = await textOfFolder(dataDir);
  return found === (await keptText(version)) ? "as it was" : "whole";
}

/** Checks the upgrade and its figures; returns how long the start took. */
async function checkUpgraded(dataDir: string, invoices: number): Promise<number> {
  const begun = performance.now();
  const server = await startServer({ dataDir });
  const took = performance.now() - begun;
  try {
    const user = { token: await tokenOfUser(server) };
    const integrity = await call(server, "GET", "/api/optique/integrity", user);
    expect(expectOk(integrity)).toMatchObject({ violations: [], gaps: [] });
    const list = await call(server, "GET", "/api/optique/lists/invoices", user);
    expect(expectOk(list)).toMatchObject({ totalItems: invoices });
    const applied =
      "SELECT COUNT(*) FROM _migrations WHERE file > '1795881600' AND file LIKE '%.js'";
    expect(Number((await consoleRows(server, applied))[0]?.[0])).toBeGreaterThanOrEqual(4);
  } finally {
    await server.stop();
  }
  return took;
}

it.each([
  ["c71a09e2", 138],
  ["b96b536b", 90],
  ["6307d5c8", 91],
])(
  `a folder of %s is either upgraded or unchanged after each of ${upgrades} kills during its upgrade`,
  async (version, invoices) => {
    const inFolder = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
      const dataDir = await mkdtemp(join(tmpdir(), "optique-upgrade-"));
      try {
        await loadKeptFolder(version, dataDir);
        return await work(dataDir);
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    };
    const took = await inFolder((dataDir) => checkUpgraded(dataDir, invoices));
    const found: Record<string, number> = {};
    for (let round = 0; round < upgrades; round += 1)
      await inFolder(async (dataDir) => {
        const state = await killUpgrade(version, dataDir, between(0, took));
        found[state] = (found[state] ?? 0) + 1;
        await checkUpgraded(dataDir, invoices);
      });
    console.log(
      `Upgrades of ${version} cut within ${Math.round(took)} ms: ${JSON.stringify(found)}`,
    );
  },
);
