import { beforeEach, describe, expect, it } from "vitest";

import {
  call,
  expectOk,
  line,
  newId,
  payment,
  openShop,
  recordsPath,
  type Shop,
} from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
type Entered = {
  token: string;
  person: { id: string; name: string };
  role: string;
  rights: string[];
  prompt: string;
  idle_minutes: number;
};

const server = await sharedServer();
let shop: Shop;
let station: Colleague;
let seller: Colleague;
let owner: Colleague;
beforeEach(async () => {
  shop = await openShop(server);
  owner = await shop.colleague("owner", { pin: "2580" });
  seller = await shop.colleague("seller", { pin: "1470" });
  station = await shop.colleague("seller", { is_station: true });
});

const enter = (person: Colleague, pin: string) =>
  station.send<Entered>("POST", `/api/optique/people/${person.id}/enter`, { pin });
const tokenFor = async (person: Colleague, pin: string) => expectOk(await enter(person, pin)).token;
const at = <T = unknown>(
  token: string,
  method: "GET" | "POST" | "PUT" | "PATCH",
  path: string,
  body?: unknown,
) =>
  call<T>(server, method, path, {
    token: station.token,
    body,
    headers: { "X-Optique-Person": token },
  });
const who = {
  status: 401,
  body: { message: "Qui êtes-vous\u00a0?", data: { who: { code: "who" } } },
};
const client = { name: "Amina" };

describe("a shared computer", () => {
  it("reads what a seller reads, and cannot write without a person", async () => {
    expect((await station.send("GET", "/api/optique/lists/clients")).status).toBe(200);
    expect((await station.send("GET", "/api/optique/visits")).status).toBe(403);
    expect(await station.send("POST", recordsPath("optique_clients"), client)).toMatchObject(who);
    expect(await station.send("PUT", `/api/optique/invoices/${newId()}`, {})).toMatchObject(who);
    const own = recordsPath("optique_users", station.id);
    expect(await station.send("PATCH", own, { is_station: false })).toMatchObject(who);
    expect(await shop.find("optique_clients", "name = 'Amina'")).toEqual([]);
    const me = expectOk(await station.send("GET", "/api/optique/me"));
    expect(me).toMatchObject({ person: null, rights: [], station: { id: station.id } });
  });

  it("writes as the person who entered, whose rights count", async () => {
    const product = await shop.product({ selling_price: 500 });
    const buyer = await shop.client();
    const token = await tokenFor(seller, "1470");
    const id = newId();
    const sale = {
      client: buyer.id,
      date: "2026-11-21",
      items: [line(product.id, 1, 500)],
      payments: [payment(100)],
    };
    expectOk(await at(token, "PUT", `/api/optique/invoices/${id}`, sale));
    expect(await shop.find("optique_payments")).toMatchObject([{ actor: seller.id }]);
    expect((await at(token, "GET", "/api/optique/visits")).status).toBe(403);
    expect(expectOk(await at(token, "GET", "/api/optique/me"))).toMatchObject({
      person: { id: seller.id },
      role: "seller",
      station: { id: station.id },
    });
    const another = await tokenFor(owner, "2580");
    expect((await at(another, "GET", "/api/optique/lists/journal")).status).toBe(200);
    expect(await at(token, "POST", recordsPath("optique_clients"), client)).toMatchObject(who);
  });

  it("entering does not sign the person in: the token works with that station only", async () => {
    const token = await tokenFor(owner, "2580");
    const refreshed = await at<{ record: { id: string } }>(
      token,
      "POST",
      "/api/collections/optique_users/auth-refresh",
    );
    expect(expectOk(refreshed).record.id).toBe(station.id);
    const alone = { token, headers: { "X-Optique-Person": token } };
    expect((await call(server, "GET", "/api/optique/me", alone)).status).toBe(401);
    const elsewhere = await shop.colleague("seller", { is_station: true });
    const there = { token: elsewhere.token, headers: { "X-Optique-Person": token } };
    const written = await call(server, "POST", recordsPath("optique_clients"), {
      ...there,
      body: client,
    });
    expect(written).toMatchObject(who);
  });

  it("a person's token ends when they leave, become a station, or their role, PIN or activity changes", async () => {
    const write = (token: string) => at(token, "POST", recordsPath("optique_clients"), client);
    const left = await tokenFor(seller, "1470");
    expect((await at(left, "POST", "/api/optique/people/leave")).status).toBe(204);
    expect(await write(left)).toMatchObject(who);
    const changes = [
      { pin: "3691" },
      { rights: { "job.move": false } },
      { role: "optician" },
      { is_station: true },
      { active: false },
    ];
    const change = async (values: object) =>
      expectOk(await owner.send("PATCH", recordsPath("optique_users", seller.id), values));
    for (const values of changes) {
      const pin = values === changes[0] ? "1470" : "3691";
      const token = await tokenFor(seller, pin);
      await change(values);
      expect(await write(token)).toMatchObject(who);
      if ("is_station" in values) await change({ is_station: false });
    }
    expect((await enter(seller, "3691")).status).toBe(404);
  });

  it("each entry returns the shop's settings for asking who works", async () => {
    const entered = expectOk(await enter(seller, "1470"));
    expect(entered).toMatchObject({ prompt: "idle", idle_minutes: 10 });
    const settings = { ask_person: "each", idle_minutes: 5 };
    const company = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", company, settings));
    const next = expectOk(await enter(seller, "1470"));
    expect(next).toMatchObject({ prompt: "each", idle_minutes: 5 });
  });

  it("page visits at a station are counted without a person, and without using up a token", async () => {
    const company = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", company, { ask_person: "each" }));
    const visit = { name: "page_view", path: "/app", props: {} };
    expect((await station.send("POST", "/api/optique/events", visit)).status).toBeLessThan(300);
    const token = await tokenFor(seller, "1470");
    const counted = await at(token, "POST", "/api/optique/events", visit);
    expect(counted.status).toBeLessThan(300);
    expectOk(await at(token, "POST", recordsPath("optique_clients"), client));
  });

  it("can ask for the person at each save, as the shop chooses; a refused save does not use up the entry", async () => {
    expectOk(
      await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
        ask_person: "each",
      }),
    );
    const token = await tokenFor(seller, "1470");
    expect((await at(token, "POST", recordsPath("optique_clients"), { name: "" })).status).toBe(
      400,
    );
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => at(token, "POST", recordsPath("optique_clients"), client)),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(9);
  });

  it("a token for one save stays valid during the scans of a count", async () => {
    const company = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", company, { ask_person: "each" }));
    const count = `/api/optique/counts/${newId()}`;
    expectOk(await shop.send("PUT", count, { name: "Vitrine" }));
    const token = await tokenFor(seller, "1470");
    for (const code of ["A", "B"])
      expectOk(await at(token, "PUT", `${count}/scans`, { scans: [{ id: newId(), code }] }));
    expectOk(await at(token, "POST", recordsPath("optique_clients"), client));
    const late = await at(token, "PUT", `${count}/scans`, { scans: [{ id: newId(), code: "C" }] });
    expect(late).toMatchObject(who);
  });

  it("a token for one save stays valid during an approval", async () => {
    const company = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", company, { ask_person: "each" }));
    const token = await tokenFor(seller, "1470");
    const path = recordsPath("optique_products");
    const product = { id: newId(), name: "Étui", type: "accessory", selling_price: 50 };
    const refused = await at(token, "POST", path, product);
    const right = { act: "product.write", record: product.id };
    expect(refused).toMatchObject({ status: 403, body: { data: { right } } });
    const asked = { ...right, person: owner.id, pin: "2580", reason: "Étui manquant" };
    const { id } = expectOk(
      await at<{ id: string }>(token, "POST", "/api/optique/approvals", asked),
    );
    const headers = { "X-Optique-Person": token, "X-Optique-Approval": id };
    const approved = () =>
      call(server, "POST", path, { token: station.token, body: product, headers });
    expectOk(await approved());
    expect(await approved()).toMatchObject(who);
  });
});

describe("entering", () => {
  it("entering needs a person of the company with a PIN, and a shared computer", async () => {
    const other = await (await openShop(server)).colleague("seller", { pin: "1470" });
    expect((await enter(other, "1470")).status).toBe(404);
    expect((await enter(station, "1470")).status).toBe(404);
    const none = await shop.colleague("seller");
    expect(await enter(none, "1470")).toMatchObject({
      body: { data: { pin: { code: "no_pin" } } },
    });
    const path = `/api/optique/people/${seller.id}/enter`;
    expect((await owner.send("POST", path, { pin: "1470" })).status).toBe(403);
  });

  it("entering is blocked for 30 s after five wrong PINs, by person and station", async () => {
    for (let count = 0; count < 5; count += 1)
      expect(await enter(seller, "9999")).toMatchObject({
        status: 400,
        body: { data: { pin: { code: "wrong_pin" } } },
      });
    const waiting = await enter(seller, "1470");
    expect(waiting.status).toBe(429);
    const { wait } = (waiting.body as unknown as { data: { wait: { code: string } } }).data;
    expect(Number(wait.code)).toBeGreaterThan(15);
    expect(Number(wait.code)).toBeLessThanOrEqual(30);
    expect((await enter(owner, "2580")).status).toBe(200);
  });
});

it("the time of the last sign-in or entry is written by the server alone", async () => {
  const path = recordsPath("optique_users", seller.id);
  await tokenFor(seller, "1470");
  const { seen_at } = await shop.read("optique_users", seller.id);
  expect(seen_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/);
  expectOk(await seller.send("PATCH", path, { seen_at: "2030-01-01" }));
  expect(await shop.read("optique_users", seller.id)).toMatchObject({ seen_at });
});

describe("a PIN", () => {
  const users = (id: string) => recordsPath("optique_users", id);

  it("a PIN is never returned, and has 4 to 6 digits that are not a sequence", async () => {
    const sent = JSON.stringify((await owner.send("GET", recordsPath("optique_users"))).body);
    expect(sent).not.toMatch(/"pin"|\$2a\$/);
    expect(
      (
        await owner.send(
          "GET",
          `${recordsPath("optique_users")}?filter=${encodeURIComponent("pin != ''")}`,
        )
      ).status,
    ).toBe(400);
    for (const pin of ["12", "1234567", "abcd", "1111", "1234", "9876"])
      expect(await owner.send("PATCH", users(seller.id), { pin })).toMatchObject({
        status: 400,
        body: { data: { pin: {} } },
      });
    const people = expectOk(
      await owner.send<{ items: object[] }>("GET", "/api/optique/people"),
    ).items;
    expect(people).toContainEqual({
      id: seller.id,
      name: expect.any(String),
      role: "seller",
      has_pin: true,
    });
    expect(people).not.toContainEqual(expect.objectContaining({ id: station.id }));
  });

  it("a PIN is set by a person who manages the team, and journalled without its value", async () => {
    expectOk(await owner.send("PATCH", users(seller.id), { pin: "3691" }));
    expect((await enter(seller, "3691")).status).toBe(200);
    const entries = await shop.find(
      "optique_journal",
      `record = '${seller.id}' && actor = '${owner.id}'`,
    );
    expect(entries.at(-1)).toMatchObject({ changes: { pin: [] } });
    expect((await seller.send("PATCH", users(owner.id), { pin: "3691" })).status).toBe(403);
  });

  it("a person changes their own PIN with the old one or the password", async () => {
    expect(await seller.send("PATCH", users(seller.id), { pin: "3691" })).toMatchObject({
      status: 400,
      body: { data: { oldPin: { code: "old_pin" } } },
    });
    expect(
      await seller.send("PATCH", users(seller.id), { pin: "3691", oldPin: "0000" }),
    ).toMatchObject({ status: 400, body: { data: { oldPin: { code: "wrong_pin" } } } });
    expectOk(await seller.send("PATCH", users(seller.id), { pin: "3691", oldPin: "1470" }));
    expectOk(
      await seller.send("PATCH", users(seller.id), {
        pin: "2846",
        currentPassword: seller.password,
      }),
    );
    expect((await enter(seller, "2846")).status).toBe(200);
  });

  it("the last owner cannot become a station, whoever writes it", async () => {
    const path = users(owner.id);
    expect(await shop.send("PATCH", path, { is_station: true })).toMatchObject({
      body: { data: { role: { code: "last_owner" } } },
    });
    const dashboard = { token: await server.superuserToken(), body: { is_station: true } };
    expect((await call(server, "PATCH", path, dashboard)).status).toBe(400);
  });
});
