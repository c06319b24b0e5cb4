import { beforeAll, describe, expect, it } from "vitest";

import { collections } from "#domain/core/records.ts";
import { idsOnly } from "#domain/people/idsOnly.ts";
import { registrations } from "#server/registry.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { heard } from "#support/heard.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
let seller: Colleague;
let optician: Colleague;
const ids: Record<string, string> = {};
/** Costs that no other number contains: the price, a receipt's total and the value of the stock. */
const costs = ["417.31", "1251.93", "2503.86", "2086.55"];

beforeAll(async () => {
  shop = await openShop(server);
  seller = await shop.colleague("seller", {
    rights: { "statistics.shop": true, "journal.see": true },
  });
  optician = await shop.colleague("optician");
  const supplier = await shop.create("optique_suppliers", { name: "Atlas" });
  const product = await shop.product({ purchase_price: 417.31, stock: 5, supplier: supplier.id });
  const low = await shop.product({
    name: "Monture Basse",
    reference: "BASSE",
    purchase_price: 417.31,
    stock: 1,
    supplier: supplier.id,
  });
  const client = await shop.client();
  const sale = await shop.savePrescription(newId(), {
    client: client.id,
    date: "2026-11-27",
    notes: "",
    invoice: { id: newId(), items: [line(product.id, 1, 850)], payments: [payment(100)] },
  });
  const receipt = newId();
  const item = {
    id: newId(),
    product: product.id,
    quantity: 3,
    price: 417.31,
    received_quantity: 1,
  };
  expectOk(
    await shop.send("PUT", `/api/optique/receipts/${receipt}`, {
      supplier: supplier.id,
      receipt_number: "BR-1",
      date: "2026-11-27",
      status: "partial",
      items: [item],
    }),
  );
  await shop.send("PATCH", recordsPath("optique_products", low.id), { purchase_price: 418 });
  await shop.send("PATCH", recordsPath("optique_products", low.id), { purchase_price: 417.31 });
  const service = newId();
  const given = { id: newId(), product: product.id, quantity: 1, direction: "out" };
  expectOk(
    await shop.send("PUT", `/api/optique/services/${service}`, {
      kind: "warranty",
      client: client.id,
      product: product.id,
      expected: 1251.93,
      supplier: supplier.id,
      supplier_answer: "credit",
      received_amount: 417.31,
      items: [given, { ...given, id: newId(), direction: "in" }],
    }),
  );
  Object.assign(ids, {
    services: service,
    receipts: receipt,
    prescriptions: sale.id,
    invoices: sale.invoice?.id,
    clients: client.id,
    product: product.id,
    low: low.id,
    item: item.id,
  });
});

const foundIn = (body: unknown): string[] => {
  const text = JSON.stringify(body);
  return costs.filter((cost) =>
    new RegExp(`[^0-9.]${cost.replace(".", "\\.")}(?![0-9])`).test(text),
  );
};
const lists = [
  "clients",
  "prescriptions",
  "reminders",
  "invoices",
  "products",
  "suppliers",
  "receipts",
  "adjustments",
  "movements",
  "shelf",
  "jobs",
  "cheques",
  "credit-notes",
  "defects",
  "services",
];
/** Every GET route. */
const reads = registrations.routes
  .filter(({ method, path }) => method === "GET" && !path.includes("setup"))
  .flatMap(({ path }) => {
    if (path.includes("{list}/{id}")) return [];
    if (path.includes("{list}")) return lists.map((list) => path.replace("{list}", list));
    const kind = path.split("/")[3] ?? "";
    return [path.replace("{id}", () => ids[kind] ?? newId())];
  });
const expands: Record<string, string> = {
  optique_invoice_items: "product",
  optique_stock_receipt_items: "product",
  optique_stock_movements: "product",
  optique_services: "product",
};

describe("a purchase price known to the test", () => {
  it("appears in what an optician reads", async () => {
    const read = async (path: string) => foundIn((await optician.send("GET", path)).body);
    expect(await read("/api/optique/lists/products")).toContain("417.31");
    expect(await read("/api/optique/stock")).toContain("2503.86");
    expect(await read(`/api/optique/receipts/${ids["receipts"]}`)).toContain("1251.93");
  });

  it("appears in no route that a seller reads", async () => {
    const found: string[] = [];
    for (const read of reads) {
      const path = read.replace("{id}", ids[read.split("/")[3] ?? ""] ?? newId());
      for (const query of ["", "?q=monture", "?perPage=50&fields=*"])
        if (foundIn((await seller.send("GET", path + query)).body).length > 0)
          found.push(path + query);
    }
    expect(found).toEqual([]);
  });

  it("appears in no record that a seller reads or writes", async () => {
    const found: string[] = [];
    for (const collection of Object.keys(collections)) {
      const expand = expands[collection];
      const answer = await seller.send(
        "GET",
        `${recordsPath(collection)}?perPage=100${expand ? `&expand=${expand}` : ""}`,
      );
      if (foundIn(answer.body).length > 0) found.push(collection);
    }
    expect(found).toEqual([]);
    const own = recordsPath("optique_products", ids["product"]);
    const one = expectOk(await seller.send<object>("GET", own));
    expect(one).not.toHaveProperty("purchase_price");
    const sale = { client: "", items: [line(ids["product"] ?? "", 1, 850)], payments: [] };
    const saved = await seller.send("PUT", `/api/optique/invoices/${newId()}`, sale);
    expect([saved.status, foundIn(saved.body)]).toEqual([200, []]);
  });

  it.each([
    ["optique_products", "filter=purchase_price>400"],
    ["optique_products", "sort=-purchase_price"],
    ["optique_invoice_items", "filter=product.purchase_price>400"],
    ["optique_stock_receipts", "sort=total_amount"],
    ["optique_stock_receipt_items", "filter=price>400"],
    ["optique_stock_receipt_items", "filter=receipt.total_amount>400"],
    ["optique_services", "filter=expected>400"],
    ["optique_services", "sort=-received_amount"],
    ["optique_service_items", "filter=unit_cost>400"],
    ["optique_service_items", "filter=service.expected>400"],
  ])("a seller cannot query a purchase price of %s by ?%s", async (collection, query) => {
    const path = `${recordsPath(collection)}?${query}`;
    const refused = {
      status: 403,
      body: { data: { right: { act: "cost.see", approvable: false } } },
    };
    expect(await seller.send("GET", path)).toMatchObject(refused);
    expect((await optician.send("GET", path)).status).toBe(200);
  });

  it("realtime sends a seller no purchase price, but the news that something changed", async () => {
    const plain = [
      "optique_products/*",
      "optique_stock_receipts/*",
      "optique_stock_receipt_items/*",
    ];
    const option = `?options=${encodeURIComponent(JSON.stringify(idsOnly))}`;
    const change = (price: number) =>
      shop.send("PATCH", recordsPath("optique_products", ids["low"]), { selling_price: price });
    const listen = (token: string, subscriptions: string[], price: number, isHeard?: boolean) =>
      heard(server, {
        token,
        subscriptions,
        during: () => change(price),
        ...(isHeard ? { isHeard: (text: string) => text.includes(ids["low"] ?? "none") } : {}),
      });
    expect(await listen(seller.token, plain, 801)).not.toContain(ids["low"]);
    const told = await listen(seller.token, [`optique_products/*${option}`], 802, true);
    expect(foundIn(told)).toEqual([]);
    expect(foundIn(await listen(optician.token, plain, 803, true))).toContain("417.31");
  });

  it("a dashboard has no turnover for a person without the right to the shop's statistics", async () => {
    const plain = await shop.colleague("seller");
    const shown = await plain.send("GET", "/api/optique/dashboard");
    expect(shown.body).toMatchObject({ revenue: 0, takings: [], takingsBefore: [] });
    const { body } = await shop.send<{ revenue: number }>("GET", "/api/optique/dashboard");
    expect(body.revenue).toBeGreaterThan(0);
  });

  it("a purchase price is not imported by a person who may not see it", async () => {
    const importer = await shop.colleague("seller", { rights: { import: true } });
    const row = { name: "Étui", type: "accessory", selling_price: 50 };
    const send = (rows: object[]) =>
      importer.send<{ imported: number }>("POST", "/api/optique/products/import", { rows });
    expect(await send([row, { ...row, purchase_price: 20 }])).toMatchObject({
      status: 403,
      body: { data: { right: { act: "cost.see" } } },
    });
    expect(await shop.find("optique_products", "name = 'Étui'")).toEqual([]);
    expect(expectOk(await send([{ ...row, purchase_price: "" }])).imported).toBe(1);
  });

  it("a purchase price stays on a receipt that is saved by a person who may not see it", async () => {
    const keeper = await shop.colleague("seller", { rights: { "receipt.write": true } });
    const { id: supplier } = await shop.create("optique_suppliers", { name: `Atlas ${newId()}` });
    const product = await shop.product({ reference: newId(), purchase_price: 300 });
    const id = newId();
    const item = { id: newId(), product: product.id, quantity: 2, price: 417.31 };
    const path = `/api/optique/receipts/${id}`;
    const head = { supplier, date: "2026-11-21", receipt_number: `BR-${id}`, status: "pending" };
    const body = { ...head, items: [item] };
    expectOk(await shop.send("PUT", path, body));
    const { version } = expectOk(await keeper.send<{ version: string }>("GET", path));
    const blind = { ...item, quantity: 3, price: 0 };
    const added = { id: newId(), product: product.id, quantity: 1, price: 9 };
    const sent = { version, items: [blind, added], update_prices: [added.id] };
    expectOk(await keeper.send("PUT", path, sent));
    const line = recordsPath("optique_stock_receipt_items", item.id);
    for (const guess of [{ "price-": 417 }, { "price-": 418 }])
      expect((await keeper.send("PATCH", line, guess)).status).toBe(403);
    expectOk(await keeper.send("PATCH", line, { price: 1, quantity: 4 }));
    const { items } = expectOk(await shop.send<{ items: object[] }>("GET", path));
    expect(items).toMatchObject([{ quantity: 4, price: 417.31 }, { price: 9 }]);
    expect(await shop.read("optique_products", product.id)).toMatchObject({ purchase_price: 300 });
  });

  it("a purchase price sent by a person who may not see it is refused", async () => {
    const writer = await shop.colleague("seller", { rights: { "product.write": true } });
    const path = recordsPath("optique_products", ids["low"]);
    expect(await writer.send("PATCH", path, { purchase_price: 1 })).toMatchObject({
      status: 403,
      body: { data: { right: { act: "cost.see" } } },
    });
    for (const guess of [
      { purchase_price: 417.31 },
      { "purchase_price-": 417 },
      { "purchase_price-": 418 },
      { "purchase_price+": 0 },
      { "+purchase_price": 0 },
    ])
      expect((await writer.send("PATCH", path, guess)).status, JSON.stringify(guess)).toBe(403);
    expectOk(await writer.send("PATCH", path, { selling_price: 900 }));
    expect(await shop.read("optique_products", ids["low"] ?? "")).toMatchObject({
      purchase_price: 417.31,
    });
  });
});
