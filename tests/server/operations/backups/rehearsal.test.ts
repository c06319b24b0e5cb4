import { execFile } from "node:child_process";
import { readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { serveArguments } from "#docker/lib/serve.mjs";
import { openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
  await shop.client();
  expect((await shop.sendAsAdmin("POST", "/api/backups", { name: "night.zip" })).status).toBe(204);
  await truncate(archive(), Math.floor((await stat(archive())).size / 2));
});
afterAll(() => server.stop());

const archive = () => join(server.dataDir, "backups/night.zip");
const held = async () => {
  const { body } = await shop.send<{ rehearsal: { isGood: boolean; text: string } | null }>(
    "GET",
    "/api/optique/backups",
  );
  return body.rehearsal;
};
const problems = async () =>
  (await shop.send<{ problems: string[] }>("GET", "/api/optique/health")).body.problems;
const isDoubtful = async () =>
  (await shop.send<{ isBackupDoubtful: boolean }>("GET", "/api/optique/waiting")).body
    .isBackupDoubtful;
/** Runs `npm run rehearse` beside the running server. */
const rehearse = () =>
  promisify(execFile)(process.execPath, [join(root, "docker/rehearse.mjs")], {
    env: {
      PATH: process.env["PATH"],
      OPTIQUE_POCKETBASE: inject("pocketbase"),
      OPTIQUE_DATA: server.dataDir,
    },
  });

const good =
  /^Essai de restauration du \d\d\/\d\d\/\d{4}\u00a0: la sauvegarde (?:de|du [\d/]+)\s\d\d:\d\d est saine \(1\u00a0enregistrement, [\d,]+\u00a0s\)\. 2\u00a0enregistrements créés ou modifiés depuis seraient perdus\.$/;

/** One server: its first backup is truncated, its second one good. */
describe("the rehearsal of a restore", () => {
  const cron = () => shop.sendAsAdmin("POST", "/api/crons/optique_rehearsal");

  it("runs by itself, and warns every user of a bad backup", async () => {
    expect(await held()).toBeNull();
    await cron();
    await expect.poll(problems).toEqual([expect.stringContaining("ne peut pas être restaurée")]);
    expect(await isDoubtful()).toBe(true);
  });

  it("exits with an error for a truncated backup", async () => {
    await expect(rehearse()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining("le fichier est incomplet"),
    });
  });

  it("warns no longer when a good backup follows, without waiting for a week", async () => {
    await shop.sendAsAdmin("POST", "/api/backups", { name: "again.zip" });
    await cron();
    await expect.poll(problems).toEqual([]);
    expect(await isDoubtful()).toBe(false);
    expect(await held()).toMatchObject({
      isGood: true,
      text: expect.stringContaining("Rien n’a changé depuis."),
    });
    expect(await readdir(join(server.dataDir, ".optique_trials"))).toEqual([]);
  });

  it("runs again when the last rehearsal is dated in the future, and counts what would be lost", async () => {
    await shop.client();
    await shop.client();
    const file = join(server.dataDir, "optique_health.json");
    const notes = JSON.parse(await readFile(file, "utf8")) as { rehearsal: object };
    const rehearsal = { ...notes.rehearsal, at: "2199-01-01T00:00:00.000Z", text: "To come" };
    await writeFile(file, JSON.stringify({ ...notes, rehearsal }));
    await cron();
    const text = expect.stringMatching(good) as string;
    await expect.poll(held).toMatchObject({ isGood: true, text });
  });

  it("runs by `npm run rehearse` beside a running server, which keeps working", async () => {
    const { stdout } = await rehearse();
    expect(stdout.trim()).toMatch(good);
    // Runs the program itself, as the container does: it prints a date before its line.
    const own = await promisify(execFile)(inject("pocketbase"), [
      ...serveArguments(server.dataDir).slice(1),
      "rehearse",
    ]);
    expect(`${own.stdout}${own.stderr}`.trim().replace(/^[\d/]+ [\d:]+ /, "")).toMatch(good);
    await shop.client();
    expect(await held()).toMatchObject({ isGood: true });
  });
});
