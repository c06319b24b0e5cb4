import { request } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";

import { call, expectOk, openShop, recordsPath, type Shop, signIn } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
type Told = { changed: { field: string; by: string; at: string }[] };

const server = await sharedServer();
let shop: Shop;
let owner: Colleague;
let seller: Colleague;
let station: Colleague;
let client: string;
beforeEach(async () => {
  shop = await openShop(server);
  owner = await shop.colleague("owner", { name: "Samira Alaoui", pin: "2580" });
  seller = await shop.colleague("seller", { pin: "1470" });
  station = await shop.colleague("seller", { name: "Poste 1", is_station: true });
  ({ id: client } = await shop.client());
});

const users = (id: string) => recordsPath("optique_users", id);
const enter = <T = Told>(person: Colleague, pin: string, at = station) =>
  at.send<T>("POST", `/api/optique/people/${person.id}/enter`, { pin });
const password = "autre-mot-2";
const newPassword = { password, passwordConfirm: password };
/** Approval of the owner, without a secret. */
const asked = () => ({
  act: "client.export",
  record: client,
  person: owner.id,
  reason: "Retour",
});
const entriesOf = (person: Colleague) =>
  shop.find("optique_journal", `collection = 'optique_users' && record = '${person.id}'`);

describe("a changed PIN, password or e-mail", () => {
  it("a secret changed by another person is journalled without its value", async () => {
    const email = `nouvelle-${seller.id}@figuier.example`;
    for (const change of [{ pin: "3691" }, newPassword, { email }])
      expectOk(await owner.send("PATCH", users(seller.id), change));
    const entries = (await entriesOf(seller)).filter(({ actor }) => actor === owner.id);
    expect(entries.map(({ changes }) => changes)).toEqual([
      { pin: [] },
      { password: [] },
      { email: [] },
    ]);
    const changes = JSON.stringify(entries.map((entry) => entry.changes));
    expect(changes).not.toMatch(/3691|autre-mot|nouvelle/);
  });

  it("a changed PIN, password or e-mail is shown once, at the next sign-in or entry", async () => {
    expect(expectOk(await enter(seller, "1470")).changed).toEqual([]);
    const email = `nouvelle-${seller.id}@figuier.example`;
    expectOk(await owner.send("PATCH", users(seller.id), { ...newPassword, email }));
    expectOk(await shop.sendAsAdmin("PATCH", users(seller.id), { pin: "3691" }));
    const told = (await signIn(server, email, password)) as unknown as { meta: Told };
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:/) as string;
    const byOwner = { by: "Samira Alaoui", at };
    expect(told.meta.changed.sort((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: "email", ...byOwner },
      { field: "password", ...byOwner },
      { field: "pin", by: "Administrateur", at },
    ]);
    expect(expectOk(await enter(seller, "3691")).changed).toEqual([]);
  });

  it("a change of one's own secret, or a new person's secret, is not shown as changed", async () => {
    expect(expectOk(await enter(seller, "1470")).changed).toEqual([]);
    expectOk(await seller.send("PATCH", users(seller.id), { pin: "3691", oldPin: "1470" }));
    expect(expectOk(await enter(seller, "3691")).changed).toEqual([]);
  });
});

describe("wrong PINs", () => {
  it("wrong PINs are journalled by hour, by owner of the PIN and by who typed them, without values", async () => {
    for (let count = 0; count < 3; count += 1) await enter(owner, "9173");
    for (const pin of ["9173", "9174"])
      await seller.send("POST", "/api/optique/approvals", { ...asked(), pin });
    await owner.send("PATCH", users(owner.id), { pin: "3691", oldPin: "9173" });
    const entries = (await entriesOf(owner)).filter(({ changes }) =>
      JSON.stringify(changes).includes("wrong_pins"),
    );
    // Sums entries, because a new hour may begin between two of them.
    const counts = new Map<string, number>();
    for (const { actor_name, created, changes } of entries) {
      const { wrong_pins: [, count = 0] = [] } = changes as { wrong_pins?: number[] };
      const ofHour = `${actor_name} ${created.slice(0, 13)}`;
      expect(counts.has(ofHour)).toBe(false);
      counts.set(ofHour, count);
    }
    const countOf = (name: string) =>
      [...counts].reduce((sum, [of, count]) => sum + (of.startsWith(name) ? count : 0), 0);
    expect(["Poste 1", "Personne", "Samira Alaoui"].map(countOf)).toEqual([3, 2, 1]);
    expect(new Set(entries.map(({ label }) => label))).toEqual(new Set(["Samira Alaoui"]));
    // Checks the changes only, because ids and times may contain these digits.
    expect(JSON.stringify(entries.map(({ changes }) => changes))).not.toContain("917");
  });
});

/** Sends from another address of this computer. */
const sendFrom = (localAddress: string, path: string, token: string, body: object) =>
  new Promise<number>((resolve, reject) => {
    const headers = { "Content-Type": "application/json", Authorization: token };
    const sent = request(server.url + path, { method: "POST", localAddress, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", reject);
    const text = JSON.stringify(body);
    sent.setHeader("Content-Length", Buffer.byteLength(text));
    sent.end(text);
  });

describe("an owner whose PIN is blocked at a station", () => {
  const approve = (by: Colleague, secret: object) =>
    by.send("POST", "/api/optique/approvals", { ...asked(), ...secret });

  it("can approve by password at that station, and by PIN at another one", async () => {
    const { token } = expectOk(await enter<{ token: string }>(seller, "1470"));
    for (let count = 0; count < 5; count += 1) await enter(owner, "9173");
    expect((await enter(owner, "2580")).status).toBe(429);
    const headers = { "X-Optique-Person": token };
    const approveThere = (secret: object) =>
      call(server, "POST", "/api/optique/approvals", {
        token: station.token,
        headers,
        body: { ...asked(), ...secret },
      });
    expect((await approveThere({ pin: "2580" })).status).toBe(429);
    expect((await approveThere({ password: owner.password })).status).toBe(200);
    const other = await shop.colleague("seller", { is_station: true });
    expect((await enter(owner, "2580", other)).status).toBe(200);
    expect((await approve(seller, { pin: "2580" })).status).toBe(200);
  });

  it("an owner's wrong passwords count by network address, together with those of the sign-in", async () => {
    for (let at = 0; at < 10; at += 1)
      expect((await approve(seller, { password: `faux-${at}-mot` })).status).toBe(400);
    const right = { password: owner.password };
    expect((await approve(seller, right)).status).toBe(429);
    const path = "/api/collections/optique_users/auth-with-password";
    const body = { identity: owner.email, password: owner.password };
    expect((await call(server, "POST", path, { body })).status).toBe(429);
    const elsewhere = { ...asked(), ...right };
    expect(await sendFrom("127.0.0.2", "/api/optique/approvals", seller.token, elsewhere)).toBe(
      200,
    );
  });

  it("cannot change the PIN at that station, but can elsewhere", async () => {
    const { token } = expectOk(await enter<{ token: string }>(owner, "2580"));
    for (let count = 0; count < 5; count += 1) await enter(owner, "9173");
    const headers = { "X-Optique-Person": token };
    const change = { pin: "3691", oldPin: "2580" };
    const there = { token: station.token, headers, body: change };
    expect((await call(server, "PATCH", users(owner.id), there)).status).toBe(429);
    expectOk(await owner.send("PATCH", users(owner.id), change));
  });
});
