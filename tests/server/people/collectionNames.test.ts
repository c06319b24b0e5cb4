import { beforeAll, describe, expect, it } from "vitest";

import { heard } from "#support/heard.ts";
import { expectOk, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;

const server = await sharedServer();
let shop: Shop;
let seller: Colleague;
let optician: Colleague;
let workshop: Colleague;
let product: string;
let move: string;
let item: string;
const guarded = [
  "optique_journal",
  "optique_approvals",
  "optique_cash_moves",
  "optique_closes",
] as const;
const withCosts = [
  "optique_products",
  "optique_stock_receipts",
  "optique_stock_receipt_items",
  "optique_services",
  "optique_service_items",
] as const;
const ids: Record<string, string> = {};

beforeAll(async () => {
  shop = await openShop(server);
  seller = await shop.colleague("seller");
  optician = await shop.colleague("optician");
  workshop = await shop.colleague("workshop");
  for (const name of [...guarded, ...withCosts]) {
    const found = await shop.sendAsAdmin<{ id: string }>("GET", `/api/collections/${name}`);
    ids[name] = expectOk(found).id;
  }
  product = (await shop.product({ purchase_price: 417.31 })).id;
  move = (
    await shop.create("optique_cash_moves", { date: "2026-11-27", kind: "expense", amount: -5 })
  ).id;
  const supplier = await shop.create("optique_suppliers", { name: "Atlas" });
  item = newId();
  expectOk(
    await shop.send("PUT", `/api/optique/receipts/${newId()}`, {
      supplier: supplier.id,
      receipt_number: "BR-1",
      date: "2026-11-27",
      status: "received",
      items: [{ id: item, product, quantity: 3, price: 417.31, received_quantity: 3 }],
    }),
  );
});

/** Names by which PocketBase finds a collection; it folds the long s too. */
const namesOf = (collection: string): string[] => [
  collection,
  ids[collection] ?? "",
  collection.toUpperCase(),
  collection.replace("optique", "Optique"),
  encodeURIComponent(collection.replaceAll("s", "ſ")),
];

describe.each(guarded)("%s", (collection) => {
  it("cannot be read under another spelling of its name", async () => {
    for (const name of namesOf(collection))
      for (const method of ["GET", "HEAD"] as const)
        for (const id of ["", newId()]) {
          const { status } = await seller.send(method, recordsPath(name, id));
          expect([method, name, status]).toEqual([method, name, 403]);
        }
  });

  it("can be read under any spelling of its name, with the right", async () => {
    for (const name of namesOf(collection))
      expect((await shop.send("GET", recordsPath(name))).status).toBe(200);
  });
});

describe("a cost", () => {
  it.each([
    ["optique_products", "filter=purchase_price>400"],
    ["optique_stock_receipts", "filter=total_amount>1000"],
    ["optique_stock_receipts", "sort=-total_amount"],
    ["optique_stock_receipt_items", "filter=price>400"],
    ["optique_services", "filter=expected>400"],
    ["optique_services", "sort=-received_amount"],
    ["optique_service_items", "filter=unit_cost>400"],
  ])(
    "a seller cannot query a cost of %s by ?%s under another spelling",
    async (collection, query) => {
      for (const name of namesOf(collection)) {
        const path = `${recordsPath(name)}?${query}`;
        const refused = { status: 403, body: { data: { right: { act: "cost.see" } } } };
        expect(await seller.send("GET", path), name).toMatchObject(refused);
        expect((await seller.send("HEAD", path)).status, name).toBe(403);
        expect((await optician.send("GET", path)).status, name).toBe(200);
      }
    },
  );

  it("a cost is neither written nor returned under another spelling of 'products'", async () => {
    const writer = await shop.colleague("seller", { rights: { "product.write": true } });
    for (const name of namesOf("optique_products")) {
      const path = recordsPath(name, product);
      expect((await writer.send("PATCH", path, { purchase_price: 1 })).status).toBe(403);
      const changed = await writer.send("PATCH", path, { selling_price: 900 });
      expect(expectOk(changed)).not.toHaveProperty("purchase_price");
      expect(expectOk(await seller.send("GET", path))).not.toHaveProperty("purchase_price");
      expect((await seller.send("PATCH", path, { selling_price: 1 })).status).toBe(403);
      expect((await seller.send("DELETE", path)).status).toBe(403);
      expect((await seller.send("POST", recordsPath(name), {})).status).toBe(403);
    }
  });

  it("a seller cannot send a cost in a batch", async () => {
    const requests = namesOf("optique_products").map((name) => ({
      method: "PATCH",
      url: recordsPath(name, product),
      body: { purchase_price: 1 },
    }));
    expect((await seller.send("POST", "/api/batch", { requests })).status).toBe(403);
    expect(await shop.read("optique_products", product)).toMatchObject({ purchase_price: 417.31 });
  });

  it("an expand under another spelling gives the same as under the first", async () => {
    for (const name of namesOf("optique_stock_receipt_items")) {
      const path = `${recordsPath(name, item)}?expand=product`;
      expect(JSON.stringify(expectOk(await seller.send("GET", path)))).not.toContain("417.31");
      expect(expectOk(await optician.send("GET", path))).toMatchObject({
        expand: { product: { purchase_price: 417.31 } },
      });
    }
  });
});

describe("realtime under another spelling of a collection's name", () => {
  const topics = (collection: string) =>
    namesOf(collection)
      .slice(0, 4)
      .flatMap((name) => [`${name}/*`, `${name}/${product}`, `${name}/${move}`]);

  it("sends no cost to a seller", async () => {
    const subscriptions = topics("optique_products");
    const during = () =>
      shop.send("PATCH", recordsPath("optique_products", product), { selling_price: 801 });
    const text = await heard(server, { token: seller.token, subscriptions, during });
    expect(text).not.toContain(product);
    const isHeard = (told: string) => told.includes("417.31");
    await heard(server, { token: optician.token, subscriptions, during, isHeard });
  });

  it("sends no cash movement to a person without the right to the till", async () => {
    const subscriptions = topics("optique_cash_moves");
    const during = () =>
      shop.send("PATCH", recordsPath("optique_cash_moves", move), { amount: -6 });
    const text = await heard(server, { token: workshop.token, subscriptions, during });
    expect(text).not.toContain(move);
    const isHeard = (told: string) => told.includes(move);
    await heard(server, { token: optician.token, subscriptions, during, isHeard });
  });
});
