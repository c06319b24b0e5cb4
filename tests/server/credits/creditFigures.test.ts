import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Client, CreditItem, CreditNote, Product } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

type Sum = { rate: number; ht: number; vat: number; ttc: number };
type Statistics = {
  total: number;
  credited: number;
  collected: number;
  remaining: number;
  salesByDay: { day: string; total: number }[];
  byProduct: { name: string; quantity: number; amount: number }[];
  byType: { type: string; amount: number }[];
  vat: { invoiced: Sum[]; collected: Sum[] };
  discounts: { amount: number; bySeller: object[]; byProduct: object[] };
  returns: { amount: number; byReason: object[]; bySeller: object[]; byProduct: object[] };
};

let shop: Shop;
let client: Client;
let frame: Product;
let lens: Product;
const day = today();
const before = addDays(day, -40);
beforeEach(async () => {
  shop = await openShop();
  await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
    vat: true,
    vat_rate: 20,
  });
  client = await shop.client();
  frame = await shop.product();
  lens = await shop.product({ name: "Verre", type: "lens", vat_rate: 10 });
});

const paid = (amount: number, values: object = {}) => payment(amount, { date: day, ...values });
const sell = (items: object[], payments: object[] = [], date: string = day) =>
  shop.saveInvoice(newId(), { client: client.id, date, items, payments });
const statistics = async (from: string = day, to: string = day) =>
  expectOk(await shop.send<Statistics>("GET", `/api/optique/statistics?from=${from}&to=${to}`));
const till = async (of: string = day) =>
  expectOk(await shop.send<TillDay>("GET", `/api/optique/till?day=${of}`));
const close = async (counted: number, of: string = day) =>
  expectOk(await shop.send("POST", `/api/optique/till/${of}/close`, { counted }));
async function credit(
  sale: InvoiceDocument,
  parts: [place: number, quantity: number, amount: number][],
  more: object = {},
) {
  const items = parts.map(([place, quantity, amount]) => ({
    id: newId(),
    invoice_item: sale.items[place]?.id,
    quantity,
    amount,
  }));
  const body = { invoice: sale.id, reason: "return", items, ...more };
  const path = `/api/optique/credit-notes/${newId()}`;
  return expectOk(await shop.send<CreditNote & { items: CreditItem[] }>("PUT", path, body));
}
const refundOf = (amount: number, payment_method = "cash") => ({
  id: newId(),
  amount,
  payment_method,
});

describe("statistics", () => {
  it("count a credit note on its own day, and leave earlier months unchanged", async () => {
    const sale = await sell(
      [line(frame.id, 2, 500), line(lens.id, 2, 300)],
      [paid(1600, { date: before })],
      before,
    );
    const past = await statistics(before, before);
    const sold = ({ total, salesByDay, byProduct, byType, vat }: Statistics) => [
      total,
      salesByDay.map((one) => one.total),
      byProduct,
      byType,
      vat.invoiced,
    ];
    await credit(sale, [[0, 1, 500]], { refunds: [refundOf(500)] });
    const same = await statistics(before, before);
    expect(sold(same)).toEqual(sold(past));
    expect(same).toMatchObject({ total: 1600, collected: 1100, remaining: 0 });
    expect(await statistics()).toMatchObject({
      total: -500,
      credited: 500,
      salesByDay: [{ day, total: -500 }],
      byProduct: [{ name: frame.name, quantity: -1, amount: -500 }],
      byType: [{ type: "frame", amount: -500 }],
    });
  });

  it("list discounts by seller and product, and returns by reason", async () => {
    const sale = await sell([{ ...line(frame.id, 2, 500), discount: 100 }, line(lens.id, 1, 300)]);
    await credit(sale, [[0, 1, 450]]);
    await credit(sale, [[1, 0, 50]], { reason: "gesture" });
    const { discounts, returns } = await statistics();
    expect(discounts).toEqual({
      amount: 100,
      bySeller: [{ seller: "Samira", count: 1, amount: 100 }],
      byProduct: [{ name: frame.name, count: 1, amount: 100 }],
    });
    expect(returns).toEqual({
      amount: 500,
      byReason: [
        { reason: "return", count: 1, amount: 450 },
        { reason: "gesture", count: 1, amount: 50 },
      ],
      bySeller: [{ seller: "Samira", count: 2, amount: 500 }],
      byProduct: [
        { name: frame.name, count: 1, amount: 450 },
        { name: lens.name, count: 0, amount: 50 },
      ],
    });
  });
});

describe("TVA", () => {
  it("of partial credit notes sums to that of the whole invoice, to the centime", async () => {
    const sale = await sell([line(frame.id, 3, 33.33), line(lens.id, 1, 19.99)]);
    await credit(sale, [[0, 1, 33.33]]);
    await credit(sale, [
      [0, 1, 33.34],
      [1, 0, 7.77],
    ]);
    const { vat } = await statistics();
    expect(vat.invoiced.map(({ rate, ttc }) => [rate, ttc])).toEqual([
      [10, 12.22],
      [20, 33.32],
    ]);
    await credit(sale, [
      [0, 1, 33.32],
      [1, 1, 12.22],
    ]);
    const sums = (await statistics()).vat.invoiced;
    expect(sums.map(({ ht, vat: tax, ttc }) => [ht, tax, ttc])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it("on takings counts a refund as a negative payment, and a kept credit when it is created and when it is used", async () => {
    const sale = await sell([line(frame.id, 1, 120)], [paid(120)]);
    const collected = async () => (await statistics()).vat.collected;
    expect(await collected()).toEqual([{ rate: 20, ht: 100, vat: 20, ttc: 120 }]);
    const note = await credit(sale, [[0, 1, 120]], { refunds: [refundOf(60)], kept: 60 });
    expect(await collected()).toEqual([{ rate: 20, ht: 0, vat: 0, ttc: 0 }]);
    await sell(
      [line(frame.id, 1, 60)],
      [paid(60, { payment_method: "credit", credit_note: note.id })],
    );
    expect(await collected()).toEqual([{ rate: 20, ht: 50, vat: 10, ttc: 60 }]);
  });
});

describe("the till", () => {
  it("lowers its cash by cash refunds, and sums credited, kept and used amounts", async () => {
    const sale = await sell([line(frame.id, 2, 500)], [paid(1000)]);
    const note = await credit(sale, [[0, 2, 1000]], {
      refunds: [refundOf(300), refundOf(200, "card")],
      kept: 400,
    });
    await sell(
      [line(frame.id, 1, 500)],
      [paid(150, { payment_method: "credit", credit_note: note.id })],
    );
    const now = await till();
    expect(now).toMatchObject({
      cash: 700,
      expected: 700,
      credited: 1000,
      kept: 400,
      used: 150,
      refunded: [
        { method: "cash", refunds: 1, amount: 300 },
        { method: "card", refunds: 1, amount: 200 },
      ],
      byMethod: [
        { method: "cash", payments: 1, amount: 1000 },
        { method: "credit", payments: 1, amount: 150 },
      ],
    });
    expect(now.refunds).toHaveLength(2);
    expect(now.refunds[0]).toMatchObject({
      by: "Samira",
      invoice_number: sale.invoice_number,
      client_name: client.name,
      credit_note: note.id,
    });
  });

  it("shows what was refunded for a closed day afterwards, by method", async () => {
    const sale = await sell([line(frame.id, 2, 500)], [paid(1000)]);
    await close(1000);
    await credit(sale, [[0, 0, 100]], { reason: "gesture" });
    expect((await till()).changes).toEqual({ cash: 0, byMethod: [] });
    await credit(sale, [[0, 1, 500]], { refunds: [refundOf(200, "card")], kept: 300 });
    expect((await till()).changes).toEqual({
      cash: 0,
      byMethod: [{ method: "card", amount: -200 }],
    });
  });

  it("keeps deposits and balances of closed days unchanged, whatever is credited later", async () => {
    const order = async (payments: [amount: number, daysAgo: number][]) => {
      const { invoice } = await shop.savePrescription(newId(), {
        client: client.id,
        date: before,
        invoice: {
          id: newId(),
          date: before,
          items: [line(frame.id, 2, 500)],
          payments: payments.map(([amount, ago]) => paid(amount, { date: addDays(day, -ago) })),
        },
      });
      return invoice as InvoiceDocument;
    };
    const [cancelled, lowered, whole] = [
      await order([[400, 3]]),
      await order([[450, 3]]),
      await order([
        [100, 3],
        [900, 2],
      ]),
    ];
    const days = [3, 2].map((ago) => addDays(day, -ago));
    await close(950, days[0]);
    await close(1850, days[1]);
    await credit(cancelled, [[0, 2, 1000]], { refunds: [refundOf(400, "card")] });
    await credit(lowered, [[0, 1, 100]]);
    await credit(whole, [[0, 1, 500]], { kept: 500 });
    expect(await till(days[0])).toMatchObject({ deposits: 950, balances: 0, changes: null });
    expect(await till(days[1])).toMatchObject({ deposits: 0, balances: 900, changes: null });
    const { version } = expectOk(
      await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${lowered.id}`),
    );
    const payments = [...lowered.payments, paid(450)];
    await shop.saveInvoice(lowered.id, { payments, version });
    expect(await till()).toMatchObject({ deposits: 0, balances: 450 });
  });

  it("a cheque given back to the client counts nothing; a deposited cheque cannot be given back", async () => {
    const sale = await sell([line(frame.id, 1, 500)], [paid(500, { payment_method: "check" })]);
    const [cheque] = sale.payments;
    const patch = (cheque_state: string) =>
      shop.send("PATCH", recordsPath("optique_payments", cheque?.id), { cheque_state });
    expectOk(await patch("returned"));
    expect(await shop.read("optique_invoices", sale.id)).toMatchObject({
      paid_amount: 0,
      status: "unpaid",
    });
    expectOk(await patch("in_hand"));
    expectOk(await shop.send("POST", "/api/optique/till/slips", { cheques: [cheque?.id] }));
    expect(await patch("returned")).toMatchObject({
      status: 400,
      body: { data: { cheque_state: { code: "not_in_hand" } } },
    });
  });
});

describe("lists", () => {
  it("find credit notes by number, client, reason, days and unused credit", async () => {
    const sale = await sell([line(frame.id, 2, 500)], [paid(1000)]);
    const kept = await credit(sale, [[0, 1, 500]], { kept: 500 });
    const other = await credit(sale, [[0, 1, 500]], { reason: "gesture" });
    const found = async (query: string) =>
      expectOk(
        await shop.send<{ items: CreditNote[] }>("GET", `/api/optique/lists/credit-notes?${query}`),
      ).items.map(({ id }) => id);
    expect(await found("")).toEqual([other.id, kept.id]);
    expect(await found(`q=${kept.number}`)).toEqual([kept.id]);
    // The first credit note's number contains the first invoice's number; a match in its own number ranks first.
    expect(await found(`q=${sale.invoice_number}`)).toEqual([kept.id, other.id]);
    expect(await found("q=benali")).toEqual([other.id, kept.id]);
    expect(await found("reason=gesture")).toEqual([other.id]);
    expect(await found(`client=${client.id}&kept=left`)).toEqual([kept.id]);
    expect(await found(`from=${addDays(day, 1)}`)).toEqual([]);
    const palette = await shop.send<{ credits: CreditNote[] }>(
      "GET",
      `/api/optique/search?q=${kept.number}`,
    );
    expect(expectOk(palette).credits.map(({ id }) => id)).toEqual([kept.id]);
  });

  it("hold defective pieces until they are settled, and no amount without a piece", async () => {
    const sale = await sell([line(frame.id, 1, 500)], [paid(500)]);
    const broken = (quantity: number, amount: number) => ({
      items: [{ id: newId(), invoice_item: sale.items[0]?.id, quantity, amount, goods: "defect" }],
    });
    expect((await credit(sale, [], broken(0, 100))).items).toMatchObject([{ goods: "none" }]);
    await credit(sale, [], broken(1, 400));
    expect((await shop.read("optique_products", frame.id)).stock).toBe(9);
    const list = async () =>
      expectOk(await shop.send<{ items: CreditItem[] }>("GET", "/api/optique/lists/defects")).items;
    const [piece, ...others] = await list();
    expect(others).toEqual([]);
    const settle = (outcome: string, id = piece?.id) =>
      shop.send("POST", `/api/optique/defects/${id}/settle`, { outcome });
    expect((await settle("")).status).toBe(400);
    expect((await settle("scrap", newId())).status).toBe(404);
    expect(expectOk(await settle("supplier"))).toMatchObject({ outcome: "supplier" });
    expect((await settle("supplier")).status).toBe(200);
    expect((await settle("scrap")).status).toBe(409);
    expect(await list()).toEqual([]);
  });
});

it("erasing a client keeps the buyer of a credit note, and empties its free texts", async () => {
  const sale = await sell([line(frame.id, 1, 500)], [paid(500)]);
  const refund = { ...refundOf(500, "transfer"), reference: "RIB 42" };
  const note = await credit(sale, [[0, 1, 500]], { notes: "rayure", refunds: [refund] });
  const erased = await shop.send("POST", `/api/optique/clients/${client.id}/erase`, {
    name: client.name,
  });
  expect(erased.status).toBe(204);
  const path = `/api/optique/credit-notes/${note.id}`;
  expect(expectOk(await shop.send("GET", path))).toMatchObject({
    buyer_name: client.name,
    notes: "",
    refunds: [{ reference: "", amount: 500 }],
    expand: { client: { name: "Client supprimé" } },
  });
  expect(JSON.stringify(await shop.send("GET", "/api/optique/lists/credit-notes"))).not.toContain(
    client.name,
  );
});

describe("a kept credit in what its client owes", () => {
  type Row = { id: string; client_credit: number };
  const rowsOf = async (query = "") =>
    expectOk(
      await shop.send<{ items: Row[] }>("GET", `/api/optique/lists/invoices?${query}`),
    ).items.map(({ id, client_credit }) => [id, client_credit]);
  const creditsOf = async () =>
    expectOk(await shop.send<{ today: { credits: object } }>("GET", "/api/optique/dashboard")).today
      .credits;
  const read = async (id: string) =>
    expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${id}`));

  it("a kept credit is shown in lists, documents and the dashboard until a sale uses it", async () => {
    const sale = await sell([line(frame.id, 1, 1200)], [paid(1200)]);
    await credit(sale, [[0, 1, 1200]], { kept: 1000.1 });
    expect(await creditsOf()).toEqual({ due: 0, overdue: 0 });
    const old = await sell([line(frame.id, 1, 500)], [], before);
    const other = await shop.client();
    const theirs = await shop.saveInvoice(newId(), {
      client: other.id,
      date: day,
      items: [line(frame.id, 1, 70)],
      payments: [],
    });
    const walkIn = await shop.saveInvoice(newId(), {
      client: "",
      date: day,
      items: [line(frame.id, 1, 30)],
      payments: [],
    });
    const credits = Object.fromEntries(await rowsOf());
    expect(credits).toEqual({
      [sale.id]: 1000.1,
      [old.id]: 1000.1,
      [theirs.id]: 0,
      [walkIn.id]: 0,
    });
    expect(await rowsOf("status=overdue")).toEqual([[old.id, 1000.1]]);
    expect(await creditsOf()).toEqual({ due: 1000.1, overdue: 1000.1 });
    expect(await read(old.id)).toMatchObject({ client_credit: 1000.1 });
    expect(await read(walkIn.id)).toMatchObject({ client_credit: 0 });
    const { version } = await read(old.id);
    const prescribed = await shop.savePrescription(newId(), {
      client: client.id,
      date: day,
      notes: "",
      invoice: { id: newId(), items: [line(frame.id, 1, 10)], payments: [] },
    });
    expect(prescribed.invoice).toMatchObject({ client_credit: 1000.1 });
    expect(prescribed).not.toHaveProperty("client_credit");
    const [note] = await shop.find("optique_credit_notes");
    const used = { payment_method: "credit", credit_note: note?.id };
    const saved = await shop.saveInvoice(old.id, { version, payments: [paid(500, used)] });
    expect(saved).toMatchObject({ status: "paid", client_credit: 500.1 });
    const beyond = await shop.send("PUT", `/api/optique/invoices/${newId()}`, {
      client: client.id,
      date: day,
      items: [line(frame.id, 1, 900)],
      payments: [paid(600, used)],
    });
    expect(beyond.status).toBe(409);
  });
});
