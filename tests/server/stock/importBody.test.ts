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

describe("a bare array of rows", () => {
  it("a bare array of rows is answered with a list of products, each with its movement", async () => {
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

  it("a bare array is refused whole where a row is, by its place, and when empty", async () => {
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

  it("asks for the same rights, and never leaves another company's product", async () => {
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
