import { execFile } from "node:child_process";
import { readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { serveArguments } from "#docker/lib/serve.mjs";
import { openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
beforeEach(async () => {
  server = await startServer();
  shop = await openShop(server);
  await shop.client();
  expect((await shop.sendAsAdmin("POST", "/api/backups", { name: "night.zip" })).status).toBe(204);
  await shop.client();
  await shop.client();
});
afterEach(() => server.stop());

const archive = () => join(server.dataDir, "backups/night.zip");
const cut = async () => truncate(archive(), Math.floor((await stat(archive())).size / 2));
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

describe("the rehearsal of a restore", () => {
  it("runs by itself once a week and appears on the backup panel", async () => {
    expect(await held()).toBeNull();
    await shop.sendAsAdmin("POST", "/api/crons/optique_rehearsal");
    await expect.poll(held).toMatchObject({ isGood: true, text: expect.stringMatching(good) });
    expect(await readdir(join(server.dataDir, ".optique_trials"))).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  it("warns every user of a bad backup until a good one exists", async () => {
    await cut();
    await shop.sendAsAdmin("POST", "/api/crons/optique_rehearsal");
    await expect.poll(problems).toEqual([expect.stringContaining("ne peut pas être restaurée")]);
    expect(await isDoubtful()).toBe(true);
    await shop.sendAsAdmin("POST", "/api/backups", { name: "again.zip" });
    // The hourly job does not wait for a week.
    await shop.sendAsAdmin("POST", "/api/crons/optique_rehearsal");
    await expect.poll(problems).toEqual([]);
    expect(await isDoubtful()).toBe(false);
    expect(await held()).toMatchObject({
      text: expect.stringContaining("Rien n’a changé depuis."),
    });
  });

  it("runs again when the last one is dated in the future", async () => {
    await shop.sendAsAdmin("POST", "/api/crons/optique_rehearsal");
    await expect.poll(held).toMatchObject({ isGood: true });
    const file = join(server.dataDir, "optique_health.json");
    const notes = JSON.parse(await readFile(file, "utf8")) as { rehearsal: object };
    const rehearsal = { ...notes.rehearsal, at: "2199-01-01T00:00:00.000Z", text: "To come" };
    await writeFile(file, JSON.stringify({ ...notes, rehearsal }));
    await shop.sendAsAdmin("POST", "/api/crons/optique_rehearsal");
    await expect.poll(held).toMatchObject({ text: expect.stringMatching(good) });
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

  it("exits with an error for a truncated backup", async () => {
    await cut();
    await expect(rehearse()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining("le fichier est incomplet"),
    });
  });
});
