import { beforeAll, describe, expect, it } from "vitest";

import { addDays, addMonths, today } from "#domain/core/days/days.ts";
import type { Product } from "#domain/core/records.ts";
import { proposedQuantity } from "#domain/stock/reorder.ts";
import { expectOk, line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";

type Shelved = Product & { sold: number; proposed: number };
type Page<Row> = { items: Row[]; totalItems: number };
type Order = {
  supplier: string;
  name: string;
  products: number;
  out: number;
  pieces: number;
  amount: number;
  lastReceipt: string;
};

let shop: Shop;
let souss: string;

const sell = (product: Product, quantity: number, date: string) =>
  shop.saveInvoice(newId(), { client: "", date, items: [line(product.id, quantity, 10)] });
const shelf = async (query = "") =>
  (await shop.send<Page<Shelved>>("GET", `/api/optique/lists/shelf?${query}`)).body;
const orders = async (query = "") =>
  (await shop.send<Page<Order>>("GET", `/api/optique/reorder?${query}`)).body;
const names = ({ items }: Page<Product>) => items.map(({ name }) => name);

beforeAll(async () => {
  shop = await openShop();
  const other = await openShop();
  await other.product({ name: "Ailleurs", stock: 0 });
  souss = (await shop.create("optique_suppliers", { name: "Lunetterie du Souss" })).id;
  const atlas = (await shop.create("optique_suppliers", { name: "atlas optic" })).id;
  const oasis = await shop.product({
    name: "Oasis",
    supplier: souss,
    stock: 6,
    purchase_price: 180,
  });
  const medina = await shop.product({
    name: "Médina",
    supplier: souss,
    stock: 3,
    purchase_price: 240.5,
  });
  await shop.product({
    name: "Agave",
    supplier: atlas,
    stock: 5,
    type: "sunglasses",
    purchase_price: 1,
  });
  await shop.product({ name: "Étui", type: "accessory", stock: 0, purchase_price: 2 });
  await shop.product({ name: "Pleine", supplier: souss, stock: 6 });
  await shop.product({ name: "Ancienne", supplier: souss, stock: 0, archived: true });
  for (const [number, date] of [
    ["BR-1", "2026-11-17"],
    ["BR-2", "2026-10-02"],
  ])
    await shop.send("PUT", `/api/optique/receipts/${newId()}`, {
      receipt_number: number,
      supplier: souss,
      date,
      status: "pending",
      notes: "",
      items: [{ id: newId(), product: oasis.id, quantity: 1, price: 1, received_quantity: 0 }],
    });
  await sell(oasis, 4, today());
  await sell(oasis, 2, addDays(today(), -29));
  await sell(medina, 1, addDays(today(), -30));
});

describe("the reorder list", () => {
  it("lists all low products, lowest stock first, with recent sales and proposed quantities", async () => {
    const { items, totalItems } = await shelf();
    expect(totalItems).toBe(4);
    expect(items.map(({ name, stock, sold, proposed }) => [name, stock, sold, proposed])).toEqual([
      // Sorted by bytes: accents come last.
      ["Oasis", 0, 6, 11],
      ["Étui", 0, 0, 5],
      ["Médina", 2, 0, 3],
      ["Agave", 5, 0, 1],
    ]);
    expect(items[0]).toMatchObject({ expand: { supplier: { name: "Lunetterie du Souss" } } });
    for (const row of items) expect(row.proposed).toBe(proposedQuantity(row));
  });

  it.each([
    ["level=out", ["Oasis", "Étui"]],
    ["level=low", ["Médina", "Agave"]],
    ["level=perdu", []],
    ["type=accessory", ["Étui"]],
    ["supplier=none", ["Étui"]],
    ["q=medina", ["Médina"]],
    ["perPage=2&page=2", ["Médina", "Agave"]],
    ["sort=name", ["Agave", "Médina", "Oasis", "Étui"]],
    ["sort=name&perPage=2&page=2", ["Oasis", "Étui"]],
  ])("the reorder list is filtered by %s", async (query, expected) => {
    expect(names(await shelf(query))).toEqual(expected);
  });

  it("lists the products of one supplier", async () => {
    expect(names(await shelf(`supplier=${souss}`))).toEqual(["Oasis", "Médina"]);
    expect(names(await shelf(`supplier=${souss}&level=out`))).toEqual(["Oasis"]);
  });

  it("proposes one order for each supplier, in pieces and in money", async () => {
    const { items, totalItems } = await orders();
    expect(items.map(({ lastReceipt }) => lastReceipt)).toEqual(["", "2026-11-17", ""]);
    expect(totalItems).toBe(3);
    expect(items).toMatchObject([
      { name: "atlas optic", products: 1, out: 0, pieces: 1, amount: 1 },
      {
        name: "Lunetterie du Souss",
        products: 2,
        out: 1,
        pieces: 14,
        amount: 11 * 180 + 3 * 240.5,
      },
      { name: "", products: 1, out: 1, pieces: 5, amount: 10 },
    ]);
    expect((await orders("perPage=1&page=2")).items).toMatchObject([{ supplier: souss }]);
    expect(await orders("level=low&type=frame")).toMatchObject({
      totalItems: 1,
      items: [{ products: 1, pieces: 3 }],
    });
    // Sums must equal those of the products.
    const { items: all } = await shelf();
    const pieces = (rows: readonly number[]) => rows.reduce((sum, count) => sum + count, 0);
    expect(pieces(items.map((order) => order.pieces))).toBe(pieces(all.map((row) => row.proposed)));
  });
});

describe.each([2, 10])("a shop whose products are low at %i pieces", (lowStock) => {
  let other: Shop;
  beforeAll(async () => {
    other = await openShop();
    for (const stock of [0, 2, 3, 10, 11])
      await other.product({
        name: `Monture ${stock}`,
        stock,
        purchase_price: 1,
        low_stock_at: lowStock,
      });
  });

  const low = [0, 2, 3, 10].filter((stock) => stock <= lowStock);
  const found = (path: string) =>
    other.send<Page<Shelved> & { next?: string }>("GET", `/api/optique/${path}`).then(expectOk);

  it.each(["", "q=monture", "q=mo", "q=m", "perPage=500&sort=name"])(
    "lists low products by ?%s",
    async (query) => {
      const { items } = await found(`lists/shelf?${query}`);
      expect(items.map(({ stock }) => stock).sort((one, two) => one - two)).toEqual(low);
    },
  );

  it("exports low products page by page", async () => {
    const stocks: number[] = [];
    for (let next: string | undefined = ""; next !== undefined;) {
      const page: Page<Shelved> & { next?: string } = await found(
        `lists/shelf?perPage=1${next && `&after=${encodeURIComponent(next)}`}`,
      );
      stocks.push(...page.items.map(({ stock }) => stock));
      next = page.next;
    }
    expect(stocks).toEqual(low);
  });

  it("proposes orders up to that number of pieces", async () => {
    expect((await found("lists/shelf")).items[0]).toMatchObject({ proposed: lowStock });
    expect((await found("reorder")).items).toMatchObject([{ products: low.length, out: 1 }]);
  });

  it("finds a word that most products share", async () => {
    const rows = Array.from({ length: 210 }, (_, place) => ({
      name: `Étui ${place}`,
      type: "accessory",
      stock: 1,
      selling_price: 10,
    }));
    expectOk(await other.send("POST", "/api/optique/products/import", { rows }));
    const countOf = async (q: string) =>
      (await found(`lists/shelf?perPage=500&q=${q}`)).items.length;
    expect(await countOf("etui")).toBe(210);
    expect(await countOf("e")).toBe(210 + low.length);
  });
});

it("a product with a minimum of its own is low up to that number, and never when it is 0", async () => {
  const own = await openShop();
  for (const [name, stock, low_stock_at] of [
    ["Boîtes", 40, 40],
    ["Chiffons", 2, 0],
    ["Étuis", 0, 0],
    ["Montures", 5, ""],
  ] as const)
    await own.product({ name, stock, low_stock_at, purchase_price: 1 });
  const asked = async (path: string) =>
    (await own.send<Page<Shelved> & { low: number; out: number }>("GET", `/api/optique/${path}`))
      .body;
  expect(names(await asked("lists/shelf"))).toEqual(["Étuis", "Montures", "Boîtes"]);
  expect(names(await asked("lists/products?level=low&sort=name"))).toEqual(["Boîtes", "Montures"]);
  expect(names(await asked("lists/products?level=enough"))).toEqual(["Chiffons"]);
  expect(await asked("stock")).toMatchObject({
    low: 2,
    out: 1,
    lowStock: [{ stock: 5 }, { stock: 40 }],
  });
  expect(await asked("dashboard")).toMatchObject({ today: { lowStock: 2, outOfStock: 1 } });
});

it("a minimum that is not a whole number from 0 to 9 999 is refused at its field", async () => {
  const product = await shop.product({ name: "Seuil", stock: 1 });
  const path = recordsPath("optique_products", product.id);
  for (const low_stock_at of [-1, 2.5, 10_000, "beaucoup", true, [5]]) {
    const { status, body } = await shop.send("PATCH", path, { low_stock_at });
    expect([status, Object.keys((body as { data: object }).data)]).toEqual([400, ["low_stock_at"]]);
  }
  expect((await shop.send("PATCH", path, { low_stock_at: 40 })).body).toMatchObject({
    low_stock_at: 40,
  });
  expect((await shop.send("PATCH", path, { low_stock_at: "" })).body).toMatchObject({
    low_stock_at: null,
  });
});

it("products not counted for a year are those with stock whose last count is older, or absent", async () => {
  const own = await openShop();
  const yearAgo = addMonths(today(), -12);
  for (const [name, stock, counted_on] of [
    ["Jamais", 3, ""],
    ["Trop vieux", 3, addDays(yearAgo, -1)],
    ["Il y a un an", 3, yearAgo],
    ["Vide", 0, ""],
  ] as const) {
    const { id } = await own.product({ name, stock });
    if (counted_on)
      expectOk(await own.sendAsAdmin("PATCH", recordsPath("optique_products", id), { counted_on }));
  }
  await own.product({ name: "Examen", type: "service" });
  const asked = async (months: string) =>
    names(
      (
        await own.send<Page<Shelved>>(
          "GET",
          `/api/optique/lists/products?uncounted=${months}&sort=name`,
        )
      ).body,
    );
  expect(await asked("12")).toEqual(["Jamais", "Trop vieux"]);
  expect(await asked("11")).toEqual(["Il y a un an", "Jamais", "Trop vieux"]);
  expect(await asked("douze")).toEqual([]);
});

describe("the list of movements", () => {
  it("names documents and users, also when a document is deleted", async () => {
    const product = await shop.product({ name: "Nommée", stock: 1 });
    const sale = await shop.saveInvoice(newId(), {
      client: "",
      items: [line(product.id, 1, 10)],
    });
    const adjusted = newId();
    await shop.send("PUT", `/api/optique/adjustments/${adjusted}`, {
      adjustment_number: "AJ-1",
      date: today(),
      reason: "theft",
      notes: "",
      items: [{ id: newId(), product: product.id, quantity: 3 }],
    });
    type Row = { document?: object; actor_name: string; movement_type: string };
    const list = async () =>
      (await shop.send<Page<Row>>("GET", `/api/optique/lists/movements?product=${product.id}`)).body
        .items;
    const rows = await list();
    expect(rows.map(({ document }) => document)).toEqual([
      { number: "AJ-1", reason: "theft" },
      { number: sale.invoice_number },
      undefined,
    ]);
    expect(new Set(rows.map(({ actor_name }) => actor_name)).size).toBe(1);
    expect(rows[0]?.actor_name).toBeTruthy();
    await sellAll(product);
    await shop.send("DELETE", recordsPath("optique_stock_adjustments", adjusted));
    const floor = (await list()).find(({ movement_type }) => movement_type === "adjustment");
    expect(floor?.document).toBeUndefined();
  });
});

const sellAll = (product: Product) => sell(product, 3, today());
