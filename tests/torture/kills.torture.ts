import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";

import { serveArguments } from "#docker/lib/serve.mjs";
import { loadReplacedShop, tokenOfUser } from "#support/replacedShop.ts";
import { call, expectOk, openShop } from "#support/shop.ts";
import { freePort, type Server, startServer } from "#support/startServer.ts";
import { between, type Counter, openCounter, pause, untilCut } from "./counter.ts";

const rounds = Number(process.env["OPTIQUE_ROUNDS"] ?? 200);
/** One round in six tests a migration. */
const migrations = Math.max(1, Math.round(rounds / 6));

type Admin = Awaited<ReturnType<typeof openShop>>["sendAsAdmin"];

/** Actions during the power cut, beside eight stations that sell. */
const acts: Record<string, (counter: Counter, admin: Admin) => Promise<unknown>> = {
  saves: (counter) => counter.sale(),
  receipts: (counter) => counter.receipt(),
  imports: (counter) => counter.importFile(),
  exchanges: (counter) => counter.exchange(),
  backups: (_, admin) => admin("POST", "/api/backups", { name: `t${Date.now()}.zip` }),
};

async function killDuring(server: Server, counter: Counter, act: () => Promise<unknown>) {
  const others = Array.from({ length: 8 }, () => untilCut(counter.sale));
  const one = untilCut(act);
  await pause(between(50, 500));
  await server.kill();
  await Promise.all([...others, one]);
  await server.restart();
}

/** Kills the server during a restore: the data must be wholly the backup's or wholly the present ones. */
async function killRestore(server: Server, counter: Counter, admin: Admin) {
  const name = `r${Date.now()}.zip`;
  expectOk(await admin("POST", "/api/backups", { name }));
  const before = await counter.stored();
  for (let more = 0; more < 5; more += 1) await counter.sale();
  const now = await counter.stored();
  expectOk(await admin("POST", `/api/backups/${name}/restore`));
  await pause(between(0, 2500));
  await server.kill();
  await server.restart();
  const after = (await counter.stored()).sales.size;
  expect([before.sales.size, now.sales.size]).toContain(after);
  await counter.takeStored();
  await admin("DELETE", `/api/backups/${name}`);
}

it(`loses no answered write in ${rounds - migrations} kills`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "optique-torture-"));
  const server = await startServer({ dataDir });
  const figures: Record<string, number> = {};
  let answered = 0;
  try {
    const shop = await openShop(server);
    const counter = await openCounter(shop);
    const names = [...Object.keys(acts), "restores"];
    for (let round = 0; round < rounds - migrations; round += 1) {
      const name = names[round % names.length] ?? "saves";
      const act = acts[name];
      const begun = counter.answered();
      if (act) await killDuring(server, counter, () => act(counter, shop.sendAsAdmin));
      else await killRestore(server, counter, shop.sendAsAdmin);
      answered += Math.max(0, counter.answered() - begun);
      figures[name] = (figures[name] ?? 0) + 1;
      expect(await counter.lost(), `round ${round}, ${name}`).toEqual([]);
      if (round % 10 === 0) expect(await counter.violations(), `round ${round}`).toEqual([]);
    }
    expect(await counter.violations()).toEqual([]);
    console.log(`Kills: ${JSON.stringify(figures)}; ${answered} answered saves, none lost`);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Kills the first start of the present code on a shop with replaced migrations, then starts again. */
async function killMigration(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "optique-migration-"));
  try {
    await loadReplacedShop(dataDir);
    const env = { PATH: process.env["PATH"], OPTIQUE_HTTP: `127.0.0.1:${await freePort()}` };
    const first = spawn(inject("pocketbase"), serveArguments(dataDir), { env, stdio: "ignore" });
    const ended = once(first, "exit");
    await pause(between(0, 900));
    first.kill("SIGKILL");
    await ended;
    await checkUpgraded(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function checkUpgraded(dataDir: string): Promise<void> {
  const server = await startServer({ dataDir });
  try {
    const user = { token: await tokenOfUser(server) };
    const integrity = await call(server, "GET", "/api/optique/integrity", user);
    expect(expectOk(integrity)).toMatchObject({ violations: [], gaps: [] });
    const shelf = await call(server, "GET", "/api/optique/lists/shelf", user);
    expect(expectOk(shelf)).toMatchObject({ totalItems: 106 });
  } finally {
    await server.stop();
  }
}

it(`migrates a shop with replaced migrations after ${migrations} killed starts`, async () => {
  for (let round = 0; round < migrations; round += 1) await killMigration();
  console.log(`Migrations cut: ${migrations}, every one done at the next start`);
});
