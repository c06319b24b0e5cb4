import { beforeEach, describe, expect, it } from "vitest";

import { expectOk, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
const colleague = { name: "Nadia Élalami", email: "" };
beforeEach(async () => {
  shop = await openShop(server);
  colleague.email = `nadia-${shop.company}@figuier.example`;
  const password = "motdepasse-1";
  const user = { ...colleague, password, passwordConfirm: password, company: shop.company };
  expectOk(await shop.sendAsAdmin("POST", recordsPath("optique_users"), user));
});

const rename = (name: string) =>
  shop.send("PATCH", recordsPath("optique_users", shop.user), { name });
const refused = (message: RegExp) => ({
  status: 400,
  body: { data: { name: { message: expect.stringMatching(message) } } },
});

describe("renaming a user", () => {
  it.each([
    "Nadia Élalami",
    "nadia elalami",
    " NADIA  ÉLALAMI",
    "Nadia\u200d Élalami",
    "\uff2eadia Élalami",
    "Élalami Nadia",
    "Nadia-Élalami.",
    "NadiaÉlalami",
    "N\u0430d\u0456a Elalam1",
  ])("refuses the name of a colleague: '%s'", async (name) => {
    expect(await rename(name)).toMatchObject(refused(/^Ce nom est déjà celui d’un collègue\.$/));
  });

  it.each([
    "Administrateur",
    "administrateur ",
    "Adminis\u200btrateur",
    "Adm1nistrateur",
    "Administrateur.",
  ])("refuses the name of the administrator: '%s'", async (name) => {
    expect(await rename(name)).toMatchObject(refused(/réservé à l’administrateur\.$/));
  });

  it("journals a change, and writes nothing without one", async () => {
    expectOk(await rename("Samira Benali"));
    expectOk(await rename("Samira Benali"));
    const entries = await shop.find(
      "optique_journal",
      `record = '${shop.user}' && action = 'update' && changes !~ 'null'`,
    );
    expect(entries).toMatchObject([
      {
        action: "update",
        actor: shop.user,
        record: shop.user,
        changes: { name: ["Samira", "Samira Benali"] },
      },
    ]);
  });

  it("accepts any name from the administrator, also that of another company's user", async () => {
    const path = recordsPath("optique_users", shop.user);
    expectOk(await shop.sendAsAdmin("PATCH", path, { name: colleague.name }));
    const other = await openShop(server, "Optique du Cèdre");
    expectOk(
      await other.send("PATCH", recordsPath("optique_users", other.user), {
        name: colleague.name,
      }),
    );
  });
});

describe("a write of a colleague without the right", () => {
  it("a write without the right is refused before password and PIN are validated", async () => {
    const seller = await shop.colleague("seller");
    const unreadable = { email: "?", password: "1", pin: "1", rights: "abc" };
    const refusal = { status: 403, body: { data: { right: { act: "people" } } } };
    const paths = [
      ["POST", recordsPath("optique_users")],
      ["PATCH", recordsPath("optique_users", shop.user)],
    ] as const;
    for (const [method, path] of paths)
      expect(await seller.send(method, path, unreadable), method).toMatchObject(refusal);
    const own = recordsPath("optique_users", seller.id);
    expect((await seller.send("PATCH", own, { pin: "1" })).status).toBe(400);
  });
});
