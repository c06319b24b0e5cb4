import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Client, Product } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
let frame: Product;
let client: Client;
beforeEach(async () => {
  shop = await openShop();
  frame = await shop.product();
  client = await shop.client({ address: "12, rue du Figuier", ice: "001234567000089" });
});

const path = (id: string) => `/api/optique/invoices/${id}`;
const sell = (values: object = {}) =>
  shop.saveInvoice(newId(), {
    client: client.id,
    date: today(),
    items: [line(frame.id, 1, 500)],
    payments: [payment(100)],
    ...values,
  });
const read = async (id: string) => expectOk(await shop.send<InvoiceDocument>("GET", path(id)));
const patch = (collection: string, id: string, values: object) =>
  shop.send("PATCH", recordsPath(collection, id), values);
const buyerOf = ({ name, address, ice }: Client) => ({
  buyer_name: name,
  buyer_address: address,
  buyer_ice: ice,
});

describe("the buyer of an issued invoice under the lock", () => {
  beforeEach(async () => {
    expectOk(await patch("optique_companies", shop.company, { invoice_lock: true }));
  });

  it.each([
    ["a client", {}],
    ["a walk-in", { client: "", buyer_name: "Société Atlas" }],
  ])("an issued invoice's buyer does not change when a name is sent, for %s", async (_, values) => {
    const sold = await sell(values);
    const { version, buyer_name } = sold;
    const same = await shop.saveInvoice(sold.id, { version, buyer_name: "FAUX" });
    expect(same).toMatchObject({ version, buyer_name });
    const noted = await shop.saveInvoice(sold.id, { version, buyer_name: "FAUX", notes: "vu" });
    expect(noted).toMatchObject({ notes: "vu", buyer_name });
    expectOk(await patch("optique_invoices", sold.id, { buyer_name: "FAUX" }));
    expect(await read(sold.id)).toMatchObject({ buyer_name });
  });
});

describe("the buyer of an erased client", () => {
  let sold: InvoiceDocument;
  beforeEach(async () => {
    sold = await sell();
    const erased = await shop.send("POST", `/api/optique/clients/${client.id}/erase`, {
      name: client.name,
    });
    expect(erased.status).toBe(204);
    sold = await read(sold.id);
    expect(sold).toMatchObject(buyerOf(client));
  });

  it.each([
    ["notes", { notes: "vu" }],
    ["a payment", { payments: [payment(400)] }],
    ["a name that is sent", { buyer_name: "FAUX" }],
  ])("the buyer's name stays when the invoice is saved with %s", async (_, values) => {
    const payments = "payments" in values ? [...sold.payments, ...values.payments] : undefined;
    const body = { version: sold.version, ...values, payments };
    expect(await shop.saveInvoice(sold.id, body)).toMatchObject(buyerOf(client));
  });

  it("the buyer's name stays when the invoice's record is written", async () => {
    expectOk(await patch("optique_invoices", sold.id, { notes: "vu" }));
    expect(await read(sold.id)).toMatchObject({ notes: "vu", ...buyerOf(client) });
  });
});

describe("a prescription that changes its client", () => {
  let other: Client;
  beforeEach(async () => {
    other = await shop.client({ name: "Deux", address: "3, rue de l'Atlas", ice: "" });
  });
  const prescribe = async (payments: object[]) => {
    const invoice = { id: newId(), items: [line(frame.id, 1, 500)], payments };
    const body = { client: client.id, date: today(), notes: "", invoice };
    const { id, version } = await shop.savePrescription(newId(), body);
    return { id, version, invoice: invoice.id };
  };
  const journalOf = async (id: string) =>
    (await shop.find("optique_journal", `record = "${id}"`)).map(({ changes }) => changes);

  it("a prescription's new client becomes its issued invoice's buyer, by record and by document", async () => {
    const first = await prescribe([payment(500)]);
    expectOk(await patch("optique_prescriptions", first.id, { client: other.id }));
    expect(await read(first.invoice)).toMatchObject({ client: other.id, ...buyerOf(other) });
    expect(await journalOf(first.invoice)).toMatchObject([
      { client: [client.id, other.id], buyer_name: [] },
    ]);

    const second = await prescribe([payment(500)]);
    const { version } = second;
    await shop.savePrescription(second.id, { version, client: other.id });
    expect(await read(second.invoice)).toMatchObject({ client: other.id, ...buyerOf(other) });
    expect(await journalOf(second.invoice)).toHaveLength(1);

    const third = await prescribe([payment(500)]);
    await shop.savePrescription(third.id, {
      version: third.version,
      client: other.id,
      invoice: { id: third.invoice, notes: "vu" },
    });
    expect(await read(third.invoice)).toMatchObject({ client: other.id, ...buyerOf(other) });
    expect(await journalOf(third.invoice)).toHaveLength(1);
  });

  it("a prescription's new client is not stored as the buyer of a draft", async () => {
    const draft = await prescribe([]);
    expectOk(await patch("optique_prescriptions", draft.id, { client: other.id }));
    expect(await read(draft.invoice)).toMatchObject({ client: other.id, buyer_name: "" });
  });
});

describe("the shop's own data on an issued invoice", () => {
  const first = {
    name: "Optique du Figuier",
    address: "12, rue du Figuier, Tanger",
    phone: "05 39 00 00 01",
    email: "bonjour@figuier.example",
    website: "figuier.example",
    other_info: "Ouvert le dimanche",
    registration: "12-34",
    rc: "55667",
    patente: "778899",
    if: "4455",
    ice: "001122334455667",
    inpe: "091234567",
    bank_info: 'RIB 007 "Tanger"',
    vat_note: "TVA non applicable",
    warranty_note: "Un an sur la monture",
  };
  const moved = Object.fromEntries(Object.keys(first).map((name) => [name, ""]));
  const change = async (values: object) =>
    expectOk(await patch("optique_companies", shop.company, values));
  beforeEach(async () => change(first));
  const moveAway = () => change({ ...moved, name: "Optique du Port", address: "Quai 1" });

  it.each([
    ["a payment in its document", async () => (await sell()).id],
    [
      "a payment written by itself",
      async () => {
        const { id } = await sell({ payments: [] });
        await shop.create("optique_payments", { ...payment(100), invoice: id });
        return id;
      },
    ],
    [
      "its route",
      async () => {
        const { id } = await sell({ payments: [] });
        expectOk(await shop.send("POST", `${path(id)}/issue`));
        return id;
      },
    ],
  ])(
    "the shop's data are stored on an invoice by %s, and survive every later change",
    async (_, make) => {
      const id = await make();
      expect((await read(id)).shop_stamp).toEqual(first);
      await moveAway();
      const { version } = await read(id);
      await shop.saveInvoice(id, { version, items: [line(frame.id, 2, 500)], notes: "vu" });
      expectOk(
        await patch("optique_invoices", id, { notes: "revu", shop_stamp: { name: "FAUX" } }),
      );
      await shop.create("optique_payments", { ...payment(50), invoice: id });
      expect((await read(id)).shop_stamp).toEqual(first);
      const [entry] = await shop.find("optique_journal", `record = "${id}"`);
      expect(Object.keys(entry?.changes as object)).not.toContain("shop_stamp");
    },
  );

  it("a draft stores no data of the shop, whatever is sent, and no list returns them", async () => {
    const { id } = await sell({ payments: [], shop_stamp: first });
    expect((await read(id)).shop_stamp).toBeNull();
    const made = await shop.create("optique_invoices", { date: today(), shop_stamp: first });
    expect((await read(made.id)).shop_stamp).toBeNull();
    await sell();
    const listed = await shop.send("GET", "/api/optique/lists/invoices");
    expect(JSON.stringify([listed.body, made])).not.toContain("shop_stamp");
  });

  it("a credit note stores the shop's data of its own day", async () => {
    const sold = await sell();
    await moveAway();
    const credited = {
      invoice: sold.id,
      reason: "gesture",
      items: [{ id: newId(), invoice_item: sold.items[0]?.id, quantity: 0, amount: 50 }],
    };
    const note = `/api/optique/credit-notes/${newId()}`;
    const stamp = { ...moved, name: "Optique du Port", address: "Quai 1" };
    expect(expectOk(await shop.send("PUT", note, credited))).toMatchObject({ shop_stamp: stamp });
    await change(first);
    expect((await shop.send("GET", note)).body).toMatchObject({ shop_stamp: stamp });
    expect((await read(sold.id)).shop_stamp).toEqual(first);
  });
});
