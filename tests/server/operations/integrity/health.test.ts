import {
  copyFile,
  cp,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";

import { corruptPages } from "#support/damage.ts";
import { call, openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let dataDir: string;
let server: Server;
let shop: Shop;
/** One server for all: each test leaves it healthy, except the last two. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "optique-health-"));
  await cp(inject("template"), dataDir, { recursive: true });
  server = await startServer({ dataDir });
  shop = await openShop(server);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => rm(join(dataDir, "backups"), { recursive: true, force: true }));

const problems = async () =>
  (await shop.send<{ problems: string[] }>("GET", "/api/optique/health")).body.problems;
/** Page of the database where an index begins. */
async function rootPage(index: string): Promise<number> {
  const query = `SELECT rootpage FROM sqlite_schema WHERE name = '${index}'`;
  const { body } = await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", { query });
  return Number(body.rows[0]?.[0]);
}

/** Changes one bit of a file. */
async function flip(path: string, at: number): Promise<void> {
  const file = await open(path, "r+");
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
  await file.write(Buffer.from([(buffer[0] ?? 0) ^ 4]), 0, 1, at);
  await file.close();
}

describe("the start after a crash", () => {
  const frame = 4120;
  const spoil: Record<string, (journal: string, index: string) => Promise<unknown>> = {
    "with a flipped bit": async (journal) => {
      const { size } = await stat(journal);
      await flip(journal, 32 + Math.floor(((size - 32) / frame) * 0.9) * frame + 1000);
    },
    "with a damaged header": (journal) => flip(journal, 17),
    "without a header": (journal) => flip(journal, 0),
    missing: (journal) => rm(journal),
    "missing with its index": (journal, index) => Promise.all([rm(journal), rm(index)]),
    empty: (journal) => truncate(journal, 0),
    truncated: (journal) => truncate(journal, 32 + frame * 3),
  };

  /** Report and problems of a start on a copy of the folder with a changed write-ahead log. */
  async function startSpoilt(change: (journal: string, index: string) => Promise<unknown>) {
    const copy = await mkdtemp(join(tmpdir(), "optique-spoilt-"));
    try {
      await cp(dataDir, copy, { recursive: true });
      await change(join(copy, "data.db-wal"), join(copy, "data.db-shm"));
      const spoilt = await startServer({ dataDir: copy });
      const { body } = await call<{ problems: string[] }>(spoilt, "GET", "/api/optique/health", {
        token: shop.token,
      });
      await spoilt.stop();
      return { output: spoilt.output(), problems: body.problems };
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }

  it("nothing is reported after a regular stop", async () => {
    // This stop also writes the shop's user from the write-ahead log into the database.
    await server.restart();
    expect(server.output()).not.toContain("Recovered");
  });

  it("saves lost by a damaged write-ahead log are reported, whatever damaged it", async () => {
    for (let sold = 0; sold < 30; sold++) await shop.client({ name: `Client ${sold}` });
    await server.kill();
    const found: Record<string, object> = {};
    for (const [name, change] of Object.entries(spoil)) found[name] = await startSpoilt(change);
    const reported = {
      output: expect.stringMatching(/frames of data\.db-wal, [1-9]\d* lost/) as string,
      problems: [expect.stringContaining("perdus")],
    };
    expect(found).toEqual(Object.fromEntries(Object.keys(spoil).map((name) => [name, reported])));
  });

  it("reports how many frames of the write-ahead log it recovered", async () => {
    await server.restart();
    expect(server.output()).toMatch(
      /Recovered after a crash: [1-9]\d* frames of data\.db-wal, 0 lost/,
    );
    expect(await problems()).toEqual([]);
  });

  it("a write-ahead log that a backup emptied is not reported as damaged", async () => {
    await shop.client();
    await shop.sendAsAdmin("POST", "/api/backups", { name: "one.zip" });
    await server.kill();
    await server.restart();
    expect(await problems()).toEqual([]);
  });
});

describe("a damaged page", () => {
  const file = () => join(dataDir, "data.db");
  const sound = () => join(dataDir, "sound.db");
  const backUp = async () =>
    (await shop.sendAsAdmin("POST", "/api/backups", { name: "one.zip" })).status;

  it("a damaged page and a damaged backup are reported to every user, after restarts too, until repaired", async () => {
    await shop.product();
    expect(await problems()).toEqual([]);
    const page = await rootPage("optique_stock_movements");
    await server.stop();
    await copyFile(file(), sound());
    await corruptPages(file(), [page]);
    await server.restart();
    expect(await problems()).toEqual([expect.stringContaining("endommagée")]);
    expect((await shop.send("GET", "/api/optique/dashboard")).status).toBe(200);
    const report = await shop.send("GET", "/api/optique/integrity");
    expect(report).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining("endommagée") },
    });
    expect(await backUp()).toBe(400);
    const { body } = await shop.send<{ lastError: string }>("GET", "/api/optique/backups");
    expect(body.lastError).toMatch(
      /^La sauvegarde du \d\d\/\d\d\/\d{4}\s\d\d:\d\d a échoué\s: la base de données est endommagée\.$/,
    );
    const noted = JSON.parse(await readFile(join(dataDir, "optique_health.json"), "utf8")) as {
      backup: { error: string };
    };
    expect(noted.backup.error).not.toMatch(/^\d{4}-/);
    await server.restart();
    const failed = expect.stringContaining("sauvegarde a échoué");
    expect(await problems()).toEqual([expect.stringContaining("endommagée"), failed]);
    await server.stop();
    await copyFile(sound(), file());
    await server.restart();
    expect(await problems()).toEqual([failed]);
    expect(await backUp()).toBe(204);
    expect(await problems()).toEqual([]);
  });
});

describe("a backup dated in the future", () => {
  it("a backup dated in the future has no age: users are warned, and a new one is made", async () => {
    await shop.sendAsAdmin("POST", "/api/backups", { name: "one.zip" });
    const path = join(dataDir, "backups", "one.zip");
    const later = new Date(Date.now() + 400 * 86_400_000);
    await utimes(path, later, later);
    const told = async () =>
      (await shop.send<{ lastBackup: unknown }>("GET", "/api/optique/waiting")).body.lastBackup;
    const panel = async () =>
      (
        await shop.send<{ backups: { created: string }[] }>("GET", "/api/optique/backups")
      ).body.backups.map(({ created }) => created);
    expect(await told()).toBeNull();
    expect(await panel()).toEqual([""]);
    expect(await problems()).toEqual([expect.stringContaining("date à venir")]);
    const query = "UPDATE optique_companies SET created = '2020-01-01 00:00:00.000Z'";
    expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
    await shop.sendAsAdmin("POST", "/api/crons/optique_backup");
    await expect.poll(panel).toEqual([expect.stringMatching(/^\d{4}-/), ""]);
    expect(await told()).not.toBeNull();
    expect(await problems()).toEqual([]);
  });

  it("a backup dated in the future is set aside, and the rotation deletes no backup of known age for it", async () => {
    const at = (name: string) => join(dataDir, "backups", name);
    const backUp = async (name: string) => {
      expect((await shop.sendAsAdmin("POST", "/api/backups", { name })).status).toBe(204);
      await rename(at(name), at(`@auto_pb_backup_${name}`));
    };
    await shop.sendAsAdmin("PATCH", "/api/settings", {
      backups: { cron: "0 0 1 1 *", cronMaxKeep: 2 },
    });
    const later = new Date(Date.now() + 400 * 86_400_000);
    for (const name of ["a.zip", "b.zip", "c.zip"]) await backUp(name);
    for (const name of ["a.zip", "b.zip"])
      await utimes(at(`@auto_pb_backup_${name}`), later, later);
    await shop.sendAsAdmin("POST", "/api/crons/__pbAutoBackup__");
    const kept = async () =>
      (await readdir(join(dataDir, "backups")))
        .filter((name) => name.endsWith(".zip"))
        .map((name) => name.replace(/^@auto_pb_backup_optique_.*/, "automatic"))
        .sort();
    await expect
      .poll(kept)
      .toEqual([
        "@auto_pb_backup_c.zip",
        "automatic",
        "date-inconnue_a.zip",
        "date-inconnue_b.zip",
      ]);
    const { body } = await shop.send<{ backups: { created: string; kind: string }[] }>(
      "GET",
      "/api/optique/backups",
    );
    expect(body.backups.map(({ created, kind }) => [kind, created !== ""])).toEqual([
      ["automatic", true],
      ["automatic", true],
      ["automatic", false],
      ["automatic", false],
    ]);
  });
});

it("the names of backups are shown to the shop's owner only", async () => {
  await shop.sendAsAdmin("POST", "/api/backups", { name: "one.zip" });
  const password = "motdepasse-1";
  const colleague = { email: "nadia@figuier.example", password, passwordConfirm: password };
  const { body: user } = await shop.sendAsAdmin<{ id: string }>(
    "POST",
    "/api/collections/optique_users/records",
    { ...colleague, company: shop.company },
  );
  const { body } = await shop.sendAsAdmin<{ token: string }>(
    "POST",
    `/api/collections/optique_users/impersonate/${user.id}`,
    {},
  );
  const namesFor = async (token: string) => {
    const headers = { Authorization: token };
    const answer = await fetch(`${server.url}/api/optique/backups`, { headers });
    return ((await answer.json()) as { backups: { name: string }[] }).backups[0]?.name;
  };
  expect(await namesFor(shop.token)).toBe("one.zip");
  expect(await namesFor(body.token)).toBe("");
});

it("a failed restore is explained for a week, without a reason in notes of older versions", async () => {
  const told = async (at: number) => {
    const noted = {
      restore: { at: new Date(at), error: "secret.zip: GoError", why: "foreign" },
      backup: { at: new Date(at), error: "2026-11-20T01:00:00.000Z GoError: secret" },
    };
    await writeFile(join(dataDir, "optique_health.json"), JSON.stringify(noted));
    const { body } = await shop.send<{ lastError: string; restoreError: string }>(
      "GET",
      "/api/optique/backups",
    );
    expect(JSON.stringify(body)).not.toMatch(/secret|GoError/);
    return body;
  };
  const day = 86_400_000;
  const { lastError, restoreError } = await told(Date.now() - day);
  expect(lastError).toMatch(/ a échoué\s: la raison est dans le journal du serveur\.$/);
  expect(restoreError).toMatch(
    /^La restauration du .* rien n’a changé\s: le fichier n’est pas une sauvegarde d’Optique\.$/,
  );
  expect((await told(Date.now() - 8 * day)).restoreError).toBe("");
});

it("OPTIQUE_ADMIN_* create no second administrator", async () => {
  await server.stop();
  const admin = { email: "other@optique.test", password: "administrateur-2" };
  server = await startServer({ dataDir, admin });
  await expect(server.superuserToken()).rejects.toThrow("cannot sign in");
});
