import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days.ts";
import type { Client, Product } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, sharedServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
let frame: Product;
let client: Client;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  shop = await openShop(server);
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
  ])("is not changed by a name that is sent, of %s", async (_, values) => {
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
  ])("stays when the invoice is saved with %s", async (_, values) => {
    const payments = "payments" in values ? [...sold.payments, ...values.payments] : undefined;
    const body = { version: sold.version, ...values, payments };
    expect(await shop.saveInvoice(sold.id, body)).toMatchObject(buyerOf(client));
  });

  it("stays when its record is written", async () => {
    expectOk(await patch("optique_invoices", sold.id, { notes: "vu" }));
    expect(await read(sold.id)).toMatchObject({ notes: "vu", ...buyerOf(client) });
  });
});

describe("another client of a prescription", () => {
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

  it("is the buyer of its issued invoice, by its record and by its document", async () => {
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

  it("is no buyer of a draft", async () => {
    const draft = await prescribe([]);
    expectOk(await patch("optique_prescriptions", draft.id, { client: other.id }));
    expect(await read(draft.invoice)).toMatchObject({ client: other.id, buyer_name: "" });
  });
});
