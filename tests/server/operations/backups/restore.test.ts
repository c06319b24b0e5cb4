import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { changeArchive } from "#support/damage.ts";
import { loadKeptFolder, tokenOfUser } from "#support/keptFolder.ts";
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
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
  await shop.client({ name: "Before" });
});
afterAll(() => server.stop());

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
const namesBy = async (signedIn: object | null) => {
  const path = `${recordsPath("optique_clients")}?perPage=500`;
  const read = await call<{ items?: { name: string }[] }>(server, "GET", path, signedIn ?? {});
  return (read.body.items ?? []).map(({ name }) => name).sort();
};
const names = async () => namesBy(await enter());
const problemsOf = async (email?: string) => {
  const path = "/api/optique/health";
  const token = (await enter(email)) ?? {};
  return (await call<{ problems: string[] }>(server, "GET", path, token)).body.problems;
};
const waiting = { timeout: 60_000, interval: 200 };
/** Waits for the restart, during which the server does not answer. */
const restarted = async () => {
  const isOld = async () => (await shop.send("GET", "/api/optique/me")).status === 200;
  await expect.poll(() => isOld().catch(() => true), waiting).toBe(false);
  await expect.poll(() => enter(), waiting).not.toBeNull();
};
/** Clients, set-aside copies and remains of a trial restore, none of which a refused restore may change. */
const state = async () => ({
  clients: await namesBy(shop),
  aside: (await archives()).filter((name) => name.startsWith("avant-restauration")),
  trials: existsSync(join(server.dataDir, ".optique_trials"))
    ? await readdir(join(server.dataDir, ".optique_trials"))
    : [],
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

/** Steps of README.md, Backup and restore. */
describe("a new machine", () => {
  const other = { email: "autre@optique.test", password: "administrateur-2" };
  let folder: string;
  let machine: Server;
  let night: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    await backUp("night.zip");
    night = new Uint8Array(await readFile(join(backups(), "night.zip")));
    folder = await mkdtemp(join(tmpdir(), "optique-machine-"));
    const dataDir = join(folder, "pb_data");
    await cp(inject("template"), dataDir, { recursive: true });
    machine = await startServer({ dataDir, admin: other });
  });
  afterAll(async () => {
    await machine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const clientsOf = async (at: Server) => {
    const mine = await signIn(at, shop.email, shop.password);
    const path = recordsPath("optique_clients");
    const { body } = await call<{ items: { name: string }[] }>(at, "GET", path, mine);
    return body.items.map(({ name }) => name);
  };

  it("an uploaded backup that cannot be restored is refused at its field, and not stored", async () => {
    const token = await machine.superuserToken();
    const refused = [
      ["cut.zip", night.slice(0, Math.floor(night.length * 0.7))],
      ["empty.zip", new Uint8Array()],
    ] as const;
    for (const [name, content] of refused) {
      const { status, body } = await upload(machine, token, name, content);
      expect(status, name).toBe(400);
      expect(body?.data["file"]?.message, name).toContain("pas une sauvegarde complète");
    }
    expect((await upload(server, shop.token, "mine.zip", night)).status).toBe(403);
    const stored = await call(machine, "GET", "/api/backups", { token });
    expect([stored.body, await archives()]).toEqual([[], ["night.zip"]]);
  });

  it("a new machine gets the shop by upload and restore, with the accounts of the backup", async () => {
    const expected = await clientsOf(server);
    const token = await machine.superuserToken();
    expect((await upload(machine, token, "night.zip", night)).status).toBe(204);
    const path = "/api/backups/night.zip/restore";
    expect((await call(machine, "POST", path, { token })).status).toBe(204);
    await expect.poll(() => clientsOf(machine).catch(() => []), waiting).toEqual(expected);
    expect(expected).not.toEqual([]);
    await expect(machine.superuserToken()).rejects.toThrow();
  });

  it("the commands of the README recover the shop when its database is damaged", async () => {
    const expected = await clientsOf(machine);
    const { token } = await signIn(machine, shop.email, shop.password);
    await machine.stop();
    await writeFile(join(machine.dataDir, "data.db"), "ruined");
    const readme = await readFile(join(root, "README.md"), "utf8");
    const commands = /```sh\n(mv pb_data [\s\S]*?)npm start\n```/.exec(readme)?.[1] ?? "";
    expect(commands).toContain("unzip");
    const script = commands.replace("NAME.zip", "night.zip");
    await promisify(execFile)("sh", ["-ec", script], { cwd: folder });
    machine = await startServer({ dataDir: machine.dataDir });
    expect((await call(machine, "GET", "/api/optique/me", { token })).status).toBe(401);
    expect(await clientsOf(machine)).toEqual(expected);
  });
});

describe("a refused restore", () => {
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
});

/** The first test restores; the next ones look at what it did, and the last ones restore again. */
describe("a restore", () => {
  const user = (id: string) => recordsPath("optique_users", id);
  const clients = recordsPath("optique_clients");
  const late = { name: "Too late" };
  const sentence = (people: string) =>
    `Une sauvegarde a été restaurée\u00a0: vérifiez dans «\u00a0Équipe\u00a0» le rôle et l’activité de ${people}, qui ont changé`;
  const me = (token: string) => call(server, "GET", "/api/optique/me", { token });
  let owner: Awaited<ReturnType<Shop["colleague"]>>;
  let gone: typeof owner;
  let seller: typeof owner;
  let station: typeof owner;
  /** Client names at the backup. */
  let before: string[];
  let earlier: { tokens: string[]; admin: string; person: string; approval: string };
  const product = { id: newId(), name: "Étui", type: "accessory", selling_price: 50 };
  const act = { act: "product.write", record: product.id };

  beforeAll(async () => {
    owner = await shop.colleague("owner", { pin: "2580" });
    seller = await shop.colleague("seller", { pin: "1470", name: "Zineb" });
    station = await shop.colleague("seller", { is_station: true });
    gone = await shop.colleague("seller", { name: "Nadia" });
    const raised = await shop.colleague("optician", { name: "Houda" });
    const path = `/api/optique/people/${seller.id}/enter`;
    const { token: person } = expectOk(
      await station.send<{ token: string }>("POST", path, { pin: "1470" }),
    );
    const asked = { ...act, amount: 50, person: owner.id, pin: "2580", reason: "Étui manquant" };
    const { id: approval } = expectOk(
      await seller.send<{ id: string }>("POST", "/api/optique/approvals", asked),
    );
    const admin = await server.superuserToken();
    const second = (await signIn(server, seller.email, seller.password)).token;
    const tokens = [shop.token, owner.token, seller.token, station.token, second];
    earlier = { tokens, admin, person, approval };
    before = await names();
    await rm(join(backups(), "good.zip"));
    await backUp("good.zip");
    await shop.client({ name: "Since" });
    await shop.colleague("seller", { name: "Rania" });
    expectOk(await owner.send("PATCH", user(gone.id), { active: false }));
    expectOk(await owner.send("PATCH", user(raised.id), { role: "seller" }));
  });

  it("blocks writes, but not reads, between its answer and the restart", async () => {
    expect((await askRestore("good.zip")).status).toBe(204);
    const body = { message: expect.stringMatching(/^Une restauration est en cours/) as string };
    for (const [method, path, sent] of [
      ["POST", clients, late],
      ["PUT", `/api/optique/prescriptions/${newId()}`, {}],
      ["POST", "/api/optique/products/import", { rows: [late] }],
    ] as const)
      expect(await shop.send(method, path, sent)).toMatchObject({ status: 503, body });
    expect((await shop.send("GET", clients)).status).toBe(200);
    await restarted();
  });

  it("brings the backup's data back, and accepts writes again", async () => {
    expect(await names()).toEqual(before);
    const saved = await call(server, "POST", clients, { ...(await enter()), body: late });
    expect(saved.status).toBe(200);
    expect(await names()).toEqual([...before, late.name].sort());
  });

  it("revokes every earlier token, of users and administrators, and open approvals", async () => {
    for (const token of earlier.tokens) expect((await me(token)).status).toBe(401);
    const read = (token: string) => call(server, "GET", "/api/backups", { token });
    expect((await read(earlier.admin)).status).toBe(401);
    const computer = await signIn(server, station.email, station.password);
    const held = { token: computer.token, headers: { "X-Optique-Person": earlier.person } };
    const body = { name: "Amina" };
    const written = await call(server, "POST", clients, { ...held, body });
    expect(written).toMatchObject({ status: 401, body: { data: { who: {} } } });
    const { token } = await signIn(server, seller.email, seller.password);
    const approved = { token, headers: { "X-Optique-Approval": earlier.approval }, body: product };
    const used = await call(server, "POST", recordsPath("optique_products"), approved);
    expect(used).toMatchObject({ status: 403, body: { data: { right: act } } });
    expect((await read(await server.superuserToken())).status).toBe(200);
    await server.restart();
    expect((await me(token)).status).toBe(200);
  });

  it("names the people whose role or activity it changed, to those who manage people", async () => {
    expect(await problemsOf(owner.email)).toEqual([sentence("Nadia, Houda, Rania")]);
    expect(await problemsOf(gone.email)).toEqual([]);
    const { token } = await signIn(server, owner.email, owner.password);
    const body = { active: false };
    expectOk(await call(server, "PATCH", user(gone.id), { token, body }));
    expect(await problemsOf(owner.email)).toEqual([sentence("Houda, Rania")]);
  });

  it("backs up the present data first, which a restore brings back", async () => {
    const aside = (await archives()).find((name) => name.startsWith("avant-restauration_"));
    expect(aside).toBeDefined();
    expect((await askRestore(aside ?? "")).status).toBe(204);
    await expect.poll(names, waiting).toEqual([...before, "Since"].sort());
    expect(await problemsOf()).toEqual([sentence("Houda, Rania")]);
  });

  it("upgrades a backup of the first release", async () => {
    await backUpOf("0.1.0", "old.zip");
    expect((await askRestore("old.zip")).status).toBe(204);
    const listed = async () => {
      const token = await tokenOfUser(server);
      return call(server, "GET", "/api/optique/lists/clients", { token });
    };
    const found = { status: 200, body: { totalItems: 60 } };
    await expect.poll(() => listed().catch(() => null), waiting).toMatchObject(found);
  });
});
