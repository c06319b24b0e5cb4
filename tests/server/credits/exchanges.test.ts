import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Client, CreditNote, Product } from "#domain/core/records.ts";
import type { InvoiceDocument, PrescriptionDocument } from "#domain/documents/documents.ts";
import {
  expectOk,
  line,
  newId,
  openShop,
  payment,
  type Refusal,
  type Shop,
} from "#support/shop.ts";

type Exchanged = { credit_note: CreditNote; sale: InvoiceDocument & PrescriptionDocument };

let shop: Shop;
let client: Client;
let cheap: Product;
let dear: Product;
let old: InvoiceDocument;
beforeEach(async () => {
  shop = await openShop();
  client = await shop.client();
  cheap = await shop.product({ name: "Solaire Anfa", type: "sunglasses", stock: 5 });
  dear = await shop.product({ name: "Solaire Atlas", type: "sunglasses", stock: 5 });
  old = await shop.saveInvoice(newId(), {
    client: client.id,
    date: today(),
    items: [line(cheap.id, 1, 800)],
    payments: [payment(800)],
  });
});

const creditOf = (amount = 800) => ({
  invoice: old.id,
  reason: "return",
  items: [{ id: newId(), invoice_item: old.items[0]?.id, quantity: 1, amount }],
});
const saleOf = (price: number) => ({
  id: newId(),
  client: client.id,
  date: today(),
  items: [line(dear.id, 1, price)],
});
const put = (body: object, id = newId()) =>
  shop.send<Exchanged>("PUT", `/api/optique/exchanges/${id}`, body);
const stockOf = async ({ id }: Product) => (await shop.read("optique_products", id)).stock;
const invoice = async (id: string) =>
  expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${id}`));
const violations = async () =>
  expectOk(await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity")).violations;

it("an exchange for dearer sunglasses takes the difference, once", async () => {
  const [id, body] = [
    newId(),
    { credit: creditOf(), sale: saleOf(1000), payment: payment(200, { payment_method: "card" }) },
  ];
  const { credit_note, sale } = expectOk(await put(body, id));
  expect(credit_note).toMatchObject({ id, kept: 800, used: 800, total_amount: 800 });
  expect(sale).toMatchObject({ total_amount: 1000, paid_amount: 1000, status: "paid" });
  expect(sale.payments.map((one) => [one.payment_method, one.amount]).sort()).toEqual([
    ["card", 200],
    ["credit", 800],
  ]);
  expect(await invoice(old.id)).toMatchObject({ status: "cancelled", paid_amount: 0 });
  expect([await stockOf(cheap), await stockOf(dear)]).toEqual([5, 4]);
  expect(expectOk(await put(body, id))).toMatchObject({ sale: { version: sale.version } });
  expect([await stockOf(cheap), await stockOf(dear)]).toEqual([5, 4]);
  expect((await put({ ...body, sale: saleOf(1001) }, id)).status).toBe(409);
  expect(await violations()).toEqual([]);
});

it("an exchange for cheaper sunglasses refunds the difference", async () => {
  const refund = { id: newId(), payment_method: "cash" };
  const { credit_note, sale } = expectOk(
    await put({ credit: creditOf(), sale: saleOf(500), refund }),
  );
  expect(credit_note).toMatchObject({ kept: 500, used: 500, refunds: [{ amount: 300 }] });
  expect(sale).toMatchObject({ paid_amount: 500, status: "paid" });
  expect(await violations()).toEqual([]);
});

it("an exchange uses only the paid part of the returned invoice as credit", async () => {
  old = await shop.saveInvoice(newId(), {
    client: client.id,
    date: today(),
    items: [line(cheap.id, 1, 800)],
    payments: [payment(300)],
  });
  const { credit_note, sale } = expectOk(await put({ credit: creditOf(), sale: saleOf(1000) }));
  expect(credit_note).toMatchObject({ kept: 300, used: 300 });
  expect(sale).toMatchObject({ paid_amount: 300, status: "partial" });
  expect(await invoice(old.id)).toMatchObject({ status: "cancelled", paid_amount: 0 });
});

it("an exchange may sell a prescription", async () => {
  const sale = {
    id: newId(),
    client: client.id,
    date: today(),
    notes: "",
    invoice: { id: newId(), items: [line(dear.id, 1, 900)] },
  };
  const answer = expectOk(await put({ credit: creditOf(), sale, payment: payment(100) }));
  expect(answer.sale.invoice).toMatchObject({ paid_amount: 900, status: "paid" });
});

describe("a refused exchange", () => {
  it.each([
    ["a line that is too dear to credit", { amount: 801 }, {}, 409],
    ["an unknown product", {}, { items: [line(newId(), 1, 5)] }, 400],
    ["a sale of another client", {}, { client: "" }, 400],
  ])("an exchange writes nothing for %s", async (_, credit, sale, status) => {
    const base = creditOf();
    const items = base.items.map((item) => ({ ...item, ...credit }));
    const body = { credit: { ...base, items }, sale: { ...saleOf(1000), ...sale } };
    const answer = await put(body);
    expect([answer.status, Object.keys((answer.body as unknown as Refusal).data).length]).toEqual([
      status,
      1,
    ]);
    expect(await shop.find("optique_credit_notes")).toEqual([]);
    expect([await stockOf(cheap), await stockOf(dear)]).toEqual([4, 5]);
    expect(await violations()).toEqual([]);
  });

  it("an exchange without its credit or its sale is refused at that field", async () => {
    expect(await put({ sale: saleOf(5) })).toMatchObject({
      status: 400,
      body: { data: { credit: {} } },
    });
    expect(await put({ credit: creditOf() })).toMatchObject({
      status: 400,
      body: { data: { sale: {} } },
    });
  });
});

describe("the sale of an exchange", () => {
  it("an invalid line of an exchange is refused at its field", async () => {
    for (const wrong of [{ quantity: "abc" }, { quantity: 1.5 }, { price: 1e308 }]) {
      const sold = { ...saleOf(500), items: [{ ...line(dear.id, 1, 500), ...wrong }] };
      const { status, body } = await put({ credit: creditOf(), sale: sold });
      const fields = Object.keys((body as unknown as Refusal).data);
      expect([status, fields]).toEqual([400, [`items.0.${Object.keys(wrong)[0]}`]]);
    }
    expect(await shop.find("optique_credit_notes")).toEqual([]);
  });

  it("an exchange needs the right to sell", async () => {
    const optician = await shop.colleague("optician", { rights: { "sale.write": false } });
    const send = (sale: object) =>
      optician.send("PUT", `/api/optique/exchanges/${newId()}`, { credit: creditOf(), sale });
    const prescribed = { id: newId(), client: client.id, date: today(), notes: "" };
    const sold = { id: newId(), items: [line(dear.id, 1, 900)] };
    const counter = { sale: saleOf(800), amount: 800 };
    for (const { sale, amount } of [
      counter,
      { sale: { ...prescribed, invoice: sold }, amount: 900 },
    ])
      expect(await send(sale)).toMatchObject({
        status: 403,
        body: { data: { right: { act: "sale.write", record: sale.id, amount } } },
      });
    expect(await shop.find("optique_credit_notes")).toEqual([]);
  });

  it("an exchange cannot replace an invoice that exists", async () => {
    const taken = async (sale: object, field: string) => {
      const { status, body } = await put({ credit: creditOf(), sale });
      expect([status, (body as unknown as Refusal).data]).toEqual([
        400,
        { [field]: expect.objectContaining({ code: "id_taken" }) as object },
      ]);
    };
    const { id, version } = await shop.saveInvoice(newId(), {
      client: client.id,
      date: today(),
      items: [line(dear.id, 1, 10)],
    });
    await taken({ ...saleOf(800), id, version }, "sale.id");
    const values = { client: client.id, date: today(), notes: "" };
    const invoiced = { id: newId(), items: [line(dear.id, 1, 10)], payments: [] };
    const made = await shop.savePrescription(newId(), { ...values, invoice: invoiced });
    const sale = { ...values, id: made.id, version: made.version };
    const items = [line(dear.id, 1, 800)];
    await taken({ ...sale, invoice: { ...invoiced, items } }, "sale.invoice.id");
    expect(await invoice(id)).toMatchObject({ total_amount: 10, version });
    expect(await shop.find("optique_credit_notes")).toEqual([]);
  });

  it("a repeated exchange returns its sale, even after another station changed it", async () => {
    const [id, body] = [newId(), { credit: creditOf(), sale: saleOf(1000) }];
    const { sale } = expectOk(await put(body, id));
    await shop.saveInvoice(sale.id, { version: sale.version, notes: "vu" });
    expect(expectOk(await put(body, id)).sale).toMatchObject({ id: sale.id, notes: "vu" });
  });
});

describe("the money of an exchange", () => {
  it("an exchange refuses any other money than one payment and one refund", async () => {
    const cash = { id: newId(), payment_method: "cash", amount: 200 };
    for (const field of ["payment", "refund"])
      for (const sent of [[cash], "200", 200]) {
        const answer = await put({ credit: creditOf(), sale: saleOf(1000), [field]: sent });
        const { data } = answer.body as unknown as Refusal;
        expect([answer.status, data[field]?.code]).toEqual([400, "object"]);
      }
    const credit = { ...creditOf(), refunds: [cash] };
    expect(await put({ credit, sale: saleOf(500) })).toMatchObject({
      status: 400,
      body: { data: { "credit.refunds": { code: "fixed" } } },
    });
    expect(await shop.find("optique_credit_notes")).toEqual([]);
  });
});

describe("the refund of an exchange", () => {
  it.each([
    ["nothing rests", 1000, 500],
    ["less rests", 500, 300.01],
  ])(
    "an exchange that refunds more than the remaining credit is refused, where %s",
    async (_, price, amount) => {
      const refund = { id: newId(), payment_method: "cash", amount };
      const { status, body } = await put({ credit: creditOf(), sale: saleOf(price), refund });
      expect([status, (body as unknown as Refusal).data]).toEqual([
        409,
        { "refund.amount": expect.objectContaining({ code: "refund_exceeds" }) as object },
      ]);
      expect(await shop.find("optique_credit_notes")).toEqual([]);
    },
  );

  it("an exchange refunds less than the remaining credit on request, and nothing when none remains", async () => {
    const refund = { id: newId(), payment_method: "cash" };
    const [less, none] = [{ ...refund, amount: 100 }, refund];
    const some = expectOk(await put({ credit: creditOf(), sale: saleOf(500), refund: less }));
    expect(some.credit_note).toMatchObject({ kept: 500, refunds: [{ amount: 100 }] });
    old = await shop.saveInvoice(newId(), {
      client: client.id,
      date: today(),
      items: [line(cheap.id, 1, 800)],
      payments: [payment(800)],
    });
    const whole = expectOk(await put({ credit: creditOf(), sale: saleOf(800), refund: none }));
    expect(whole.credit_note).toMatchObject({ kept: 800, refunds: [] });
  });
});
