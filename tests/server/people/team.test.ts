import { beforeEach, describe, expect, it } from "vitest";

import { expectOk, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
let owner: Awaited<ReturnType<Shop["colleague"]>>;
beforeEach(async () => {
  shop = await openShop(server);
  owner = await shop.colleague("owner");
});

let made = 0;
const account = (values: object = {}) => {
  made += 1;
  const password = "motdepasse-1";
  const email = `equipe${made}@figuier.example`;
  return { email, name: `Membre ${made}`, password, passwordConfirm: password, ...values };
};
const users = (id = "") => recordsPath("optique_users", id);
const refused = (field: string, code: string, status = 400) => ({
  status,
  body: { data: { [field]: { code } } },
});
const right = { status: 403, body: { data: { right: { code: "right", act: "people" } } } };

describe("making a person", () => {
  it("needs the right, is limited to the own company, and is journalled", async () => {
    const other = await openShop(server);
    const made = expectOk(
      await owner.send<{ id: string }>("POST", users(), account({ role: "seller" })),
    );
    expect(made).toMatchObject({ company: shop.company, role: "seller", active: true });
    const [entry] = await shop.find("optique_journal", `record = '${made.id}'`);
    expect(entry).toMatchObject({ actor: owner.id, changes: { role: [null, "seller"] } });
    const elsewhere = await owner.send("POST", users(), account({ company: other.company }));
    expect(elsewhere.status).toBe(400);
    const seller = await shop.colleague("seller");
    expect(await seller.send("POST", users(), account({ role: "seller" }))).toMatchObject(right);
  });

  it("the creator cannot give a right that they lack", async () => {
    const manager = await shop.colleague("seller", { rights: { people: true } });
    expectOk(await manager.send("POST", users(), account({ role: "seller" })));
    for (const role of ["owner", "", "optician"])
      expect(await manager.send("POST", users(), account({ role }))).toMatchObject(right);
    const rights = { "client.erase": true };
    expect(await manager.send("POST", users(), account({ role: "seller", rights }))).toMatchObject(
      right,
    );
  });
});

describe("changing a person", () => {
  it("needs the right, and is refused for a person with more rights", async () => {
    const seller = await shop.colleague("seller");
    const manager = await shop.colleague("seller", { rights: { people: true } });
    const change = { role: "optician" };
    expect(await seller.send("PATCH", users(seller.id), change)).toMatchObject(right);
    expect(await manager.send("PATCH", users(manager.id), change)).toMatchObject(right);
    expect(await manager.send("PATCH", users(owner.id), { name: "Un autre" })).toMatchObject(right);
    expect(await manager.send("PATCH", users(seller.id), { name: "Un autre" })).toMatchObject({
      status: 200,
    });
    expect(await owner.send("PATCH", users(seller.id), change)).toMatchObject({
      status: 200,
      body: change,
    });
    const [entry] = await shop.find(
      "optique_journal",
      `record = '${seller.id}' && changes ~ 'optician'`,
    );
    expect(entry).toMatchObject({ changes: { role: ["seller", "optician"] }, actor: owner.id });
  });

  it("exceptions to a role are stored when known, and refused when their value is not true or false", async () => {
    const seller = await shop.colleague("seller");
    const unreadable = { rights: { "refund.give": true, import: "yes" } };
    expect(await owner.send("PATCH", users(seller.id), unreadable)).toMatchObject({
      status: 400,
      body: { data: { rights: { code: "choice" } } },
    });
    const rights = { "refund.give": true, unknown: true };
    const saved = expectOk(
      await owner.send<{ rights: object }>("PATCH", users(seller.id), { rights }),
    );
    expect(saved.rights).toEqual({ "refund.give": true });
  });

  it("one's own password needs the old one, a colleague's does not", async () => {
    const seller = await shop.colleague("seller");
    const password = { password: "autremotdepasse", passwordConfirm: "autremotdepasse" };
    expect((await seller.send("PATCH", users(seller.id), password)).status).toBe(400);
    expect((await owner.send("PATCH", users(owner.id), password)).status).toBe(400);
    expectOk(await owner.send("PATCH", users(seller.id), password));
  });

  it("two people who change a colleague at once both keep their change", async () => {
    const seller = await shop.colleague("seller");
    const password = "autremotdepasse";
    const answers = await Promise.all([
      shop.sendAsAdmin("PATCH", users(seller.id), { password, passwordConfirm: password }),
      owner.send("PATCH", users(seller.id), { active: false, name: "Zineb" }),
    ]);
    answers.forEach(expectOk);
    const stored = expectOk(await owner.send<object>("GET", users(seller.id)));
    expect(stored).toMatchObject({ active: false, name: "Zineb" });
    expectOk(await owner.send("PATCH", users(seller.id), { active: true }));
    const path = "/api/collections/optique_users/auth-with-password";
    expectOk(await shop.send("POST", path, { identity: seller.email, password }));
  });

  it("a deactivated person is signed out, and cannot sign in again", async () => {
    const seller = await shop.colleague("seller");
    expectOk(await owner.send("PATCH", users(seller.id), { active: false }));
    expect((await seller.send("GET", "/api/optique/me")).status).toBe(401);
    const path = "/api/collections/optique_users/auth-with-password";
    const { email: identity, password } = seller;
    expect((await shop.send("POST", path, { identity, password })).status).toBe(403);
    expectOk(await owner.send("PATCH", users(seller.id), { active: true }));
    expectOk(await shop.send("POST", path, { identity, password }));
  });
});

describe("the last owner", () => {
  it.each([{ active: false }, { role: "seller" }, { role: "" }])(
    "the last owner cannot be lost by %j, whoever writes it",
    async (change) => {
      const lost = refused("role", "last_owner");
      expect(await owner.send("PATCH", users(owner.id), change)).toMatchObject(lost);
      expect(await shop.sendAsAdmin("PATCH", users(owner.id), change)).toMatchObject(lost);
      expect(await shop.sendAsAdmin("DELETE", users(owner.id))).toMatchObject(lost);
      await shop.colleague("owner");
      expectOk(await owner.send("PATCH", users(owner.id), change));
    },
  );

  it("the last person with every right cannot lose them in a shop without an owner", async () => {
    const other = await openShop(server);
    const change = { role: "seller" };
    const lost = refused("role", "last_owner");
    expect(await other.send("PATCH", users(other.user), change)).toMatchObject(lost);
    expectOk(await other.send("PATCH", users(other.user), { role: "owner" }));
  });

  it("an owner cannot delete a colleague, because staff may delete no users", async () => {
    const seller = await shop.colleague("seller");
    expect((await owner.send("DELETE", users(seller.id))).status).toBe(403);
  });
});

it("the server returns the signed-in person with their rights, and the people of the company", async () => {
  const seller = await shop.colleague("seller", { name: "Zineb" });
  await openShop(server).then((other) => other.colleague("seller"));
  expect((await seller.send("GET", "/api/optique/me")).body).toMatchObject({
    person: { id: seller.id, name: "Zineb" },
    role: "seller",
    rights: expect.arrayContaining(["sale.write", "till.see"]) as string[],
  });
  const gone = await shop.colleague("seller");
  expectOk(await owner.send("PATCH", users(gone.id), { active: false }));
  const { items } = expectOk(
    await seller.send<{ items: { id: string }[] }>("GET", "/api/optique/people"),
  );
  expect(items.map(({ id }) => id).sort()).toEqual([shop.user, owner.id, seller.id].sort());
});

it("the user who creates a company becomes its owner", async () => {
  const alone = await openShop(server, null);
  expectOk(await alone.send("POST", recordsPath("optique_companies"), { name: "Cèdre" }));
  expect((await alone.send("GET", "/api/optique/me")).body).toMatchObject({ role: "owner" });
});
