import { beforeEach, describe, expect, it } from "vitest";

import type { InvoiceItem, Product } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
let frame: Product;
beforeEach(async () => {
  shop = await openShop();
  frame = await shop.product();
});

const itemsPath = recordsPath("optique_invoice_items");
const saleOf = (items: object[], payments: object[] = []) => ({
  client: "",
  date: "2026-11-21",
  items,
  payments,
});
const freeLine = (label: string, price: number, values: object = {}) => ({
  ...line("", 1, price),
  label,
  ...values,
});
const stock = async () => (await shop.read("optique_products", frame.id)).stock;
const soldAmounts = async () =>
  expectOk(
    await shop.send<{ byType: { type: string; amount: number }[] }>(
      "GET",
      "/api/optique/statistics?from=2026-11-21&to=2026-11-21",
    ),
  ).byType.map(({ type, amount }) => [type, amount]);
const violations = async () =>
  expectOk(await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity")).violations;
const errorsOf = (body: { data: Record<string, { message: string } | undefined> }) =>
  Object.fromEntries(Object.entries(body.data).map(([field, error]) => [field, error?.message]));

describe("the discount of a line", () => {
  it("lowers total, status and statistics, and stays when a later save does not send it", async () => {
    const id = newId();
    const item = { ...line(frame.id, 2, 500), discount: 100.5 };
    const sold = await shop.saveInvoice(id, saleOf([item], [payment(899.5)]));
    expect(sold).toMatchObject({
      total_amount: 899.5,
      paid_amount: 899.5,
      status: "paid",
      items: [{ discount: 100.5, price: 500, quantity: 2 }],
    });
    expect(await soldAmounts()).toEqual([["frame", 899.5]]);
    const { id: part } = item;
    const kept = await shop.saveInvoice(id, {
      version: sold.version,
      items: [{ id: part, quantity: 3 }],
    });
    expect(kept).toMatchObject({ total_amount: 1399.5, status: "partial" });
    const without = await shop.saveInvoice(id, {
      version: kept.version,
      items: [{ id: part, discount: 0 }],
    });
    expect(without).toMatchObject({ total_amount: 1500, items: [{ discount: 0 }] });
    expect(await soldAmounts()).toEqual([["frame", 1500]]);
    expect(await violations()).toEqual([]);
  });

  it("lowers the TVA of the invoice's period", async () => {
    await shop.send("PATCH", recordsPath("optique_companies", shop.company), { vat: true });
    await shop.saveInvoice(newId(), saleOf([{ ...line(frame.id, 1, 150), discount: 30 }]));
    const figures = expectOk(
      await shop.send<{ vat: { invoiced: { ht: number; vat: number; ttc: number }[] } }>(
        "GET",
        "/api/optique/statistics?from=2026-11-21&to=2026-11-21",
      ),
    );
    expect(figures.vat.invoiced).toMatchObject([{ ht: 100, vat: 20, ttc: 120 }]);
  });

  it("a discount above its line, below zero or as text is refused, by document and by record", async () => {
    const sent = (discount: unknown) =>
      shop.send(
        "PUT",
        `/api/optique/invoices/${newId()}`,
        saleOf([{ ...line(frame.id, 2, 50), discount }]),
      );
    const refused = async (discount: unknown) => errorsOf((await sent(discount)).body);
    const isMore = "La remise dépasse le montant de la ligne.";
    expect(await refused(100.01)).toEqual({ "items.0.discount": isMore });
    expect(await refused(-1)).toHaveProperty(["items.0.discount"]);
    expect(await refused("dix")).toHaveProperty(["items.0.discount"]);
    expect(await shop.find("optique_invoices")).toEqual([]);

    const sold = await shop.saveInvoice(
      newId(),
      saleOf([{ ...line(frame.id, 2, 50), discount: 100 }]),
    );
    expect(sold).toMatchObject({ total_amount: 0, status: "paid" });
    const [item] = sold.items;
    const patched = await shop.send("PATCH", `${itemsPath}/${item?.id}`, { quantity: 1 });
    expect([patched.status, errorsOf(patched.body)]).toEqual([400, { discount: isMore }]);
    const { id: part } = sold.items[0] ?? { id: "" };
    const fewer = await shop.send("PUT", `/api/optique/invoices/${sold.id}`, {
      version: sold.version,
      items: [{ id: part, quantity: 1 }],
    });
    expect(errorsOf(fewer.body)).toEqual({ "items.0.discount": isMore });
  });

  it("a discount written on the line's record recomputes the invoice", async () => {
    const sold = await shop.saveInvoice(newId(), saleOf([line(frame.id, 1, 80)]));
    expectOk(await shop.send("PATCH", `${itemsPath}/${sold.items[0]?.id}`, { discount: 8 }));
    expect(await shop.read("optique_invoices", sold.id)).toMatchObject({ total_amount: 72 });
    expect(await soldAmounts()).toEqual([["frame", 72]]);
    const changes = (await shop.find("optique_journal")).map(({ changes: of }) => of);
    expect(JSON.stringify(changes)).toContain('"discount"');
  });
});

describe("a free line", () => {
  it("a free line has a label and no product, moves no stock, and has the shop's TVA rate", async () => {
    await shop.send("PATCH", recordsPath("optique_companies", shop.company), { vat: true });
    const body = saleOf([freeLine("  Réparation de charnière ", 60), line(frame.id, 1, 500)]);
    const id = newId();
    const sold = await shop.saveInvoice(id, body);
    expect(sold).toMatchObject({
      total_amount: 560,
      items: [
        {
          product: "",
          label: "Réparation de charnière",
          product_name: "Réparation de charnière",
          vat_rate: 20,
        },
        { product: frame.id, label: "", product_name: frame.name },
      ],
    });
    expect(await stock()).toBe(9);
    expect(await soldAmounts()).toEqual([
      ["frame", 500],
      ["other", 60],
    ]);
    expect((await shop.saveInvoice(id, body)).version).toBe(sold.version);
    expect(await violations()).toEqual([]);
  });

  it("a free line may be sent without the field 'product', also when it is sent again", async () => {
    const [id, part] = [newId(), newId()];
    const item = { id: part, label: "Libre", quantity: 1, price: 5 };
    const sold = await shop.saveInvoice(id, saleOf([item]));
    expect(sold).toMatchObject({
      total_amount: 5,
      items: [{ product: "", product_name: "Libre" }],
    });
    const again = { version: sold.version, items: [{ ...item, price: 6 }] };
    expect(await shop.saveInvoice(id, again)).toMatchObject({ total_amount: 6 });
    const kept = { id: newId(), product: frame.id, quantity: 1, price: 500 };
    const other = await shop.saveInvoice(newId(), saleOf([kept]));
    const more = { version: other.version, items: [{ id: kept.id, quantity: 2 }] };
    expect(await shop.saveInvoice(other.id, more)).toMatchObject({
      items: [{ product: frame.id }],
    });
    const client = await shop.client();
    const invoice = { id: newId(), items: [{ ...item, id: newId() }] };
    const body = { client: client.id, date: "2026-11-21", notes: "", invoice };
    expect((await shop.savePrescription(newId(), body)).invoice).toMatchObject({ total_amount: 5 });
  });

  it("a free line is renamed, becomes a product's line, and is removed when its label is emptied", async () => {
    const id = newId();
    const item = freeLine("Ajustage", 30);
    let sold = await shop.saveInvoice(id, saleOf([item]));
    const change = async (values: object) =>
      (sold = await shop.saveInvoice(id, {
        version: sold.version,
        items: [{ id: item.id, ...values }],
      }));
    expect(await change({ label: "Ajustage et nettoyage" })).toMatchObject({
      items: [{ product: "", product_name: "Ajustage et nettoyage" }],
    });
    expect(await change({ price: 35 })).toMatchObject({
      items: [{ label: "Ajustage et nettoyage" }],
    });
    expect(await change({ product: frame.id })).toMatchObject({
      items: [{ product: frame.id, product_name: frame.name, label: "Ajustage et nettoyage" }],
    });
    expect(await stock()).toBe(9);
    expect(await change({ product: "", label: "" })).toMatchObject({ items: [], total_amount: 0 });
    expect(await stock()).toBe(10);
    expect(await violations()).toEqual([]);
  });

  it("a sent line with neither product nor label is ignored", async () => {
    const items = [line(frame.id, 1, 10), freeLine("   ", 99), line("", 1, 99)];
    expect(await shop.saveInvoice(newId(), saleOf(items))).toMatchObject({ total_amount: 10 });
  });

  it("a free line can be written through the records API, which refuses one without a label", async () => {
    const { id: invoice } = await shop.saveInvoice(newId(), saleOf([line(frame.id, 1, 10)]));
    const record = { invoice, quantity: 1, price: 25 };
    const refused = await shop.send("POST", itemsPath, record);
    expect(errorsOf(refused.body)).toEqual({ product: "Produit requis." });
    const made = expectOk(
      await shop.send<InvoiceItem>("POST", itemsPath, { ...record, label: "Plaquettes" }),
    );
    expect(made).toMatchObject({ product_name: "Plaquettes", label: "Plaquettes" });
    expect(await shop.read("optique_invoices", invoice)).toMatchObject({ total_amount: 35 });
    const renamed = { label: "Plaquettes en silicone" };
    expect(
      expectOk(await shop.send<InvoiceItem>("PATCH", `${itemsPath}/${made.id}`, renamed)),
    ).toMatchObject({ product_name: "Plaquettes en silicone" });
  });

  it("the label of a free line is not in the journal", async () => {
    const id = newId();
    const sold = await shop.saveInvoice(id, saleOf([freeLine("Retouche de Mme Alami", 40)]));
    await shop.saveInvoice(id, { version: sold.version, items: [] });
    expect(JSON.stringify(await shop.find("optique_journal"))).not.toContain("Alami");
  });
});

it("a line of a product keeps its own label in a prescription's invoice", async () => {
  const client = await shop.client();
  const invoice = {
    id: newId(),
    items: [{ ...line(frame.id, 1, 900), label: "Branche gauche raccourcie", discount: 90 }],
    payments: [],
  };
  const saved = await shop.savePrescription(newId(), {
    client: client.id,
    date: "2026-11-21",
    notes: "",
    invoice,
  });
  expect(saved.invoice).toMatchObject({
    total_amount: 810,
    items: [{ product_name: frame.name, label: "Branche gauche raccourcie", discount: 90 }],
  });
  const alone = expectOk(
    await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${invoice.id}`),
  );
  expect(alone.items).toMatchObject([{ label: "Branche gauche raccourcie", discount: 90 }]);
});
