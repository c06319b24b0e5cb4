import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Client, CreditNote, Invoice, Product } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { ServiceFigures } from "#domain/services/serviceFigures.ts";
import { call, expectOk, line, newId, openShop, payment, recordsPath } from "#support/shop.ts";
import type { Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
type Statistics = Record<"invoices" | "total" | "credited" | "collected" | "remaining", number> & {
  byDay: { day: string; amount: number }[];
  byProduct: object[];
  byMethod: object[];
  salesByDay: object[];
  vat: { invoiced: object[]; collected: object[] };
  discounts: { amount: number; bySeller: object[] };
  returns: { amount: number; bySeller: object[] };
  services: ServiceFigures;
  previous: { total: number };
  month: { salesByDay: object[] };
};
type Dashboard = { revenue: number; takings: object[]; salesByDay: { total: number }[] };

const day = today();
const before = addDays(day, -40);
const server = await sharedServer();
let shop: Shop;
let owner: Colleague;
let houda: Colleague;
let karim: Colleague;
let client: Client;
let frame: Product;
beforeEach(async () => {
  shop = await openShop(server);
  owner = await shop.colleague("owner", { pin: "2580" });
  [houda, karim] = [
    await shop.colleague("seller", { pin: "1470" }),
    await shop.colleague("seller"),
  ];
  client = await shop.client();
  frame = await shop.product({ selling_price: 500, purchase_price: 417.31, stock: 50 });
});

const put = async (
  who: Colleague,
  items: object[],
  payments: object[] = [],
  more: object = {},
): Promise<InvoiceDocument> =>
  expectOk(
    await who.send<InvoiceDocument>("PUT", `/api/optique/invoices/${newId()}`, {
      client: client.id,
      date: day,
      items,
      payments,
      ...more,
    }),
  );
const sell = (who: Colleague, quantity = 1, paid = 0, more: object = {}) =>
  put(who, [line(frame.id, quantity, 500)], paid > 0 ? [payment(paid, { date: day })] : [], more);
const statistics = async (who: Colleague, from: string = day, to: string = day, more = "") =>
  expectOk(
    await who.send<Statistics>("GET", `/api/optique/statistics?from=${from}&to=${to}${more}`),
  );
const dashboard = async (who: Colleague) =>
  expectOk(await who.send<Dashboard>("GET", "/api/optique/dashboard"));
const credit = async (sale: InvoiceDocument, amount: number, more: object = {}) => {
  const items = [{ id: newId(), invoice_item: sale.items[0]?.id, quantity: 1, amount }];
  const body = { invoice: sale.id, reason: "return", items, ...more };
  return expectOk(
    await owner.send<CreditNote>("PUT", `/api/optique/credit-notes/${newId()}`, body),
  );
};
const sellerOf = async (id: string) => (await shop.read("optique_invoices", id)).seller_id;

describe("the seller of an invoice", () => {
  it("an invoice's seller is the person who creates it, by document, prescription, record or exchange", async () => {
    const sale = await sell(houda);
    expect(sale).toMatchObject({ seller_id: houda.id });
    const invoice = { id: newId(), items: [line(frame.id, 1, 500)], payments: [] };
    const body = { client: client.id, date: day, notes: "", invoice };
    expectOk(await karim.send("PUT", `/api/optique/prescriptions/${newId()}`, body));
    expect(await sellerOf(invoice.id)).toBe(karim.id);
    const record = { id: newId(), client: client.id, date: day };
    expectOk(await houda.send("POST", recordsPath("optique_invoices"), record));
    expect(await sellerOf(record.id)).toBe(houda.id);
    const optician = await shop.colleague("optician");
    const returned = { id: newId(), invoice_item: sale.items[0]?.id, quantity: 1, amount: 500 };
    const exchange = { id: newId(), client: client.id, date: day, items: [line(frame.id, 1, 500)] };
    expectOk(
      await optician.send("PUT", `/api/optique/exchanges/${newId()}`, {
        credit: { invoice: sale.id, reason: "return", items: [returned] },
        sale: exchange,
      }),
    );
    expect(await sellerOf(exchange.id)).toBe(optician.id);
  });

  it("a sent seller is ignored, and the seller stays when others change the invoice", async () => {
    const other = await openShop(server);
    const sent = { seller: "Karim", seller_id: other.user };
    const record = { id: newId(), client: client.id, date: day, ...sent };
    expectOk(await houda.send("POST", recordsPath("optique_invoices"), record));
    const path = recordsPath("optique_invoices", record.id);
    const changes: [Colleague, object][] = [
      [karim, { notes: "autre" }],
      [owner, { seller_id: karim.id }],
    ];
    for (const [who, values] of changes)
      expectOk(await who.send("PATCH", path, { ...sent, ...values }));
    expect(await sellerOf(record.id)).toBe(houda.id);
    const sale = await sell(houda, 1, 0, sent);
    const { version } = sale;
    const again = { client: client.id, version, items: [line(frame.id, 1, 500)], ...sent };
    expectOk(await owner.send("PUT", `/api/optique/invoices/${sale.id}`, again));
    expect(await sellerOf(sale.id)).toBe(houda.id);
  });

  it("an invoice created by the administrator has no seller", async () => {
    const record = { id: newId(), company: shop.company, client: client.id, date: day };
    const made = await shop.sendAsAdmin<Invoice>("POST", recordsPath("optique_invoices"), record);
    expect(expectOk(made)).toMatchObject({ seller: "Administrateur", seller_id: "" });
  });
});

describe("statistics for a person without the right to the shop's", () => {
  it("statistics show one's own sales without the right, and the shop's with it", async () => {
    await sell(houda, 2, 300);
    await sell(karim, 1, 500);
    expect(await statistics(houda)).toMatchObject({
      invoices: 1,
      total: 1000,
      collected: 300,
      remaining: 700,
      byDay: [{ day, amount: 300 }],
      salesByDay: [{ day, invoices: 1, total: 1000, collected: 300 }],
      byProduct: [{ product: frame.id, quantity: 2, amount: 1000 }],
      byMethod: [{ method: "cash", payments: 1, amount: 300 }],
    });
    expect(await statistics(karim)).toMatchObject({ invoices: 1, total: 500, remaining: 0 });
    expect(await statistics(owner)).toMatchObject({ invoices: 2, total: 1500, collected: 800 });
  });

  it("no parameter gives another person's statistics", async () => {
    await sell(karim);
    const asked = `&seller=${karim.id}&seller_id=${karim.id}&person=${karim.id}&company=${shop.company}`;
    expect(await statistics(houda, day, day, asked)).toMatchObject({ invoices: 0, total: 0 });
    const headers = { "X-Optique-Person": karim.id };
    const path = `/api/optique/statistics?from=${day}&to=${day}`;
    const answer = await call<Statistics>(server, "GET", path, { token: houda.token, headers });
    expect(expectOk(answer)).toMatchObject({ invoices: 0, byProduct: [] });
  });

  it("equal the shop's where one person sold everything, except TVA and other persons", async () => {
    await shop.sendAsAdmin("PATCH", recordsPath("optique_companies", shop.company), {
      vat: true,
      vat_rate: 20,
    });
    const lens = await shop.product({ name: "Verre", type: "lens", selling_price: 300 });
    const paid = (amount: number, values: object = {}) => payment(amount, { date: day, ...values });
    const sale = await put(
      houda,
      [{ ...line(frame.id, 2, 500), discount: 50 }, line(lens.id, 1, 300)],
      [paid(700), paid(100, { payment_method: "bank_transfer" })],
    );
    await put(houda, [{ id: newId(), product: "", label: "Réparation", quantity: 1, price: 40 }]);
    const old = await sell(houda, 1, 0, { date: before });
    const cheque = await put(
      houda,
      [line(frame.id, 1, 500)],
      [paid(500, { payment_method: "check" })],
    );
    const bounced = recordsPath("optique_payments", cheque.payments[0]?.id);
    expectOk(await owner.send("PATCH", bounced, { cheque_state: "bounced" }));
    const refunds = [{ id: newId(), amount: 100, payment_method: "cash" }];
    await credit(old, 200);
    const note = await credit(sale, 475, { refunds, kept: 60 });
    await put(
      houda,
      [line(frame.id, 1, 500)],
      [paid(60, { payment_method: "credit", credit_note: note.id })],
    );
    for (const from of [day, addDays(day, -60)]) {
      const [own, all] = [await statistics(houda, from), await statistics(owner, from)];
      expect(all.vat.invoiced.length).toBeGreaterThan(0);
      expect([all.discounts.bySeller.length, all.returns.bySeller.length]).toEqual([1, 1]);
      const { cost: _cost, received: _received, ...services } = all.services;
      expect(own).toEqual({
        ...all,
        services,
        vat: { invoiced: [], collected: [] },
        discounts: { ...all.discounts, bySeller: [] },
        returns: { ...all.returns, bySeller: [] },
      });
    }
    expect(await statistics(karim, before)).toMatchObject({
      total: 0,
      credited: 0,
      byDay: [],
      discounts: { amount: 0 },
      returns: { amount: 0 },
    });
  });

  it("one's own statistics are lowered by credit notes of others, on the day of the credit note", async () => {
    const sale = await sell(houda, 2, 1000, { date: before });
    await sell(karim, 1, 0);
    const refunds = [{ id: newId(), amount: 500, payment_method: "cash" }];
    await credit(sale, 500, { refunds });
    expect(await statistics(houda, before, before)).toMatchObject({ total: 1000 });
    expect(await statistics(houda)).toMatchObject({
      total: -500,
      credited: 500,
      byProduct: [{ product: frame.id, quantity: -1, amount: -500 }],
      returns: { amount: 500, byReason: [{ reason: "return", count: 1, amount: 500 }] },
    });
    expect(await statistics(karim)).toMatchObject({ total: 500, credited: 0 });
    expect(await statistics(owner)).toMatchObject({
      total: 0,
      credited: 500,
      returns: { amount: 500 },
    });
  });

  it("contain no purchase price, and nothing about other persons", async () => {
    await sell(houda);
    await sell(karim);
    const texts = JSON.stringify([await statistics(houda), await dashboard(houda)]);
    expect(texts).not.toMatch(/417\.31|purchase|margin|value/);
    expect(JSON.stringify(await statistics(houda))).not.toContain("Personne");
  });
});

describe("a station", () => {
  it("a station shows no sales before a person enters, then those of that person", async () => {
    const station = await shop.colleague("seller");
    await sell(station);
    await sell(houda, 2);
    await shop.sendAsAdmin("POST", recordsPath("optique_invoices"), {
      company: shop.company,
      client: client.id,
      date: day,
      total_amount: 90,
    });
    await shop.sendAsAdmin("PATCH", recordsPath("optique_users", station.id), { is_station: true });
    expect(await statistics(station)).toMatchObject({ invoices: 0, total: 0, byProduct: [] });
    expect(await dashboard(station)).toMatchObject({ revenue: 0, takings: [], salesByDay: [] });
    const enter = `/api/optique/people/${houda.id}/enter`;
    const { token } = expectOk(
      await station.send<{ token: string }>("POST", enter, { pin: "1470" }),
    );
    const path = `/api/optique/statistics?from=${day}&to=${day}`;
    const headers = { "X-Optique-Person": token };
    const own = await call<Statistics>(server, "GET", path, { token: station.token, headers });
    expect(expectOk(own)).toMatchObject({ invoices: 1, total: 1000 });
  });
});

it("a dashboard shows this month's own sales, and no takings of the shop", async () => {
  await sell(houda, 2, 100);
  await sell(karim, 1, 500);
  await sell(houda, 1, 0, { date: before });
  const [own, all] = [await dashboard(houda), await dashboard(owner)];
  expect(own).toMatchObject({ revenue: 1000, takings: [], takingsBefore: [] });
  expect(own.salesByDay).toEqual([{ day, invoices: 1, total: 1000, collected: 100 }]);
  expect(all).toMatchObject({ revenue: 2000, takings: [{ day, amount: 600 }] });
});

describe("totals by seller", () => {
  it("totals by seller follow invoices whose seller is changed by SQL, or that are deleted, with payments and credit notes", async () => {
    const sql = async (query: string) =>
      expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    const sumsOf = async (who: Colleague) => {
      const { invoices, total, byMethod, byProduct } = await statistics(who);
      return { invoices, total, byMethod, products: byProduct.length };
    };
    const violations = async () =>
      expectOk(await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity"))
        .violations;
    const sale = await sell(houda, 2, 300);
    await credit(sale, 200);
    const own = await sumsOf(houda);
    expect(own).toMatchObject({ invoices: 1, total: 800, products: 1 });
    await sql(`UPDATE optique_invoices SET seller_id = '${karim.id}' WHERE id = '${sale.id}'`);
    expect(await sumsOf(karim)).toEqual(own);
    expect(await sumsOf(houda)).toMatchObject({ invoices: 0, total: 0, byMethod: [], products: 0 });
    expect(await violations()).toEqual([]);
    for (const rest of [
      "invoices WHERE id",
      "payments WHERE invoice",
      "credit_notes WHERE invoice",
    ])
      await sql(`DELETE FROM optique_${rest} = '${sale.id}'`);
    expect(await sumsOf(karim)).toMatchObject({ invoices: 0, total: 0, byMethod: [], products: 0 });
    const left = await shop.sendAsAdmin<{ rows: string[][] }>("POST", "/api/sql", {
      query: `SELECT SUM(ABS(payments)) + SUM(ABS(amount)) FROM optique_payment_days WHERE company = '${shop.company}'
        UNION ALL SELECT SUM(ABS(quantity)) + SUM(ABS(amount)) FROM optique_sale_days WHERE company = '${shop.company}'
        UNION ALL SELECT SUM(ABS(invoices)) FROM optique_invoice_days WHERE company = '${shop.company}'`,
    });
    expect(expectOk(left).rows).toEqual([["0"], ["0"], ["0"]]);
  });
});
