import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Payment, Product } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { toCentimes } from "#domain/core/money.ts";
import { vatOf, vatOfPayment, type VatShare } from "#domain/sale/vat.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

type Sums = { rate: number; ht: number; vat: number; ttc: number }[];
type Vat = { invoiced: Sums; collected: Sums };

const vatIn = async (shop: Shop, from: string, to: string): Promise<Vat> => {
  const path = `/api/optique/statistics?from=${from}&to=${to}`;
  return expectOk(await shop.send<{ vat: Vat }>("GET", path)).vat;
};
const subject = async (values: object = { vat: true, vat_rate: 20 }): Promise<Shop> => {
  const shop = await openShop();
  expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), values));
  return shop;
};

/** Adds up the VAT shares of many documents, as the statistics do. */
function summed(shares: readonly VatShare[]): Sums {
  const rates = [...new Set(shares.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) => {
    const own = shares.filter((share) => share.rate === rate);
    const sumOf = (name: "ht" | "vat" | "ttc") =>
      own.reduce((sum, share) => sum + share[name], 0) / 100;
    return { rate, ht: sumOf("ht"), vat: sumOf("vat"), ttc: sumOf("ttc") };
  });
}

describe("the VAT of a period", () => {
  it("the VAT of a period is empty when nothing was sold with a rate", async () => {
    const shop = await openShop();
    const frame = await shop.product({ vat_rate: 10 });
    const body = { client: "", date: "2026-11-21", payments: [payment(50)] };
    await shop.saveInvoice(newId(), { ...body, items: [line(frame.id, 1, 50)] });
    expect(await vatIn(shop, "2026-01-01", "2026-12-31")).toEqual({ invoiced: [], collected: [] });
  });

  it("counts invoices by their day, and payments by theirs", async () => {
    const shop = await subject();
    const [frame, drops] = [await shop.product(), await shop.product({ vat_rate: 7 })];
    await shop.saveInvoice(newId(), {
      client: "",
      date: "2026-10-31",
      items: [line(frame.id, 1, 120), line(drops.id, 1, 107)],
      payments: [payment(113.5, { date: "2026-11-02" })],
    });
    const october = await vatIn(shop, "2026-10-01", "2026-10-31");
    expect(october).toEqual({
      invoiced: [
        { rate: 7, ht: 100, vat: 7, ttc: 107 },
        { rate: 20, ht: 100, vat: 20, ttc: 120 },
      ],
      collected: [],
    });
    expect(await vatIn(shop, "2026-11-01", "2026-11-30")).toEqual({
      invoiced: [],
      collected: [
        { rate: 7, ht: 50, vat: 3.5, ttc: 53.5 },
        { rate: 20, ht: 50, vat: 10, ttc: 60 },
      ],
    });
    // The export reads the same lines, by period.
    type Sales = { items: { lines: object[] }[]; totalItems: number };
    const salesIn = async (from: string, to: string) => {
      const path = `/api/optique/lists/sales?from=${from}&to=${to}`;
      return expectOk(await shop.send<Sales>("GET", path));
    };
    const sold = { quantity: 1, discount: 0 };
    expect((await salesIn("2026-10-31", "2026-10-31")).items.map(({ lines }) => lines)).toEqual([
      [
        { ...sold, price: 120, vat_rate: 20 },
        { ...sold, price: 107, vat_rate: 7 },
      ],
    ]);
    expect(await salesIn("2026-11-01", "2026-11-30")).toMatchObject({ items: [], totalItems: 0 });
    // Another company's sales must not count.
    const other = await subject();
    expect(await vatIn(other, "2026-10-01", "2026-11-30")).toEqual({ invoiced: [], collected: [] });
  });

  it("a bounced cheque is subtracted on the day it bounced", async () => {
    const shop = await subject();
    const frame = await shop.product();
    const cheque = payment(120, { payment_method: "check" });
    const body = { client: "", date: "2026-11-21", items: [line(frame.id, 1, 120)] };
    await shop.saveInvoice(newId(), { ...body, payments: [cheque] });
    const collected = async () => (await vatIn(shop, "2026-11-01", "2026-11-30")).collected;
    expect(await collected()).toEqual([{ rate: 20, ht: 100, vat: 20, ttc: 120 }]);
    const path = recordsPath("optique_payments", cheque.id);
    const bounce = async (bounced_on: string) =>
      expectOk(await shop.send<Payment>("PATCH", path, { cheque_state: "bounced", bounced_on }));
    await bounce("2026-11-21");
    expect(await collected()).toEqual([]);
    await bounce("2026-11-25");
    const [before, after] = [
      await vatIn(shop, "2026-11-01", "2026-11-24"),
      await vatIn(shop, "2026-11-25", "2026-11-25"),
    ];
    expect(before.collected).toEqual([{ rate: 20, ht: 100, vat: 20, ttc: 120 }]);
    expect(after.collected).toEqual([{ rate: 20, ht: -100, vat: -20, ttc: -120 }]);
  });
});

const rates = [null, 0, 5.5, 7, 10, 14, 20, 33.33];
const day = fc.constantFrom("2026-09-30", "2026-10-01", "2026-10-31", "2026-11-01");
const sale = fc.record({
  date: day,
  /** Includes invoices made before the shop charged TVA, which have no rate. */
  isRated: fc.boolean(),
  items: fc.array(
    fc.record({
      product: fc.nat(rates.length - 1),
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.oneof(
        fc.integer({ min: 0, max: 300_000 }).map((centimes) => centimes / 100),
        fc.constantFrom(0, 0.01, 0.03, 11_111_111.11),
      ),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  payments: fc.array(
    fc.record({
      date: day,
      amount: fc.oneof(
        fc.integer({ min: 0, max: 300_000 }).map((centimes) => centimes / 100),
        fc.constantFrom(0.01, 99_999_999.99),
      ),
    }),
    { maxLength: 3 },
  ),
});

it("VAT figures equal the sum of the pure function over random documents", async () => {
  const shop = await subject({ vat: true, vat_rate: 20 });
  const products: Product[] = [];
  for (const vat_rate of rates) products.push(await shop.product({ vat_rate, stock: 0 }));
  const saved: InvoiceDocument[] = [];
  const sales = fc.sample(sale, { seed: 20_261_122, numRuns: 60 });
  let isSubject = true;
  for (const one of sales.sort((a, b) => Number(b.isRated) - Number(a.isRated))) {
    if (isSubject !== one.isRated) {
      isSubject = one.isRated;
      const values = { vat: isSubject };
      expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), values));
    }
    const items = one.items.map(({ product, quantity, price }) =>
      line(products[product]?.id ?? "", quantity, price),
    );
    const payments = one.payments.map(({ amount, date }) => payment(amount, { date }));
    saved.push(await shop.saveInvoice(newId(), { client: "", date: one.date, items, payments }));
  }
  // The shop stops being subject to TVA: later lines of an invoice with rates have none.
  for (const { id, items } of saved.filter((_, place) => place % 3 === 0)) {
    const added = line(items[0]?.product ?? "", 1, 37.03);
    await shop.create("optique_invoice_items", { ...added, invoice: id });
  }
  for (const [place, { id }] of saved.entries())
    saved[place] = expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${id}`));
  const isOctober = ({ date }: { date: string }) => date.startsWith("2026-10");
  const invoiced = summed(saved.filter(isOctober).flatMap(({ items }) => vatOf(items)));
  const collected = summed(
    saved.flatMap(({ items, payments }) =>
      payments.filter(isOctober).flatMap(({ amount }) => vatOfPayment(toCentimes(amount), items)),
    ),
  );
  expect(invoiced.map(({ rate }) => rate)).toEqual([0, 5.5, 7, 10, 14, 20, 33.33]);
  expect(await vatIn(shop, "2026-10-01", "2026-10-31")).toEqual({ invoiced, collected });
});
