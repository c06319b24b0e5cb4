import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { changeArchive } from "#support/damage.ts";
import { loadKeptFolder } from "#support/keptFolder.ts";
import {
  call,
  expectOk,
  newId,
  openShop,
  recordsPath,
  type Refusal,
  type Shop,
  signIn,
} from "#support/shop.ts";
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
/** Builds a backup from a kept folder (tests/fixtures/keptFolders/README.md). */
async function backUpOf(version: string, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "optique-kept-"));
  try {
    await loadKeptFolder(version, folder);
    const database = await readFile(join(folder, "data.db"));
    await backUp("good.zip");
    await changeArchive(join(backups(), "good.zip"), join(backups(), name), (files) => {
      files["data.db"] = database;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
/** Asks for a restore; needs a fresh token each time, because a restore revokes the earlier ones. */
const askRestore = async (name: string) =>
  call(server, "POST", `/api/backups/${encodeURIComponent(name)}/restore`, {
    token: await server.superuserToken(),
  });
/** Signs in; null while the program restarts. */
const enter = (email = shop.email) => signIn(server, email, shop.password).catch(() => null);
const names = async () => {
  const path = `${recordsPath("optique_clients")}?perPage=500`;
  const read = await call<{ items?: { name: string }[] }>(
    server,
    "GET",
    path,
    (await enter()) ?? {},
  );
  return (read.body.items ?? []).map(({ name }) => name).sort();
};
const problemsOf = async (email?: string) => {
  const path = "/api/optique/health";
  const token = (await enter(email)) ?? {};
  return (await call<{ problems: string[] }>(server, "GET", path, token)).body.problems;
};
/** Waits for the restart, during which the server does not answer. */
const restored = async (name: string) => {
  expect((await askRestore(name)).status).toBe(204);
  const isOld = async () => (await shop.send("GET", "/api/optique/me")).status === 200;
  await expect
    .poll(() => isOld().catch(() => true), { timeout: 60_000, interval: 500 })
    .toBe(false);
  await expect.poll(() => enter(), { timeout: 60_000, interval: 500 }).not.toBeNull();
};
/** Clients, set-aside copies and remains of a trial restore, none of which a refused restore may change. */
const state = async () => ({
  clients: await names(),
  aside: (await archives()).filter((name) => name.startsWith("avant-restauration")),
  trials: existsSync(join(server.dataDir, ".optique_trials"))
    ? await readdir(join(server.dataDir, ".optique_trials"))
    : [],
});

describe("a restore", () => {
  it("brings the backup's data back, and backs up the present data first", async () => {
    await shop.client({ name: "Before" });
    await backUp("good.zip");
    await shop.client({ name: "Since" });
    await restored("good.zip");
    expect(await names()).toEqual(["Before"]);
    const aside = (await archives()).find((name) => name.startsWith("avant-restauration_"));
    expect(aside).toBeDefined();
    expect((await askRestore(aside ?? "")).status).toBe(204);
    await expect.poll(names, { timeout: 60_000, interval: 500 }).toEqual(["Before", "Since"]);
    expect(await problemsOf()).toEqual([]);
  });

  it("revokes every earlier token, of users and administrators, and open approvals", async () => {
    const owner = await shop.colleague("owner", { pin: "2580" });
    const seller = await shop.colleague("seller", { pin: "1470" });
    const station = await shop.colleague("seller", { is_station: true });
    const path = `/api/optique/people/${seller.id}/enter`;
    const { token: person } = expectOk(
      await station.send<{ token: string }>("POST", path, { pin: "1470" }),
    );
    const product = { id: newId(), name: "Étui", type: "accessory", selling_price: 50 };
    const act = { act: "product.write", record: product.id };
    const asked = { ...act, amount: 50, person: owner.id, pin: "2580", reason: "Étui manquant" };
    const { id } = expectOk(
      await seller.send<{ id: string }>("POST", "/api/optique/approvals", asked),
    );
    const admin = await server.superuserToken();
    const late = (await signIn(server, seller.email, seller.password)).token;
    await backUp("good.zip");
    await restored("good.zip");
    const me = (token: string) => call(server, "GET", "/api/optique/me", { token });
    for (const token of [shop.token, owner.token, seller.token, station.token, late])
      expect((await me(token)).status).toBe(401);
    expect((await call(server, "GET", "/api/backups", { token: admin })).status).toBe(401);
    const computer = await signIn(server, station.email, station.password);
    const client = { token: computer.token, headers: { "X-Optique-Person": person } };
    const body = { name: "Amina" };
    const written = await call(server, "POST", recordsPath("optique_clients"), { ...client, body });
    expect(written).toMatchObject({ status: 401, body: { data: { who: {} } } });
    const { token } = await signIn(server, seller.email, seller.password);
    const approved = { token, headers: { "X-Optique-Approval": id }, body: product };
    const used = await call(server, "POST", recordsPath("optique_products"), approved);
    expect(used).toMatchObject({ status: 403, body: { data: { right: act } } });
    expect(
      (await call(server, "GET", "/api/backups", { token: await server.superuserToken() })).status,
    ).toBe(200);
    await server.restart();
    expect((await me(token)).status).toBe(200);
  });

  it("names the people whose role or activity it changed, to those who manage people", async () => {
    const owner = await shop.colleague("owner");
    const gone = await shop.colleague("seller", { name: "Nadia" });
    const raised = await shop.colleague("optician", { name: "Houda" });
    await shop.colleague("seller", { name: "Zineb" });
    const user = (id: string) => recordsPath("optique_users", id);
    await backUp("good.zip");
    const added = await shop.colleague("seller", { name: "Rania" });
    expectOk(await owner.send("PATCH", user(gone.id), { active: false }));
    expectOk(await owner.send("PATCH", user(raised.id), { role: "seller" }));
    await restored("good.zip");
    const sentence = (people: string) =>
      `Une sauvegarde a été restaurée\u00a0: vérifiez dans «\u00a0Équipe\u00a0» le rôle et l’activité de ${people}, qui ont changé`;
    expect(await problemsOf(owner.email)).toEqual([sentence("Nadia, Houda, Rania")]);
    expect(await problemsOf(gone.email)).toEqual([]);
    expect(added.id).toBeTruthy();
    const { token } = await signIn(server, owner.email, owner.password);
    const body = { active: false };
    expectOk(await call(server, "PATCH", user(gone.id), { token, body }));
    expect(await problemsOf(owner.email)).toEqual([sentence("Houda, Rania")]);
  });

  it("upgrades a backup of version c71a09e2", async () => {
    await backUpOf("c71a09e2", "old.zip");
    expect((await askRestore("old.zip")).status).toBe(204);
    const enterOld = () =>
      signIn(server, "samira@figuier.example", "figuier-de-demo-1").catch(() => null);
    await expect.poll(enterOld, { timeout: 60_000, interval: 500 }).not.toBeNull();
    const clients = await call(
      server,
      "GET",
      "/api/optique/lists/clients",
      (await enterOld()) ?? {},
    );
    expect(clients).toMatchObject({ status: 200, body: { totalItems: 116 } });
  });

  const bad: [string, (from: string, to: string) => Promise<void>][] = [
    ["a file that is no archive", (_, to) => writeFile(to, "PK\u0003\u0004 nothing")],
    [
      "a truncated archive",
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
      "an archive whose data.db is no database",
      (from, to) => changeArchive(from, to, (files) => files["data.db"]?.fill(0x41)),
    ],
    [
      "an archive whose database has damaged pages",
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
    await sql("DROP TABLE kept");
  };
  bad.push(
    [
      "a backup of a newer version",
      markOf("INSERT INTO _migrations (file, applied) VALUES ('1900000000_later.js', 1)"),
    ],
    [
      "a backup of another program",
      markOf("DELETE FROM _migrations WHERE file = '1795881600_create_collections.js'"),
    ],
    [
      "a backup of an outdated version",
      markOf(
        "UPDATE _migrations SET file = '1700000000_create_collections.js' WHERE file = '1795881600_create_collections.js'",
      ),
    ],
  );
  it("refuses what cannot be restored, and changes nothing", async () => {
    await shop.client({ name: "Before" });
    await backUp("good.zip");
    const refused = {
      status: 400,
      message: expect.stringMatching(
        /rien n’a changé|mettez d’abord Optique à jour|restaurez-la d’abord avec/,
      ) as string,
    };
    const found: Record<string, object> = {};
    const expected: Record<string, object> = {};
    for (const [name, make] of bad) {
      const file = join(backups(), "bad.zip");
      await make(join(backups(), "good.zip"), file);
      const before = await state();
      expect(before).toMatchObject({ aside: [], trials: [] });
      const { status, body } = await askRestore("bad.zip");
      found[name] = { status, message: body.message, ...(await state()) };
      expected[name] = { ...refused, ...before };
      await rm(file);
      // Writes are accepted again.
      await shop.client({ name: `After ${name}` });
    }
    expect(found).toEqual(expected);
  });

  it("blocks writes, but not reads, between its answer and the restart", async () => {
    await backUp("good.zip");
    expect((await askRestore("good.zip")).status).toBe(204);
    const restoring = { message: expect.stringMatching(/^Une restauration est en cours/) };
    const name = { name: "Too late" };
    for (const [method, path, body] of [
      ["POST", recordsPath("optique_clients"), name],
      ["PUT", `/api/optique/prescriptions/${newId()}`, {}],
      ["POST", "/api/optique/products/import", { rows: [name] }],
    ] as const)
      expect(await shop.send(method, path, body)).toMatchObject({ status: 503, body: restoring });
    expect((await shop.send("GET", recordsPath("optique_clients"))).status).toBe(200);
    const save = async () =>
      call(server, "POST", recordsPath("optique_clients"), {
        ...(await enter()),
        body: name,
      }).catch(() => null);
    await expect.poll(save, { timeout: 60_000, interval: 500 }).toMatchObject({ status: 200 });
    expect(await names()).toEqual(["Too late"]);
  });
});

/** Uploads as the dashboard does. */
async function upload(to: Server, token: string, name: string, content: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.set("file", new File([content], name, { type: "application/zip" }));
  const path = `${to.url}/api/backups/upload`;
  const answer = await fetch(path, { method: "POST", headers: { Authorization: token }, body });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? null : (JSON.parse(text) as Refusal) };
}
const bytesOf = async (name: string) => new Uint8Array(await readFile(join(backups(), name)));

describe("an uploaded backup", () => {
  it("an uploaded backup is stored when it can be restored, and otherwise refused at its field", async () => {
    await backUp("good.zip");
    const token = await server.superuserToken();
    const good = await bytesOf("good.zip");
    const refused = [
      ["cut.zip", good.slice(0, Math.floor(good.length * 0.7))],
      ["empty.zip", new Uint8Array()],
      ["none.zip", new Uint8Array(Buffer.from("PK nothing"))],
    ] as const;
    for (const [name, content] of refused) {
      const { status, body } = await upload(server, token, name, content);
      expect(status, name).toBe(400);
      expect(body?.data["file"]?.message, name).toContain("pas une sauvegarde complète");
    }
    expect((await upload(server, shop.token, "mine.zip", good)).status).toBe(403);
    expect(await archives()).toEqual(["good.zip"]);
    expect((await upload(server, token, "copy.zip", good)).status).toBe(204);
    expect(await archives()).toEqual(["copy.zip", "good.zip"]);
  });
});

it.each(["b96b536b", "6307d5c8"])("a backup of version %s can be uploaded", async (version) => {
  await backUpOf(version, "old.zip");
  const token = await server.superuserToken();
  expect((await upload(server, token, "copy.zip", await bytesOf("old.zip"))).status).toBe(204);
});

/** Steps of README.md, Backup and restore. */
describe("a new machine", () => {
  it("a new machine gets the shop by upload and restore, with the accounts of the backup", async () => {
    await shop.client({ name: "Before" });
    await backUp("night.zip");
    const night = await bytesOf("night.zip");
    const other = { email: "autre@optique.test", password: "administrateur-2" };
    const machine = await startServer({ admin: other });
    try {
      const { status } = await upload(machine, await machine.superuserToken(), "night.zip", night);
      expect(status).toBe(204);
      const token = await machine.superuserToken();
      const path = "/api/backups/night.zip/restore";
      expect((await call(machine, "POST", path, { token })).status).toBe(204);
      const enter = () =>
        signIn(machine, shop.email, shop.password).then(
          () => "in",
          () => "not yet",
        );
      await expect.poll(enter, { timeout: 60_000, interval: 500 }).toBe("in");
      const mine = await signIn(machine, shop.email, shop.password);
      const { body } = await call<{ items: { name: string }[] }>(
        machine,
        "GET",
        recordsPath("optique_clients"),
        mine,
      );
      expect(body.items.map(({ name }) => name)).toEqual(["Before"]);
      await expect(machine.superuserToken()).rejects.toThrow();
    } finally {
      await machine.stop();
    }
  });

  it("the commands of the README recover the shop when its database is damaged", async () => {
    const folder = await mkdtemp(join(tmpdir(), "optique-ruined-"));
    try {
      const dataDir = join(folder, "pb_data");
      await mkdir(dataDir);
      const first = await startServer({ dataDir });
      const open = await openShop(first);
      await open.client({ name: "Before" });
      expect((await open.sendAsAdmin("POST", "/api/backups", { name: "night.zip" })).status).toBe(
        204,
      );
      await first.stop();
      await writeFile(join(dataDir, "data.db"), "ruined");
      await expect(startServer({ dataDir })).rejects.toThrow();
      const readme = await readFile(join(root, "README.md"), "utf8");
      const commands = /```sh\n(mv pb_data [\s\S]*?)npm start\n```/.exec(readme)?.[1] ?? "";
      expect(commands).toContain("unzip");
      const script = commands.replace("NAME.zip", "night.zip");
      await promisify(execFile)("sh", ["-ec", script], { cwd: folder });
      const again = await startServer({ dataDir });
      try {
        const before = await call(again, "GET", "/api/optique/me", { token: open.token });
        expect(before.status).toBe(401);
        const mine = await signIn(again, open.email, open.password);
        const { body } = await call<{ items: { name: string }[] }>(
          again,
          "GET",
          recordsPath("optique_clients"),
          mine,
        );
        expect(body.items.map(({ name }) => name)).toEqual(["Before"]);
      } finally {
        await again.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
