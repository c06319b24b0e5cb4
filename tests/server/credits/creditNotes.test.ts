import { beforeEach, describe, expect, it } from "vitest";

import type { CreditItem, CreditNote, Product, Refund } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { addDays, today } from "#domain/core/days/days.ts";
import {
  expectOk,
  line,
  newId,
  openShop,
  payment,
  recordsPath,
  type Refusal,
  type Shop,
} from "#support/shop.ts";

type Credit = CreditNote & { items: CreditItem[]; refunds: Refund[] };

let shop: Shop;
let frame: Product;
let sale: InvoiceDocument;
beforeEach(async () => {
  shop = await openShop();
  frame = await shop.product();
  sale = await sell([line(frame.id, 2, 500), line(frame.id, 1, 300)], [payment(1300)]);
});

async function sell(items: object[], payments: object[] = [], client = "") {
  const body = { client, date: today(), items, payments };
  return await shop.saveInvoice(newId(), body);
}
const itemAt = (place: number) => sale.items[place]?.id ?? "";
const creditOf = (values: object = {}) => ({
  invoice: sale.id,
  reason: "return",
  items: [{ id: newId(), invoice_item: itemAt(0), quantity: 1, amount: 500 }],
  ...values,
});
const put = <T = Credit>(body: object, id = newId()) =>
  shop.send<T>("PUT", `/api/optique/credit-notes/${id}`, body);
const credited = async (body: object, id = newId()) => expectOk(await put(body, id));
const invoice = async (id = sale.id) =>
  expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${id}`));
const stock = async () => (await shop.read("optique_products", frame.id)).stock;
const violations = async () =>
  expectOk(await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity")).violations;
const refundOf = (amount: number, payment_method = "cash") => ({
  id: newId(),
  amount,
  payment_method,
});
const refused = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.fromEntries(
    Object.entries((body as Refusal).data).map(([field, { code }]) => [field, code]),
  ),
];

describe("a credit note", () => {
  it("lowers the invoice, puts the piece back into stock, and has a number of its own", async () => {
    const note = await credited(creditOf());
    expect(note).toMatchObject({
      number: expect.stringMatching(/^A\d{6}0001$/),
      date: `${today()} 00:00:00.000Z`,
      total_amount: 500,
      kept: 0,
      by: "Samira",
      items: [{ goods: "shelf", product: frame.id, product_name: frame.name, quantity: 1 }],
      refunds: [],
    });
    expect(await invoice()).toMatchObject({
      total_amount: 1300,
      credited_amount: 500,
      paid_amount: 1300,
      status: "paid",
      credit_notes: [{ id: note.id, items: [{ amount: 500 }] }],
    });
    expect(await stock()).toBe(8);
    const [back] = await shop.find("optique_stock_movements", `reference_id = "${note.id}"`);
    expect(back).toMatchObject({ movement_type: "return", quantity: 1, line: note.items[0]?.id });
    expect(await violations()).toEqual([]);
    expect((await credited(creditOf())).number).toBe(`${note.number.slice(0, -1)}2`);
  });

  it("refunds a part in money, and keeps the rest as the client's credit", async () => {
    const refund = refundOf(200);
    const note = await credited(creditOf({ refunds: [refund], kept: 300 }));
    expect(note).toMatchObject({ kept: 300, used: 0, refunds: [{ id: refund.id, amount: 200 }] });
    expect(await invoice()).toMatchObject({
      credited_amount: 500,
      paid_amount: 800,
      status: "paid",
      refunds: [{ id: refund.id, payment_method: "cash", by: "Samira" }],
    });
    expect(await violations()).toEqual([]);
  });

  it("cancels an invoice that is credited in full and owes nothing", async () => {
    const items = [
      { id: newId(), invoice_item: itemAt(0), quantity: 2, amount: 1000 },
      { id: newId(), invoice_item: itemAt(1), quantity: 1, amount: 300 },
    ];
    await credited(creditOf({ items, refunds: [refundOf(1300, "card")] }));
    expect(await invoice()).toMatchObject({ status: "cancelled", paid_amount: 0 });
    expect(await stock()).toBe(10);
    const list = await shop.send<{ totalItems: number }>(
      "GET",
      "/api/optique/lists/invoices?status=cancelled",
    );
    expect(expectOk(list).totalItems).toBe(1);
    expect(await violations()).toEqual([]);
  });

  it("writes nothing when it is sent again, and refuses another body", async () => {
    const [id, body] = [newId(), creditOf()];
    const first = await credited(body, id);
    expect(await put(Object.fromEntries(Object.entries(body).reverse()), id)).toEqual({
      status: 200,
      body: first,
    });
    expect(await stock()).toBe(8);
    expect(refused(await put({ ...body, notes: "autre" }, id))).toEqual([
      409,
      { id: "written_once" },
    ]);
  });

  it("refuses more pieces or money than remain", async () => {
    const [part] = creditOf().items;
    const more = (values: object) => put(creditOf({ items: [{ ...part, ...values }] }));
    expect(refused(await more({ quantity: 3 }))).toEqual([
      409,
      { "items.0.quantity": "credit_exceeds" },
    ]);
    expect(refused(await more({ amount: 1000.01 }))).toEqual([
      409,
      { "items.0.amount": "credit_exceeds" },
    ]);
    expect(refused(await more({ invoice_item: newId() }))).toEqual([
      400,
      { "items.0.invoice_item": "credit_item" },
    ]);
    expect(refused(await put(creditOf({ kept: 500.01 })))).toEqual([400, { kept: "credit_money" }]);
    expect(refused(await put(creditOf({ refunds: [refundOf(600)] })))).toEqual([
      400,
      { "refunds.0.amount": "credit_money" },
    ]);
    expect(refused(await put(creditOf({ items: [], reason: "" })))).toEqual([
      400,
      { items: "credit_empty", reason: "required" },
    ]);
    expect(refused(await put(creditOf({ invoice: newId() })))).toEqual([
      400,
      { invoice: "unknown_record" },
    ]);
    expect(await invoice()).toMatchObject({ credited_amount: 0, credit_notes: [] });
    expect(await stock()).toBe(7);
  });

  it("refunds at most what was paid", async () => {
    sale = await sell([line(frame.id, 1, 500)], [payment(100)]);
    expect(refused(await put(creditOf({ refunds: [refundOf(200)] })))).toEqual([
      409,
      { "refunds.0.amount": "refund_exceeds" },
    ]);
    await credited(creditOf({ refunds: [refundOf(100)] }));
    expect(await invoice()).toMatchObject({ status: "cancelled", paid_amount: 0 });
  });

  it("credits an amount alone, which puts no piece back", async () => {
    const items = [{ id: newId(), invoice_item: itemAt(0), quantity: 0, amount: 50 }];
    const note = await credited(creditOf({ items, reason: "price" }));
    expect(note.items).toMatchObject([{ quantity: 0, goods: "none" }]);
    expect(await stock()).toBe(7);
  });

  it("refuses to put a service back into stock, and by default does not put a lens back", async () => {
    const lens = await shop.product({ name: "Verre", type: "lens" });
    const fitting = await shop.product({ name: "Montage", type: "service" });
    sale = await sell([line(lens.id, 2, 100), line(fitting.id, 1, 50)], [payment(250)]);
    const part = (place: number, values: object = {}) => ({
      id: newId(),
      invoice_item: itemAt(place),
      quantity: 1,
      amount: 10,
      ...values,
    });
    expect(refused(await put(creditOf({ items: [part(1, { goods: "shelf" })] })))).toEqual([
      400,
      { "items.0.goods": "non_stock" },
    ]);
    const note = await credited(creditOf({ items: [part(0), part(1)] }));
    expect(note.items.map(({ goods }) => goods)).toEqual(["none", "none"]);
    const kept = await credited(creditOf({ items: [part(0, { goods: "shelf" })] }));
    expect(kept.items).toMatchObject([{ goods: "shelf" }]);
    expect((await shop.read("optique_products", lens.id)).stock).toBe(9);
    expect(await violations()).toEqual([]);
  });

  it("a credited invoice and its credited lines cannot be deleted", async () => {
    await credited(creditOf());
    expect(refused(await shop.send("DELETE", recordsPath("optique_invoices", sale.id)))).toEqual([
      400,
      { id: "invoice_credited" },
    ]);
    const fewer = { version: (await invoice()).version, items: [{ id: itemAt(1), quantity: 1 }] };
    const path = `/api/optique/invoices/${sale.id}`;
    expect(refused(await shop.send("PUT", path, fewer))).toEqual([
      409,
      { items: "credit_exceeds" },
    ]);
    const item = recordsPath("optique_invoice_items", itemAt(0));
    expect(refused(await shop.send("PATCH", item, { price: 100 }))).toEqual([
      409,
      { quantity: "credit_exceeds" },
    ]);
    expect(refused(await shop.send("DELETE", item))).toEqual([409, { quantity: "credit_exceeds" }]);
    expect((await shop.send("PATCH", item, { eye: "left" })).status).toBe(200);
  });

  it("a refunded cheque cannot be given back to the client, but can still bounce", async () => {
    sale = await sell([line(frame.id, 1, 500)], [payment(500, { payment_method: "check" })]);
    await credited(creditOf({ refunds: [refundOf(300)], kept: 100 }));
    const [cheque] = sale.payments;
    const path = recordsPath("optique_payments", cheque?.id);
    const state = (cheque_state: string) => shop.send("PATCH", path, { cheque_state });
    expect(refused(await state("returned"))).toEqual([409, { amount: "payment_refunded" }]);
    const { version } = await invoice();
    const body = { version, payments: [{ id: cheque?.id, cheque_state: "returned" }] };
    expect(refused(await shop.send("PUT", `/api/optique/invoices/${sale.id}`, body))).toEqual([
      409,
      { payments: "payment_refunded" },
    ]);
    expect((await state("bounced")).status).toBe(200);
    expect(await invoice()).toMatchObject({ paid_amount: -400, status: "unpaid" });
  });

  it("a refunded payment cannot be deleted, or lowered below the refund", async () => {
    await credited(creditOf({ refunds: [refundOf(400)], kept: 100 }));
    const [paid] = (await invoice()).payments;
    const path = recordsPath("optique_payments", paid?.id);
    expect(refused(await shop.send("DELETE", path))).toEqual([409, { amount: "payment_refunded" }]);
    expect(refused(await shop.send("PATCH", path, { amount: 499.99 }))).toEqual([
      409,
      { amount: "payment_refunded" },
    ]);
    expect((await shop.send("PATCH", path, { amount: 500 })).status).toBe(200);
    const document = { version: (await invoice()).version, payments: [] };
    expect(refused(await shop.send("PUT", `/api/optique/invoices/${sale.id}`, document))).toEqual([
      409,
      { payments: "payment_refunded" },
    ]);
  });

  it("a credit note is written by its own route alone, and only the administrator may delete it", async () => {
    const note = await credited(creditOf());
    const notes = recordsPath("optique_credit_notes");
    expect((await shop.send("POST", notes, {})).status).toBe(403);
    expect((await shop.send("DELETE", `${notes}/${note.id}`)).status).toBe(403);
    expect(
      (await shop.sendAsAdmin("PATCH", `${notes}/${note.id}`, { notes: "x" })).body,
    ).toMatchObject({
      message: "Un avoir ou un remboursement est écrit par sa page, et ne se modifie plus.",
    });
    const items = recordsPath("optique_credit_items", note.items[0]?.id);
    expect((await shop.sendAsAdmin("DELETE", items)).status).toBe(400);
    expect((await shop.sendAsAdmin("DELETE", `${notes}/${note.id}`)).status).toBe(204);
    expect(await invoice()).toMatchObject({ credited_amount: 0, credit_notes: [] });
    expect(await stock()).toBe(7);
    const [entry] = await shop.find("optique_journal", 'collection = "optique_credit_notes"');
    expect(entry).toMatchObject({ action: "delete", label: note.number });
    expect(await violations()).toEqual([]);
    expect((await credited(creditOf())).number).toMatch(/0002$/);
  });

  it("a credit note is hidden from another company", async () => {
    const note = await credited(creditOf());
    const other = await openShop();
    const path = `/api/optique/credit-notes/${note.id}`;
    expect((await other.send("GET", path)).status).toBe(404);
    expect((await other.send("PUT", path, creditOf())).status).toBe(404);
    expect(
      refused(await other.send("PUT", `/api/optique/credit-notes/${newId()}`, creditOf())),
    ).toEqual([400, { invoice: "unknown_record" }]);
  });

  it("fifty stations at once credit an invoice up to its total, with consecutive numbers", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => put(creditOf())));
    const written = answers.filter(({ status }) => status === 200).map(({ body }) => body.number);
    expect(written.length).toBe(2);
    expect(written.map((number) => number.slice(-4)).sort()).toEqual(["0001", "0002"]);
    expect(answers.filter(({ status }) => status === 409).length).toBe(48);
    expect(await invoice()).toMatchObject({ credited_amount: 1000 });
    expect(await stock()).toBe(9);
    expect(await violations()).toEqual([]);
  });
});

describe("a kept credit", () => {
  const pay = (note: string, amount: number) =>
    payment(amount, { payment_method: "credit", credit_note: note });

  it("pays another invoice of the same client, once", async () => {
    const client = await shop.client();
    sale = await sell([line(frame.id, 1, 500)], [payment(500)], client.id);
    const note = await credited(creditOf({ kept: 500 }));
    const next = await sell([line(frame.id, 1, 800)], [pay(note.id, 400)], client.id);
    expect(next).toMatchObject({ paid_amount: 400, status: "partial" });
    expect(await shop.read("optique_credit_notes", note.id)).toMatchObject({
      kept: 500,
      used: 400,
    });
    const more = { invoice: next.id, ...pay(note.id, 100.01) };
    const payments = recordsPath("optique_payments");
    const over = await shop.send("POST", payments, more);
    expect(refused(over)).toEqual([409, { amount: "credit_used" }]);
    expect(over.body.message).toBe(
      "Cet avoir n’a plus assez de crédit\u00a0: il a servi entre-temps.",
    );
    expectOk(await shop.send("POST", payments, { ...more, id: newId(), amount: 100 }));
    const [first] = next.payments;
    expect((await shop.send("DELETE", `${payments}/${first?.id}`)).status).toBe(204);
    expect(await shop.read("optique_credit_notes", note.id)).toMatchObject({ used: 100 });
    expect(await violations()).toEqual([]);
  });

  it("a kept credit is refused to another client, and without its credit note", async () => {
    const client = await shop.client();
    sale = await sell([line(frame.id, 1, 500)], [payment(500)], client.id);
    const note = await credited(creditOf({ kept: 500 }));
    const body = (payments: object[]) => ({
      client: "",
      date: today(),
      items: [line(frame.id, 1, 500)],
      payments,
    });
    const save = (payments: object[]) =>
      shop.send("PUT", `/api/optique/invoices/${newId()}`, body(payments));
    expect(refused(await save([pay(note.id, 100)]))).toEqual([
      400,
      { "payments.0.credit_note": "credit_client" },
    ]);
    expect(refused(await save([pay("", 100)]))).toEqual([
      400,
      { "payments.0.credit_note": "required" },
    ]);
  });

  it("a credit payment damaged by SQL does not block other payments of its invoice", async () => {
    const next = await sell([line(frame.id, 1, 800)], [payment(100)]);
    const lost = `UPDATE optique_payments SET payment_method = 'credit' WHERE id = '${next.payments[0]?.id}'`;
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query: lost }));
    const payments = recordsPath("optique_payments");
    const more = { invoice: next.id, ...payment(50) };
    expectOk(await shop.send("POST", payments, more));
    expect(refused(await shop.send("POST", payments, { invoice: next.id, ...pay("", 5) }))).toEqual(
      [400, { credit_note: "required" }],
    );
  });

  it("a kept credit is refunded later, which leaves the invoice unchanged", async () => {
    const note = await credited(creditOf({ kept: 500 }));
    const path = () => `/api/optique/refunds/${newId()}`;
    const back = { credit_note: note.id, amount: 300, payment_method: "cash" };
    expect(expectOk(await shop.send("PUT", path(), back))).toMatchObject({
      invoice: sale.id,
      from_kept: true,
      amount: 300,
    });
    expect(await shop.read("optique_credit_notes", note.id)).toMatchObject({ used: 300 });
    expect(await invoice()).toMatchObject({ paid_amount: 800, status: "paid" });
    expect(refused(await shop.send("PUT", path(), { ...back, amount: 201 }))).toEqual([
      409,
      { amount: "credit_used" },
    ]);
    expect(await violations()).toEqual([]);
  });
});

describe("a refund without a credit note", () => {
  it("a surplus is refunded once, by at most what was overpaid", async () => {
    sale = await sell([line(frame.id, 1, 500)], [payment(700)]);
    const [id, body] = [newId(), { invoice: sale.id, amount: 200, payment_method: "cash" }];
    const path = (one: string) => `/api/optique/refunds/${one}`;
    const given = expectOk(await shop.send("PUT", path(id), body));
    expect(given).toMatchObject({ amount: 200, from_kept: false, by: "Samira" });
    expect(await shop.send("PUT", path(id), body)).toEqual({ status: 200, body: given });
    expect(await invoice()).toMatchObject({ paid_amount: 500, status: "paid" });
    expect(refused(await shop.send("PUT", path(id), { ...body, amount: 100 }))).toEqual([
      409,
      { id: "written_once" },
    ]);
    expect(refused(await shop.send("PUT", path(newId()), { ...body, amount: 501 }))).toEqual([
      409,
      { amount: "refund_exceeds" },
    ]);
    expect(refused(await shop.send("PUT", path(newId()), { ...body, amount: 0 }))).toEqual([
      400,
      { amount: "refund_zero" },
    ]);
  });

  it("a refund in cash on a closed day is refused", async () => {
    sale = await sell([line(frame.id, 1, 500)], [payment(700)]);
    const { expected } = expectOk(
      await shop.send<{ expected: number }>("GET", `/api/optique/till?day=${today()}`),
    );
    expectOk(
      await shop.send("POST", `/api/optique/till/${today()}/close`, {
        counted: expected,
        expected,
      }),
    );
    const give = (payment_method: string) =>
      shop.send("PUT", `/api/optique/refunds/${newId()}`, {
        invoice: sale.id,
        amount: 100,
        payment_method,
      });
    expect(refused(await give("cash"))).toEqual([409, { payment_method: "closed" }]);
    expect((await give("card")).status).toBe(200);
    expect(refused(await put(creditOf({ refunds: [refundOf(10)] })))).toEqual([
      409,
      { "refunds.0.payment_method": "closed" },
    ]);
  });
});

describe("the job of a credited sale", () => {
  it("a job is cancelled when all its lenses are credited, and can be set to order again by hand", async () => {
    const client = await shop.client();
    const lens = await shop.product({ name: "Verre", type: "lens", stock: 0 });
    const id = newId();
    const document = await shop.savePrescription(id, {
      client: client.id,
      date: today(),
      notes: "",
      invoice: { id: newId(), items: [line(lens.id, 2, 300)], payments: [payment(600)] },
    });
    sale = document.invoice as InvoiceDocument;
    const part = () => [{ id: newId(), invoice_item: itemAt(0), quantity: 1, amount: 300 }];
    await credited(creditOf({ items: part(), reason: "order" }));
    const job = document.job?.id ?? "";
    expect((await shop.read("optique_jobs", job)).status).toBe("to_order");
    const note = await credited(creditOf({ items: part(), reason: "order" }));
    expect(note).toMatchObject({ job: { id: job, status: "cancelled" } });
    const listed = async (query: string) =>
      expectOk(await shop.send<{ totalItems: number }>("GET", `/api/optique/lists/jobs${query}`))
        .totalItems;
    expect([await listed(""), await listed("?status=cancelled")]).toEqual([0, 1]);
    expectOk(await shop.send("PATCH", recordsPath("optique_jobs", job), { status: "to_order" }));
    expect(await listed("")).toBe(1);
  });

  it("a cancelled job whose sale gets new lenses is to order again, from today", async () => {
    const client = await shop.client();
    const lens = await shop.product({ name: "Verre", type: "lens", stock: 0 });
    const [id, old] = [newId(), addDays(today(), -60)];
    const { invoice: sold, job } = await shop.savePrescription(id, {
      client: client.id,
      date: old,
      notes: "",
      invoice: { id: newId(), date: old, items: [line(lens.id, 2, 300)], payments: [] },
    });
    sale = sold as InvoiceDocument;
    const items = [{ id: newId(), invoice_item: itemAt(0), quantity: 2, amount: 600 }];
    await credited(creditOf({ items, reason: "order" }));
    const save = async (more: object[]) => {
      const { version } = await invoice();
      const body = { version, items: [...sale.items, ...more] };
      return (await shop.saveInvoice(sale.id, body)).job;
    };
    expect(await save([line(frame.id, 1, 500)])).toMatchObject({ status: "cancelled" });
    const again = await save([line(frame.id, 1, 500), line(lens.id, 1, 300)]);
    expect(again).toMatchObject({ id: job?.id, status: "to_order" });
    expect(String(again?.promised_on) > today()).toBe(true);
    const steps = (again?.steps ?? []) as { status: string; by: string }[];
    expect(steps.map(({ status }) => status)).toEqual(["to_order", "cancelled", "to_order"]);
    expect(await violations()).toEqual([]);
  });
});

describe("the client of a credited invoice", () => {
  it("the client of a credited invoice cannot change by document, record or prescription, but can be erased", async () => {
    const [client, other] = [await shop.client(), await shop.client({ name: "Tazi Omar" })];
    const invoiceBody = { id: newId(), items: [line(frame.id, 1, 500)], payments: [payment(500)] };
    const body = { client: client.id, date: today(), notes: "", invoice: invoiceBody };
    const prescribed = await shop.savePrescription(newId(), body);
    sale = await sell([line(frame.id, 1, 500)], [payment(500)], client.id);
    for (const sold of [sale, prescribed.invoice as InvoiceDocument]) {
      const items = [{ id: newId(), invoice_item: sold.items[0]?.id, quantity: 1, amount: 500 }];
      await credited(creditOf({ invoice: sold.id, items, kept: 100 }));
    }
    const refusal = [400, { client: "credited_client" }];
    const { version } = await invoice();
    const path = `/api/optique/invoices/${sale.id}`;
    expect(refused(await shop.send("PUT", path, { client: other.id, version }))).toEqual(refusal);
    for (const [collection, id] of [
      ["optique_invoices", sale.id],
      ["optique_prescriptions", prescribed.id],
    ] as const) {
      const answer = await shop.send("PATCH", recordsPath(collection, id), { client: other.id });
      expect(refused(answer)).toEqual(refusal);
    }
    const erased = await shop.send("POST", `/api/optique/clients/${client.id}/erase`, {
      name: client.name,
    });
    expect(erased.status).toBe(204);
    expect(await violations()).toEqual([]);
  });
});

describe("an invoice paid with a kept credit", () => {
  const keep = async () => {
    const paid = await shop.saveInvoice(newId(), {
      client: sale.client,
      date: today(),
      items: [line(frame.id, 1, 500)],
      payments: [payment(500)],
    });
    const items = [{ id: newId(), invoice_item: paid.items[0]?.id, quantity: 1, amount: 500 }];
    return (await credited({ invoice: paid.id, reason: "return", items, kept: 500 })).id;
  };
  const refusal = [400, { client: "credit_client" }];

  it("an invoice paid with a kept credit cannot change its client, by its record or its prescription", async () => {
    const client = await shop.client({ name: "Un" });
    const other = await shop.client({ name: "Deux" });
    sale = await sell([line(frame.id, 1, 500)], [], client.id);
    const credit = { ...payment(500, { payment_method: "credit" }), credit_note: await keep() };
    const paid = await sell([line(frame.id, 1, 500)], [credit], client.id);
    const patch = (collection: string, id: string, values: object) =>
      shop.send("PATCH", recordsPath(collection, id), values);
    expect(refused(await patch("optique_invoices", paid.id, { client: other.id }))).toEqual(
      refusal,
    );
    expectOk(await patch("optique_invoices", paid.id, { notes: "vu" }));

    const again = { ...credit, id: newId(), credit_note: await keep() };
    const body = {
      client: client.id,
      date: today(),
      notes: "",
      invoice: { id: newId(), items: [line(frame.id, 1, 500)], payments: [again] },
    };
    const { id, version } = await shop.savePrescription(newId(), body);
    const moved = { client: other.id };
    expect(refused(await patch("optique_prescriptions", id, moved))).toEqual(refusal);
    const put = (values: object) =>
      shop.send("PUT", `/api/optique/prescriptions/${id}`, { version, ...moved, ...values });
    expect(refused(await put({}))).toEqual(refusal);
    expect(refused(await put({ invoice: { id: body.invoice.id } }))).toEqual([
      400,
      { "invoice.payments.0.credit_note": "credit_client" },
    ]);
    expect(await invoice(body.invoice.id)).toMatchObject({ client: client.id });
    const paying = { id: body.invoice.id, payments: [payment(500)] };
    expectOk(await put({ invoice: paying }));
    expect(await invoice(body.invoice.id)).toMatchObject({ client: other.id });
  });
});

describe("a product that has become a service", () => {
  beforeEach(async () => {
    const values = { type: "service" };
    expectOk(await shop.send("PATCH", recordsPath("optique_products", frame.id), values));
  });

  it("a credited piece that became a service cannot go back to the shelf, and its stock stays 0", async () => {
    const items = [
      { id: newId(), invoice_item: itemAt(0), quantity: 1, amount: 500, goods: "shelf" },
    ];
    expect(refused(await put(creditOf({ items })))).toEqual([
      400,
      { "items.0.goods": "non_stock" },
    ]);
    expect((await credited(creditOf())).items).toMatchObject([{ goods: "none" }]);
    expect(await stock()).toBe(0);
    expect(await violations()).toEqual([]);
  });
});
