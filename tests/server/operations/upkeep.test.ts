import { readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;

beforeAll(async () => {
  server = await startServer({ env: { OPTIQUE_BACKUP_KEEP: "2" } });
  shop = await openShop(server);
});
afterAll(() => server.stop());

const hourMs = 3_600_000;
/** Time to wait before checking that a job did nothing, because jobs answer before they end. */
const aMomentMs = 700;
const sql = async (query: string) =>
  expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
/** Runs a job as the schedule does. */
const runs = async (job: string) =>
  expect((await shop.sendAsAdmin("POST", `/api/crons/${job}`)).status).toBe(204);

describe("a computer that is off at night", () => {
  const folder = () => join(server.dataDir, "backups");
  const names = async () =>
    (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith(".zip"));
  /** Repeats the job until it makes a backup: it does nothing while the previous one is being finished. */
  const backedUp = (look: () => Promise<unknown>) =>
    expect.poll(async () => {
      await runs("optique_backup");
      return look();
    });
  const catchUp = (expected: number) => backedUp(async () => (await names()).length).toBe(expected);
  const stays = async (expected: number) => {
    await runs("optique_backup");
    await setTimeout(aMomentMs);
    expect(await names()).toHaveLength(expected);
  };
  const age = async (hours: number) => {
    for (const name of await names()) {
      const path = join(folder(), name);
      const then = new Date(Date.now() - hours * hourMs);
      await utimes(path, then, then);
    }
  };

  it("a backup is made by day once the last is 36 hours old, and only the set number of backups is kept", async () => {
    await stays(0);
    await sql(`UPDATE optique_companies SET created = '2026-01-01 09:00:00.000Z'`);
    await catchUp(1);
    const [first] = await names();
    await age(35);
    await stays(1);
    await age(37);
    await catchUp(2);
    await age(40);
    await backedUp(async () => (await names()).includes(first ?? "")).toBe(false);
    expect(await names()).toHaveLength(2);
  });
});

describe("the write-ahead log of the database", () => {
  it("the write-ahead log is checkpointed at 16 MB, not at PocketBase's default of 4", async () => {
    for (let piece = 0; piece < 40; piece += 1)
      // The statement does not begin with WITH, which PocketBase takes for a read and sends to the pool of readers.
      await sql(`INSERT INTO optique_clients (id, company, name)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
        SELECT 'j${piece}-' || i, '${shop.company}', 'Benali' FROM n`);
    const { size } = await stat(join(server.dataDir, "data.db-wal"));
    expect(size).toBeGreaterThan(12 * 2 ** 20);
    expect(size).toBeLessThan(24 * 2 ** 20);
  });
});

describe("analytics visits", () => {
  const visit = (name: string) =>
    shop.send("POST", "/api/optique/events", { name, path: "/app" }).then(({ status }) => status);

  it("use the shop's day and are deleted in time", async () => {
    expect(await visit("page_view")).toBe(204);
    expect(await shop.find("optique_events")).toMatchObject([{ day: today() }]);
    expect(await visit("old")).toBe(204);
    await sql("UPDATE optique_events SET day = '2020-01-01' WHERE name = 'old'");
    await runs("optique_events");
    await expect
      .poll(async () => (await shop.find("optique_events")).map((event) => event["name"]))
      .toEqual(["page_view"]);
  });

  it("visits just after midnight count for the new day", async () => {
    await sql(`UPDATE optique_events SET day = '2026-11-21', created = '2026-11-20 23:30:00.000Z'`);
    const { body } = await shop.send("GET", "/api/optique/visits?from=2026-11-21&to=2026-11-21");
    expect(body).toMatchObject({ byDay: [{ day: "2026-11-21", views: 1, visitors: 1 }] });
  });
});
