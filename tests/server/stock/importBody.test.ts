import { beforeAll, describe, expect, it } from "vitest";

import { expectOk, openShop, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const path = "/api/optique/products/import";
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(await sharedServer());
});

/** A row of the specification's CSV, whose numbers are parsed. */
const row = (name: string, more: object = {}) => ({
  name,
  type: "frame",
  reference: `R-${name}`,
  description: "",
  purchase_price: 200,
  selling_price: 450,
  stock: 4,
  supplier_name: "",
  company: shop.company,
  ...more,
});

describe("an import sent as a bare array of rows", () => {
  it("a bare array of rows returns a list of products, each with its first movement", async () => {
    const list = expectOk(
      await shop.send<{ id: string }[]>("POST", path, [row("Riad"), row("Dune", { stock: 0 })]),
    );
    expect(list).toHaveLength(2);
    const [first, second] = list.map(({ id }) => id);
    expect(await shop.read("optique_products", first ?? "")).toMatchObject({
      name: "Riad",
      company: shop.company,
      stock: 4,
    });
    expect(await shop.find("optique_stock_movements", `product = '${first}'`)).toMatchObject([
      { movement_type: "initial", quantity: 4 },
    ]);
    expect(await shop.find("optique_stock_movements", `product = '${second}'`)).toEqual([]);
  });

  it("a bare array is refused whole when one of its rows is, with its index, and when it is empty", async () => {
    const refused = await shop.send("POST", path, [row("Palme"), row("", { type: "vélo" })]);
    expect(refused).toMatchObject({
      status: 400,
      body: { data: { "rows.1": { message: expect.stringMatching(/nom est requis/i) } } },
    });
    expect(await shop.find("optique_products", "name = 'Palme'")).toEqual([]);
    expect(await shop.send("POST", path, [])).toMatchObject({
      status: 400,
      body: { data: { rows: { message: "Le fichier CSV est vide." } } },
    });
    expect(await shop.send("POST", path, "rows")).toMatchObject({ status: 400 });
  });

  it("a supplier that is not a text is refused at its row", async () => {
    for (const supplier_name of [5, { id: "a" }, ["Atlas"]])
      expect(await shop.send("POST", path, [row("Orme", { supplier_name })])).toMatchObject({
        status: 400,
        body: { data: { "rows.0": { message: "Fournisseur\u00a0: ce champ attend un texte." } } },
      });
    expect(await shop.find("optique_products", "name = 'Orme'")).toEqual([]);
  });

  it("a row that updates a malformed product id creates no product", async () => {
    const rows = [row("Saule", { update: 5 }), row("Saule", { update: ["a"] })];
    expect(expectOk(await shop.send("POST", path, { rows }))).toMatchObject({
      imported: 0,
      lines: [1, 2].map((line) => ({ line, message: "Ce produit est introuvable" })),
    });
    expect(await shop.find("optique_products", "name = 'Saule'")).toEqual([]);
  });

  it("a bare array is refused when a row updates the prices of a product", async () => {
    const product = await shop.product({ name: "Cèdre", selling_price: 100 });
    const prices = { update: product.id, selling_price: 120 };
    expect(await shop.send("POST", path, [row("Platane"), prices])).toMatchObject({
      status: 400,
      body: { data: { "rows.1": { message: expect.stringMatching(/ne se modifie pas ici/) } } },
    });
    expect(await shop.find("optique_products", "name = 'Platane'")).toEqual([]);
    expect((await shop.read("optique_products", product.id)).selling_price).toBe(100);
  });

  it("a bare array is written whole or not at all, in the order of its rows", async () => {
    const rows = Array.from({ length: 501 }, (_, at) => row(`Rang ${at}`));
    const sql = async (query: string) =>
      expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    await sql(`CREATE TRIGGER late BEFORE INSERT ON optique_products
      WHEN NEW.name = 'Rang 500' AND NEW.company = '${shop.company}' BEGIN SELECT RAISE(ABORT, 'late'); END`);
    try {
      expect((await shop.send("POST", path, rows)).status).toBeGreaterThanOrEqual(400);
      expect(await shop.find("optique_products", "name ~ 'Rang '")).toEqual([]);
    } finally {
      await sql("DROP TRIGGER late");
    }
    const list = expectOk(await shop.send<{ id: string }[]>("POST", path, rows));
    expect(list).toHaveLength(501);
    for (const at of [0, 499, 500])
      expect(await shop.read("optique_products", list[at]?.id ?? "")).toMatchObject({
        name: `Rang ${at}`,
      });
  });

  it("a bare array needs the same rights as an import, and writes to the own company only", async () => {
    const seller = await shop.colleague("seller");
    expect(await seller.send("POST", path, [row("Oasis")])).toMatchObject({ status: 403 });
    const importer = await shop.colleague("seller", { rights: { import: true } });
    expect(await importer.send("POST", path, [row("Oasis")])).toMatchObject({
      body: { data: { right: { act: "cost.see" } } },
    });
    const other = await openShop(await sharedServer());
    const list = expectOk(await other.send<{ id: string }[]>("POST", path, [row("Oasis")]));
    expect(await other.read("optique_products", list[0]?.id ?? "")).toMatchObject({
      company: other.company,
    });
  });
});
