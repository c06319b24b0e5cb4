import { beforeEach, describe, expect, it } from "vitest";

import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { Product } from "#domain/core/records.ts";
import { line, newId, openShop, payment, type Shop } from "#support/shop.ts";

let shop: Shop;
let frame: Product;
beforeEach(async () => {
  shop = await openShop();
  frame = await shop.product();
});

const path = (id: string) => `/api/optique/invoices/${id}`;
const stock = async () => (await shop.read("optique_products", frame.id)).stock;
const counterSale = (values: object = {}) => ({
  client: "",
  date: "2026-11-21",
  items: [line(frame.id, 2, 50)],
  payments: [payment(100)],
  ...values,
});

describe("a counter sale", () => {
  it("a counter sale is an invoice without a prescription, for a client or a walk-in", async () => {
    const sold = await shop.saveInvoice(newId(), counterSale());
    expect(sold).toMatchObject({
      client: "",
      prescription: "",
      invoice_number: "2026110001",
      status: "paid",
      total_amount: 100,
    });
    expect(await stock()).toBe(8);
    const client = await shop.client();
    const other = await shop.saveInvoice(newId(), counterSale({ client: client.id }));
    expect(other).toMatchObject({
      invoice_number: "2026110002",
      expand: { client: { name: client.name } },
    });
  });

  it("a counter sale is edited with its version, retried safely, refused with an old version", async () => {
    const id = newId();
    const body = counterSale();
    const { version } = await shop.saveInvoice(id, body);
    expect((await shop.saveInvoice(id, body)).version).toBe(version);
    const paid = await shop.saveInvoice(id, {
      ...body,
      version,
      payments: [...body.payments, payment(20)],
    });
    expect(paid).toMatchObject({ paid_amount: 120, status: "paid" });
    expect((await shop.send("PUT", path(id), { ...body, version })).status).toBe(409);
    expect((await shop.send<InvoiceDocument>("GET", path(id))).body).toEqual(paid);
  });

  it("a counter sale is refused when empty", async () => {
    const answer = await shop.send("PUT", path(newId()), counterSale({ items: [], payments: [] }));
    expect([answer.status, answer.body.data["items"]?.message]).toEqual([
      400,
      "Ajoutez au moins un article valide.",
    ]);
  });

  it("a counter sale keeps the values of lines and payments that a save does not send", async () => {
    const body = counterSale();
    const { id, version } = await shop.saveInvoice(newId(), body);
    const [item, paid] = [body.items[0], body.payments[0]];
    const changed = await shop.saveInvoice(id, {
      version,
      items: [{ id: item?.id, quantity: 3 }],
      payments: [{ id: paid?.id, notes: "acompte" }],
    });
    expect(changed).toMatchObject({
      items: [{ product: frame.id, quantity: 3, price: 50 }],
      payments: [{ amount: 100, payment_method: "cash", notes: "acompte" }],
      total_amount: 150,
      paid_amount: 100,
    });
    expect(await stock()).toBe(7);
    // A line that never had a product is not dropped either.
    const bare = { invoice: id, product_name: "Réparation", quantity: 1, price: 20 };
    const stored = "/api/collections/optique_invoice_items/records";
    const { body: own } = await shop.sendAsAdmin<{ id: string }>("POST", stored, bare);
    const named = [{ id: item?.id }, { id: own.id }];
    const kept = await shop.saveInvoice(id, {
      version: (await shop.send<InvoiceDocument>("GET", path(id))).body.version,
      items: named,
    });
    expect(kept).toMatchObject({ items: [{ id: item?.id }, { id: own.id }], total_amount: 170 });
    await shop.send("DELETE", `${stored}/${own.id}`);
    // A blank product drops the line.
    const items = [{ id: item?.id, product: "" }];
    const emptied = await shop.saveInvoice(id, {
      version: (await shop.send<InvoiceDocument>("GET", path(id))).body.version,
      items,
    });
    expect(emptied).toMatchObject({ items: [], total_amount: 0 });
    expect(await stock()).toBe(10);
  });

  it("refuses invalid values at their fields, and writes nothing", async () => {
    const items = [line(frame.id, 1, 50), { ...line(frame.id, 1, 50), price: "gratuit" }];
    const answer = await shop.send("PUT", path(newId()), counterSale({ client: newId(), items }));
    expect(answer.body.data).toEqual({
      "items.1.price": { code: "number", message: "Ce champ attend un nombre." },
    });
    const unknown = await shop.send("PUT", path(newId()), counterSale({ client: newId() }));
    expect(unknown.body.data).toHaveProperty("client");
    expect(await shop.find("optique_invoices")).toEqual([]);
    expect(await stock()).toBe(10);
  });
});

describe("the invoice of a prescription, saved by itself", () => {
  it("keeps the prescription's client and changes the prescription's version", async () => {
    const client = await shop.client();
    const stranger = await shop.client({ name: "Idrissi Youssef" });
    const id = newId();
    const invoice = { id: newId(), items: [line(frame.id, 1, 50)], payments: [] };
    const before = await shop.savePrescription(id, {
      client: client.id,
      date: "2026-11-21",
      notes: "",
      invoice,
    });
    const { body: stored } = await shop.send<InvoiceDocument>("GET", path(invoice.id));
    const saved = await shop.saveInvoice(invoice.id, {
      client: stranger.id,
      version: stored.version,
      items: [line(frame.id, 3, 50)],
      payments: [payment(10)],
    });
    expect(saved).toMatchObject({
      client: client.id,
      prescription: id,
      total_amount: 150,
      status: "partial",
    });
    const { body: after } = await shop.send<{ version: string }>(
      "GET",
      `/api/optique/prescriptions/${id}`,
    );
    expect(after.version).not.toBe(before.version);
    expect(await stock()).toBe(7);
  });
});
