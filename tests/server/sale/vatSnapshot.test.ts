import { beforeEach, describe, expect, it } from "vitest";

import type { Product } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
let frame: Product;
let drops: Product;
beforeEach(async () => {
  shop = await openShop();
  await set({ vat: true });
  frame = await shop.product();
  drops = await shop.product({ vat_rate: 7 });
});

const set = async (values: object) =>
  expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), values));
const ratesOf = ({ items }: InvoiceDocument) => items.map(({ vat_rate }) => vat_rate);
const saleOf = (...items: object[]) => ({ client: "", date: "2026-11-21", items, payments: [] });
const read = async (id: string) =>
  expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${id}`));

describe("the TVA rate of an item saved with its document", () => {
  it("an item's TVA rate is the product's, else the shop's 20 %, and never a sent one", async () => {
    const sent = { ...line(frame.id, 1, 120), vat_rate: 3 };
    const zero = await shop.product({ vat_rate: 0 });
    const body = saleOf(sent, line(drops.id, 1, 107), line(zero.id, 1, 10));
    const saved = await shop.saveInvoice(newId(), body);
    expect(ratesOf(saved)).toEqual([20, 7, 0]);
  });

  it("an item's TVA rate is absent in a shop without TVA", async () => {
    await set({ vat: false });
    const saved = await shop.saveInvoice(newId(), saleOf(line(drops.id, 1, 107)));
    expect(ratesOf(saved)).toEqual([null]);
  });

  it("an item's TVA rate stays when the quantity changes, and changes with the product", async () => {
    const id = newId();
    const [first, second] = [line(frame.id, 1, 120), line(frame.id, 1, 120)];
    const { version } = await shop.saveInvoice(id, saleOf(first, second));
    await set({ vat_rate: 14 });
    const changed = saleOf({ ...first, quantity: 3, price: 60 }, { ...second, product: drops.id });
    const third = line(frame.id, 1, 5);
    const items = [...changed.items, third];
    const saved = await shop.saveInvoice(id, { ...changed, items, version });
    expect(ratesOf(saved)).toEqual([20, 7, 14]);
  });

  it("an item's TVA rate stays after the shop leaves TVA, while new items have none", async () => {
    const id = newId();
    const first = line(frame.id, 1, 120);
    const { version } = await shop.saveInvoice(id, saleOf(first));
    await set({ vat: false });
    const body = saleOf({ ...first, price: 100 }, line(drops.id, 1, 10));
    expect(ratesOf(await shop.saveInvoice(id, { ...body, version }))).toEqual([20, null]);
    await set({ vat: true });
    expect(ratesOf(await read(id))).toEqual([20, null]);
  });

  it("an item's TVA rate is not rewritten by a retry after the shop's rate changed", async () => {
    const id = newId();
    const body = { ...saleOf(line(frame.id, 1, 120)), payments: [payment(20)] };
    const saved = await shop.saveInvoice(id, body);
    await set({ vat_rate: 10 });
    expect(await shop.saveInvoice(id, body)).toEqual(saved);
    expect(JSON.stringify(await read(id))).toBe(JSON.stringify(saved));
  });

  it("an item's TVA rate is stored in a prescription's document too", async () => {
    const client = await shop.client();
    const invoice = { id: newId(), items: [line(drops.id, 1, 107)], payments: [] };
    const body = { client: client.id, date: "2026-11-21", notes: "", invoice };
    const saved = await shop.savePrescription(newId(), body);
    expect(saved.invoice?.items.map(({ vat_rate }) => vat_rate)).toEqual([7]);
  });
});

describe("the TVA rate of an item written by itself", () => {
  const path = (id: string) => recordsPath("optique_invoice_items", id);
  const rateOf = async (id: string) => (await shop.read("optique_invoice_items", id)).vat_rate;
  let invoice: string;
  beforeEach(async () => {
    invoice = newId();
    await shop.saveInvoice(invoice, saleOf(line(frame.id, 1, 1)));
  });

  it("an item written by itself has the product's TVA rate, else the shop's, and never a sent one", async () => {
    const sent = { ...line(drops.id, 1, 107), invoice, vat_rate: 3 };
    const { id } = await shop.create("optique_invoice_items", sent);
    expect(await rateOf(id)).toBe(7);
    expectOk(await shop.send("PATCH", path(id), { vat_rate: 55, quantity: 2 }));
    expect(await rateOf(id)).toBe(7);
    expectOk(await shop.send("PATCH", path(id), { product: frame.id }));
    expect(await rateOf(id)).toBe(20);
    await set({ vat: false });
    expectOk(await shop.send("PATCH", path(id), { price: 3 }));
    expect(await rateOf(id)).toBe(20);
    expectOk(await shop.send("PATCH", path(id), { product: drops.id }));
    expect(await rateOf(id)).toBeNull();
  });

  it("a line without a product has the shop's TVA rate", async () => {
    const free = { invoice, quantity: 1, price: 5 };
    const path = recordsPath("optique_invoice_items");
    const { body } = await shop.sendAsAdmin<{ id: string }>("POST", path, free);
    expect(await rateOf(body.id)).toBe(20);
  });
});

describe("TVA rates of products and of the shop", () => {
  it.each([
    [-1, "La valeur doit être au moins 0."],
    [100.5, "La valeur ne doit pas dépasser 100."],
    ["vingt", "Ce champ attend un nombre."],
  ])("the rate %s is refused for a product and for the shop", async (vat_rate, message) => {
    const product = await shop.send("PATCH", recordsPath("optique_products", frame.id), {
      vat_rate,
    });
    expect(product.body.data["vat_rate"]?.message).toBe(message);
    const own = recordsPath("optique_companies", shop.company);
    expect((await shop.send("PATCH", own, { vat_rate })).body.data["vat_rate"]?.message).toBe(
      message,
    );
  });

  it("changes of TVA rates are journalled for a product and for the shop", async () => {
    await shop.send("PATCH", recordsPath("optique_products", frame.id), { vat_rate: 14 });
    await set({ vat_rate: 10 });
    const changes = (await shop.find("optique_journal")).map((entry) => entry.changes);
    expect(changes).toContainEqual({ vat_rate: [null, 14] });
    expect(changes).toContainEqual({ vat_rate: [20, 10] });
  });
});
