import { afterAll, beforeAll, expect, it } from "vitest";

import type { Invoice } from "#domain/core/records.ts";
import { expectOk, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
});
afterAll(() => server.stop());

const run = async (query: string) =>
  expectOk(await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", { query })).rows;

/** Starts on invoices changed back to those of a version without the field, which the start then fills. */
async function startBefore(): Promise<void> {
  // Drops triggers of later versions, which the migrations create again.
  const triggers = await run(
    "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND sql LIKE '%seller_id%'",
  );
  for (const [name] of triggers) await run(`DROP TRIGGER ${String(name)}`);
  const path = "/api/collections/optique_invoices";
  type Stored = { fields: { name: string }[]; indexes: string[] };
  const { fields, indexes } = expectOk(await shop.sendAsAdmin<Stored>("GET", path));
  expectOk(
    await shop.sendAsAdmin("PATCH", path, {
      fields: fields.filter(({ name }) => name !== "seller_id"),
      indexes: indexes.filter((index) => !index.includes("seller_id")),
    }),
  );
  // Drops indexes of later versions, which the migrations create again.
  for (const name of ["invoice", "one_invoice", "quote", "one_quote", "unsold"])
    await run(`DROP INDEX idx_claims_${name}`);
  await run("DELETE FROM _migrations WHERE file > '1795881600' AND file LIKE '%.js'");
  await run("INSERT INTO _migrations VALUES ('1700001000_create_collections.js', 1)");
  await server.restart();
}

it("an upgrade fills in the seller of an invoice where exactly one user of the company has the name", async () => {
  const other = await openShop(server);
  const [one, two, mail] = [
    await shop.colleague("seller", { name: "Houda" }),
    await shop.colleague("seller", { name: "Houda 2" }),
    await shop.colleague("seller", { name: "" }),
  ];
  const client = await shop.client();
  const sold = new Map<string, string>();
  for (const seller of ["Samira", "Houda", mail.email, "Ancienne", "Administrateur", ""]) {
    const { id } = await shop.create("optique_invoices", { client: client.id, date: "2026-11-21" });
    sold.set(seller, id);
    await run(`UPDATE optique_invoices SET seller = '${seller}' WHERE id = '${id}'`);
  }
  // Two users with one name can only come from an older version.
  await run(`UPDATE optique_users SET name = 'Houda' WHERE id = '${two.id}'`);
  await startBefore();
  const filled = new Map<string, string>();
  for (const [seller, id] of sold) {
    const path = recordsPath("optique_invoices", id);
    filled.set(seller, expectOk(await shop.sendAsAdmin<Invoice>("GET", path)).seller_id);
  }
  expect(Object.fromEntries(filled)).toEqual({
    Samira: shop.user,
    Houda: "",
    [mail.email]: mail.id,
    Ancienne: "",
    Administrateur: "",
    "": "",
  });
  expect([other.user, one.id].some((id) => [...filled.values()].includes(id))).toBe(false);
});
