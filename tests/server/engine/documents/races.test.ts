import { beforeEach, describe, expect, it } from "vitest";

import type { Product } from "#domain/core/records.ts";
import { line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
let product: Product;
beforeEach(async () => {
  shop = await openShop(server);
  product = await shop.product({ stock: 1000 });
});

const items = (id = "") => recordsPath("optique_invoice_items", id);
const newItem = async (quantity = 1) => {
  const invoice = await shop.create("optique_invoices", { date: "2026-11-21" });
  const item = await shop.create("optique_invoice_items", {
    ...line(product.id, quantity, 10),
    invoice: invoice.id,
  });
  return { invoice: invoice.id, item: item.id };
};
const violations = async () =>
  (await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity")).body.violations;
const stock = async () => (await shop.read("optique_products", product.id)).stock;

describe("two concurrent writers of one record", () => {
  it("leave consistent stock when one changes and one deletes a line", async () => {
    for (let round = 0; round < 15; round += 1) {
      const { item } = await newItem();
      const answers = await Promise.all([
        shop.send("DELETE", items(item)),
        shop.send("PATCH", items(item), { quantity: 5 }),
        shop.send("DELETE", items(item)),
      ]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    }
    expect(await shop.find("optique_invoice_items")).toEqual([]);
    expect(await stock()).toBe(1000);
    expect(await violations()).toEqual([]);
  });

  it("keep both changes to different fields, in stock and totals", async () => {
    const other = await shop.product({ stock: 1000 });
    for (let round = 0; round < 10; round += 1) {
      const { item, invoice } = await newItem();
      const patch = (values: object) => shop.send("PATCH", items(item), values);
      await Promise.all([
        patch({ quantity: 3 }),
        patch({ product: other.id }),
        patch({ price: 20 }),
      ]);
      expect(await shop.read("optique_invoice_items", item)).toMatchObject({
        quantity: 3,
        product: other.id,
        price: 20,
      });
      expect(await shop.read("optique_invoices", invoice)).toMatchObject({ total_amount: 60 });
    }
    expect([await stock(), (await shop.read("optique_products", other.id)).stock]).toEqual([
      1000, 970,
    ]);
    expect(await violations()).toEqual([]);
  });

  it("keep both changes to the status and the notes of a receipt", async () => {
    const supplier = await shop.create("optique_suppliers", { name: "Atlas" });
    for (let round = 1; round <= 10; round += 1) {
      const id = newId();
      await shop.send("PUT", `/api/optique/receipts/${id}`, {
        receipt_number: `BR-${round}`,
        supplier: supplier.id,
        date: "2026-11-21",
        status: "pending",
        notes: "",
        items: [{ id: newId(), product: product.id, quantity: 1, price: 1, received_quantity: 1 }],
      });
      const patch = (values: object) =>
        shop.send("PATCH", recordsPath("optique_stock_receipts", id), values);
      await Promise.all([patch({ status: "received" }), patch({ notes: "x" })]);
      expect(await shop.read("optique_stock_receipts", id)).toMatchObject({
        status: "received",
        notes: "x",
      });
    }
    expect(await stock()).toBe(1010);
    expect(await violations()).toEqual([]);
  });

  it("keep a new name and a new address of a client, both found by search", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await shop.client({ name: "Ancien nom" });
      const patch = (values: object) =>
        shop.send("PATCH", recordsPath("optique_clients", id), values);
      await Promise.all([
        patch({ name: `Nouveau ${round}` }),
        patch({ email: `nouveau${round}@mail.example` }),
        patch({ phone: `060000000${round}` }),
      ]);
    }
    expect(await violations()).toEqual([]);
  });

  it("leave the status that follows from a payment and a new total", async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id } = await shop.create("optique_invoices", {
        date: "2026-11-21",
        total_amount: 100,
      });
      const pay = () => shop.create("optique_payments", { ...payment(50), invoice: id });
      await pay();
      await Promise.all([
        pay(),
        shop.send("PATCH", recordsPath("optique_invoices", id), { total_amount: 200 }),
      ]);
      expect(await shop.read("optique_invoices", id)).toMatchObject({
        total_amount: 200,
        paid_amount: 100,
        status: "partial",
      });
    }
    expect(await violations()).toEqual([]);
  });

  it("leave no stock of a product that becomes made to order while goods arrive", async () => {
    const supplier = await shop.create("optique_suppliers", { name: "Atlas" });
    for (let round = 1; round <= 15; round += 1) {
      const { id } = await shop.product({ reference: `R-${round}`, stock: 0 });
      const received = {
        receipt_number: `BR-${round}`,
        supplier: supplier.id,
        date: "2026-11-21",
        status: "received",
        items: [{ id: newId(), product: id, quantity: 5, price: 1, received_quantity: 5 }],
      };
      await Promise.all([
        shop.send("PUT", `/api/optique/receipts/${newId()}`, received),
        shop.send("PATCH", recordsPath("optique_products", id), { made_to_order: true }),
      ]);
      expect(await shop.read("optique_products", id)).toMatchObject({ stock: 0 });
    }
    expect(await violations()).toEqual([]);
  });

  it("journal the deletion of an invoice once", async () => {
    const { invoice } = await newItem();
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.send("DELETE", recordsPath("optique_invoices", invoice))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    const entries = await shop.find("optique_journal", "collection = 'optique_invoices'");
    expect(entries).toHaveLength(1);
  });
});

describe("an id that exists in another collection or company", () => {
  it("does not change the stock of the other record", async () => {
    const supplier = await shop.create("optique_suppliers", { name: "Atlas" });
    const shared = newId();
    await shop.send("PUT", `/api/optique/receipts/${newId()}`, {
      receipt_number: "BR-1",
      supplier: supplier.id,
      date: "2026-11-21",
      status: "received",
      notes: "",
      items: [{ id: shared, product: product.id, quantity: 40, price: 1, received_quantity: 40 }],
    });
    const other = await openShop(server);
    const theirs = await other.product({ stock: 5 });
    const invoice = await other.create("optique_invoices", { date: "2026-11-21" });
    await other.create("optique_invoice_items", {
      ...line(theirs.id, 1, 1),
      id: shared,
      invoice: invoice.id,
    });
    expect(await stock()).toBe(1040);
    expect((await other.read("optique_products", theirs.id)).stock).toBe(4);
    const own = await shop.create("optique_invoices", { date: "2026-11-21" });
    expect(
      (await shop.send("POST", items(), { ...line(product.id, 1, 1), id: shared, invoice: own.id }))
        .status,
    ).toBe(400);
    expect(await violations()).toEqual([]);
  });

  it("does not replace the other record's search entry", async () => {
    const client = await shop.client({ name: "Benali Aïcha" });
    const other = await openShop(server);
    await other.create("optique_products", { id: client.id, name: "Intrus", type: "lens" });
    const found = async () =>
      (await shop.send<{ totalItems: number }>("GET", "/api/optique/lists/clients?q=benali")).body
        .totalItems;
    expect(await found()).toBe(1);
    await other.send("DELETE", recordsPath("optique_products", client.id));
    expect(await found()).toBe(1);
    expect(await violations()).toEqual([]);
  });
});

describe("amounts above the maximum", () => {
  it("amounts above the maximum are refused in records, documents and sums", async () => {
    for (const total_amount of [1e9, 1e17, 1e300]) {
      const answer = await shop.send("POST", recordsPath("optique_invoices"), {
        date: "2026-11-21",
        total_amount,
      });
      expect([answer.status, Object.keys(answer.body.data)]).toEqual([400, ["total_amount"]]);
    }
    const huge = Array.from({ length: 3 }, () => line(product.id, 50_000, 999_999_999));
    const answer = await shop.send("PUT", `/api/optique/invoices/${newId()}`, {
      client: "",
      date: "2026-11-21",
      items: huge,
      payments: [],
    });
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([400, ["items"]]);
    const { invoice } = await newItem();
    const paid = { ...payment(999_999_999), invoice };
    expect((await shop.send("POST", recordsPath("optique_payments"), paid)).status).toBe(200);
    expect(
      (await shop.send("POST", recordsPath("optique_payments"), { ...paid, id: newId() })).status,
    ).toBe(400);
    expect((await shop.send("GET", "/api/optique/dashboard")).status).toBe(200);
    expect(await violations()).toEqual([]);
  });
});

describe("malformed requests", () => {
  it("malformed requests are refused in the records API, in forms and in documents", async () => {
    const refused = async (collection: string, body: object) =>
      expect((await shop.send("POST", recordsPath(collection), body)).status).toBe(400);
    await refused("optique_products", { name: "x", type: "lens", "stock+": "abc" });
    await refused("optique_invoices", { date: "2026-11-21T25:99:99Z" });
    const form = new FormData();
    form.set(
      "@jsonPayload",
      JSON.stringify({ name: "J", type: "lens", stock: "abc", archived: "maybe" }),
    );
    const answer = await fetch(server.url + recordsPath("optique_products"), {
      method: "POST",
      headers: { Authorization: shop.token },
      body: form,
    });
    expect(answer.status).toBe(400);
    const supplier = await shop.create("optique_suppliers", { name: "Atlas" });
    const receipt = {
      supplier: supplier.id,
      date: "2026-11-21",
      status: "pending",
      notes: "",
      items: [{ id: newId(), product: product.id, quantity: 1, price: 1, received_quantity: 0 }],
    };
    const spaces = await shop.send("PUT", `/api/optique/receipts/${newId()}`, {
      ...receipt,
      receipt_number: "  ",
    });
    expect(spaces.body.data).toMatchObject({
      receipt_number: { message: "Le numéro du bon est requis." },
    });
  });

  it("cannot use object properties as list names, nor break a search by control characters", async () => {
    for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      expect((await shop.send("GET", `/api/optique/lists/${name}`)).status, name).toBe(404);
    }
    for (const path of ["search?q=%00", "lists/invoices?q=a%00b", "lists/products?q=%01"]) {
      expect((await shop.send("GET", `/api/optique/${path}`)).status, path).toBe(200);
    }
    for (const method of ["POST", "DELETE", "PATCH"] as const) {
      expect((await shop.send(method, "/api/optique/rien")).body.message).toBe(
        "Cette adresse n’existe pas.",
      );
    }
  });

  it("the name of a product whose stored stock exceeds the maximum can still be changed", async () => {
    const full = await shop.product({ stock: 1_000_000 });
    await shop.send("PUT", `/api/optique/adjustments/${newId()}`, {
      adjustment_number: "AJ-1",
      date: "2026-11-21",
      reason: "other",
      notes: "",
      items: [{ id: newId(), product: full.id, quantity: 50_000 }],
    });
    expect(
      (await shop.send("PATCH", recordsPath("optique_products", full.id), { name: "Renommé" }))
        .status,
    ).toBe(200);
  });
});
