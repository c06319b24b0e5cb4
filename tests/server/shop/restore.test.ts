import { existsSync } from "node:fs";
import { readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { changeArchive } from "#support/damage.ts";
import { openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
beforeEach(async () => {
  server = await startServer();
  shop = await openShop(server);
});
afterEach(() => server.stop());

const backups = () => join(server.dataDir, "backups");
const archives = async () =>
  (await readdir(backups())).filter((name) => name.endsWith(".zip")).sort();
const sql = async (query: string) =>
  expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
const backUp = async (name: string) =>
  expect((await shop.sendAsAdmin("POST", "/api/backups", { name })).status).toBe(204);
const askRestore = (name: string) =>
  shop.sendAsAdmin("POST", `/api/backups/${encodeURIComponent(name)}/restore`);
/** While the program starts again nobody answers. */
const names = async () => {
  const found = await shop.find("optique_clients").catch(() => []);
  return found.map(({ name }) => name).sort();
};
const problems = async () =>
  (await shop.send<{ problems: string[] }>("GET", "/api/optique/health")).body.problems;
/** What a restore that was refused leaves: everything as it was, open, and no trial. */
const nothingChanged = async (before: readonly string[]) => {
  expect(await names()).toEqual(before);
  expect(await archives()).not.toContainEqual(expect.stringMatching(/^avant-restauration/));
  expect(
    existsSync(join(server.dataDir, ".optique_trials"))
      ? await readdir(join(server.dataDir, ".optique_trials"))
      : [],
  ).toEqual([]);
  await shop.client({ name: "After" });
};

describe("a restore", () => {
  it("brings the data of the backup back, and puts those of now aside first", async () => {
    await shop.client({ name: "Before" });
    await backUp("good.zip");
    await shop.client({ name: "Since" });
    expect((await askRestore("good.zip")).status).toBe(204);
    await expect.poll(names, { timeout: 20_000 }).toEqual(["Before"]);
    const aside = (await archives()).find((name) => name.startsWith("avant-restauration_"));
    expect(aside).toBeDefined();
    expect((await askRestore(aside ?? "")).status).toBe(204);
    await expect.poll(names, { timeout: 20_000 }).toEqual(["Before", "Since"]);
    expect(await problems()).toEqual([]);
  });

  const bad: [string, (from: string, to: string) => Promise<void>][] = [
    ["a file that is no archive", (_, to) => writeFile(to, "PK\u0003\u0004 nothing")],
    [
      "an archive that was cut",
      async (from, to) => {
        await writeFile(to, await readFile(from));
        await truncate(to, Math.floor((await stat(to)).size * 0.7));
      },
    ],
    [
      "an archive without a database",
      (from, to) => changeArchive(from, to, (files) => delete files["data.db"]),
    ],
    [
      "an archive whose database is none",
      (from, to) => changeArchive(from, to, (files) => files["data.db"]?.fill(0x41)),
    ],
    [
      "an archive whose database has ruined pages",
      (from, to) =>
        changeArchive(from, to, (files) => files["data.db"]?.fill(0xee, 4096 * 12, 4096 * 40)),
    ],
  ];
  const markOf = (change: string) => async (_: string, to: string) => {
    await sql("CREATE TABLE kept AS SELECT * FROM _migrations");
    await sql(change);
    await backUp(basename(to));
    await sql("DELETE FROM _migrations");
    await sql("INSERT INTO _migrations SELECT * FROM kept");
  };
  bad.push(
    [
      "a backup of a newer version",
      markOf("INSERT INTO _migrations (file, applied) VALUES ('1900000000_later.js', 1)"),
    ],
    [
      "a backup of another program",
      markOf("DELETE FROM _migrations WHERE file = '1700000000_create_collections.js'"),
    ],
  );
  it.each(bad)("refuses %s, with nothing changed", async (_, make) => {
    await shop.client({ name: "Before" });
    await backUp("good.zip");
    await make(join(backups(), "good.zip"), join(backups(), "bad.zip"));
    const { status, body } = await askRestore("bad.zip");
    // Behind the gate it is refused at once; asked for otherwise, the banner tells it.
    const told = async () => (status === 204 ? problems() : [body.message]);
    await expect.poll(told).toEqual([expect.stringMatching(/restauration|sauvegarde/)]);
    await nothingChanged(["Before"]);
  });
});
