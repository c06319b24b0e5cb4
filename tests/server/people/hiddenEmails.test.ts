import { beforeAll, describe, expect, it } from "vitest";

import { collections } from "#domain/core/records.ts";
import { can, type Person } from "#domain/people/permissions.ts";
import { registrations } from "#server/registry.ts";
import { heard } from "#support/heard.ts";
import { call, expectOk, newId, openShop, recordsPath, type Shop, signIn } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
type User = { id: string; email?: string };

const server = await sharedServer();
let shop: Shop;
let seller: Colleague;
let owner: Colleague;
let nameless: Colleague;
beforeAll(async () => {
  shop = await openShop(server);
  owner = await shop.colleague("owner", { emailVisibility: true, pin: "2580" });
  nameless = await shop.colleague("", { name: "", emailVisibility: true });
  seller = await shop.colleague("seller", {
    rights: { "journal.see": true, "till.history": true, "sale.write": true },
  });
  const client = recordsPath("optique_clients", (await shop.client()).id);
  for (const one of [owner, nameless])
    expectOk(await one.send("PATCH", client, { phone: `0611${one.id.length}11111` }));
  expectOk(await shop.sendAsAdmin("PATCH", client, { phone: "0622222222" }));
});

const users = (query = "", id = "") => `${recordsPath("optique_users", id)}${query && `?${query}`}`;
const encoded = (query: object) => new URLSearchParams({ ...query }).toString();
const hidden = () => [shop.email, owner.email, nameless.email, "admin@optique.test"];
const foundIn = (body: unknown): string[] =>
  hidden().filter((email) => JSON.stringify(body).includes(email));
const refused = {
  status: 403,
  body: { data: { right: { act: "people", approvable: false } } },
};

describe("a colleague's e-mail", () => {
  it("appears in no route and no record that a seller reads", async () => {
    const routes = registrations.routes.filter(({ method }) => method === "GET");
    const paths = routes.map(({ path }) =>
      path.replace("{list}", "journal").replace("{id}", newId()).replace("{day}", "2026-11-28"),
    );
    const records = Object.keys(collections).map((name) => `${recordsPath(name)}?perPage=200`);
    const own = [users("", owner.id), users("fields=email", shop.user)];
    const found: string[] = [];
    for (const path of [...paths, ...records, ...own])
      if (foundIn((await seller.send("GET", path)).body).length > 0) found.push(path);
    expect(found).toEqual([]);
  });

  it("a colleague's e-mail is read by each role with the right, and by no other", async () => {
    const people: [Person & { is_station?: boolean }, string][] = [];
    for (const role of ["", "owner", "optician", "seller", "workshop", "accountant"] as const)
      for (const rights of [{}, { people: true }, { people: false }, { "cost.see": true }])
        people.push([{ role, rights, active: true }, role]);
    people.push([{ role: "owner", rights: {}, active: true, is_station: true }, "station"]);
    const seen: unknown[] = [];
    const expected: unknown[] = [];
    for (const [person, name] of people) {
      const one = await shop.colleague(person.role, person);
      const { items } = expectOk(await one.send<{ items: User[] }>("GET", users("perPage=200")));
      const emails = items.filter(({ email }) => email).map(({ id }) => id);
      seen.push([name, person.rights, emails.length === items.length, emails.includes(one.id)]);
      expected.push([name, person.rights, !person.is_station && can(person, "people"), true]);
    }
    expect(seen).toEqual(expected);
  });

  it.each([
    { filter: "email ~ 'figuier'" },
    { filter: "name != '' && EMAIL:lower = 'x'" },
    { filter: "(email='a'||id!='')" },
    { sort: "email" },
    { sort: "-created,-email" },
  ])("a colleague's e-mail cannot be queried without the right by %j", async (query) => {
    expect(await seller.send("GET", users(encoded(query)))).toMatchObject(refused);
    expect((await owner.send("GET", users(encoded(query)))).status).not.toBe(403);
  });

  it("an e-mail may be written as a text within a filter", async () => {
    const query = encoded({ filter: "name ~ 'email'", sort: "name" });
    expectOk(await seller.send("GET", users(query)));
  });

  it("realtime sends a colleague's e-mail to people with the right, and to that colleague", async () => {
    const rename = (by: Colleague, name: string) =>
      by.send("PATCH", users("", nameless.id), { name });
    const listen = ({ token }: Colleague, name: string, by = owner) =>
      heard(server, {
        token,
        subscriptions: ["optique_users/*"],
        during: () => rename(by, name),
        isHeard: (text) => text.includes(name),
      });
    expect(foundIn(await listen(seller, "Rania Un"))).toEqual([]);
    expect(foundIn(await listen(owner, "Rania Deux"))).toEqual([nameless.email]);
    expect(foundIn(await listen(nameless, "Rania Trois", nameless))).toEqual([nameless.email]);
    expectOk(await rename(owner, ""));
  });

  it("a colleague's e-mail stays hidden even when that person or the dashboard makes it visible", async () => {
    const shown = { emailVisibility: true };
    expectOk(await nameless.send("PATCH", users("", nameless.id), shown));
    expectOk(await shop.sendAsAdmin("PATCH", users("", nameless.id), shown));
    const read = expectOk(await seller.send<User>("GET", users("", nameless.id)));
    expect(read).not.toHaveProperty("email");
  });

  it("one's own e-mail stays readable, and can be used to sign in", async () => {
    const own = expectOk(await seller.send<User>("GET", users("", seller.id)));
    expect(own.email).toBe(seller.email);
    const { record } = await signIn(server, seller.email, seller.password);
    expect(record).toMatchObject({ email: seller.email, name: expect.any(String) });
  });

  it("a colleague without a name is shown by the part of the e-mail before @", async () => {
    const { items } = expectOk(
      await seller.send<{ items: { id: string; name: string }[] }>("GET", "/api/optique/people"),
    );
    const named = items.find(({ id }) => id === nameless.id);
    expect(named?.name).toBe(nameless.email.split("@")[0]);
  });

  it("a colleague's e-mail is readable at a shared computer for an entered person with the right", async () => {
    const station = await shop.colleague("seller", { is_station: true });
    const path = `/api/optique/people/${owner.id}/enter`;
    const { token } = expectOk(
      await station.send<{ token: string }>("POST", path, { pin: "2580" }),
    );
    const headers = { "X-Optique-Person": token };
    const read = await call(server, "GET", users("", shop.user), { token: station.token, headers });
    expect(foundIn(read.body)).toEqual([shop.email]);
    const alone = await station.send("GET", users("", shop.user));
    expect(foundIn(alone.body)).toEqual([]);
  });
});
