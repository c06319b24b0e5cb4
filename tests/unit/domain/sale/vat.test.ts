import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Centimes, sum, toCentimes } from "#domain/core/money.ts";
import { itemsTotal, itemTotal } from "#domain/sale/invoice.ts";
import {
  type CreditedLine,
  productMargin,
  vatRateOfSale,
  vatOf,
  vatOfCredit,
  vatOfPayment,
} from "#domain/sale/vat.ts";

const sold = (price: number, vat_rate: number | null, quantity = 1) => ({
  quantity,
  price,
  vat_rate,
});

describe("the rate stored in an item", () => {
  const subject = { vat: true, vat_rate: 20 };
  it.each([
    [{ vat: false, vat_rate: 20 }, { vat_rate: 10 }, null],
    [subject, { vat_rate: null }, 20],
    [subject, { vat_rate: 10 }, 10],
    [subject, { vat_rate: 0 }, 0],
    [subject, null, 20],
    [null, { vat_rate: 10 }, null],
  ])("a shop with the rate %j sells the product %j at the rate %s", (shop, product, rate) => {
    expect(vatRateOfSale(shop, product)).toBe(rate);
  });
});

describe("the margin of a product", () => {
  const prices = { purchase_price: 500, selling_price: 840 };
  const subject = { vat: true, vat_rate: 20 };
  it.each([
    [
      "with its prices as they are, where the shop is not subject",
      { ...subject, vat: false },
      10,
      34_000,
    ],
    ["without the shop's TVA", subject, null, 20_000],
    ["without its own TVA", subject, 5, 30_000],
    ["at a rate of 0", subject, 0, 34_000],
  ])("the margin of a product is computed %s", (_, shop, vat_rate, margin) => {
    expect(productMargin(shop, { ...prices, vat_rate })).toEqual({
      margin,
      selling: margin + 50_000,
    });
  });
  it("a margin is negative when the price without TVA is below the purchase price", () => {
    const product = { purchase_price: 800, selling_price: 840, vat_rate: null };
    expect(productMargin(subject, product).margin).toBe(-10_000);
  });
});

describe("the TVA of an invoice", () => {
  it("TVA is listed by rate, the lowest first, and rounded once for each", () => {
    expect(vatOf([sold(120, 20), sold(0.05, 20, 3), sold(110, 10), sold(7, null)])).toEqual([
      { rate: 10, ht: 10_000, vat: 1000, ttc: 11_000 },
      { rate: 20, ht: 10_013, vat: 2002, ttc: 12_015 },
    ]);
  });
  it("TVA includes a rate of 0, but not lines without a rate", () => {
    expect(vatOf([sold(80, 0)])).toEqual([{ rate: 0, ht: 8000, vat: 0, ttc: 8000 }]);
    expect(vatOf([sold(80, null)])).toEqual([]);
  });
  it.each([
    // 0.03 dirham / 1.2 is 2.5 centimes, rounded up to 3 as on the print.
    [0.03, 20, 3],
    [0.01, 100, 1],
    [107.07, 5.5, 10_149],
    [999_999_999.99, 20, 83_333_333_333],
  ])("an amount of %d dirhams with TVA at %d %% is %d centimes without it", (price, rate, ht) => {
    expect(vatOf([sold(price, rate)])).toMatchObject([{ ht }]);
  });
});

describe("the TVA of a payment", () => {
  const lines = [sold(100, 10), sold(100, 20), sold(100, null)];
  it("a payment is split in proportion to the rates, and the last rate gets the rest", () => {
    expect(vatOfPayment(toCentimes(100), lines)).toEqual([
      { rate: 10, ht: 3030, vat: 303, ttc: 3333 },
      { rate: 20, ht: 2778, vat: 556, ttc: 3334 },
    ]);
    expect(vatOfPayment(toCentimes(300), lines).map(({ ttc }) => ttc)).toEqual([10_000, 10_000]);
  });
  it("a payment of an invoice with a total of 0 is put on the last rate", () => {
    expect(vatOfPayment(toCentimes(12), [sold(0, 10), sold(0, 20)])).toMatchObject([
      { rate: 10, ttc: 0 },
      { rate: 20, ttc: 1200 },
    ]);
    expect(vatOfPayment(toCentimes(12), [])).toEqual([]);
  });
});

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  price: fc.integer({ min: 0, max: 2_000_000 }).map((centimes) => centimes / 100),
  vat_rate: fc.option(fc.constantFrom(0, 5.5, 7, 10, 14, 20, 33.33, 100)),
});
const lines = fc.array(line, { maxLength: 8 });
const isRated = ({ vat_rate }: { vat_rate: number | null }) => vat_rate !== null;
const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map((value) => value as Centimes);
const totalOf = (shares: readonly { ttc: Centimes }[]) => sum(shares.map(({ ttc }) => ttc));

describe("laws of TVA", () => {
  it("HT is the nearest centime, HT plus TVA is TTC, and nothing is negative", () => {
    fc.assert(
      fc.property(lines, (all) => {
        const shares = vatOf(all);
        for (const { rate, ht, vat, ttc } of shares) {
          expect(ht + vat).toBe(ttc);
          expect(Math.min(ht, vat)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(ht - ttc / (1 + rate / 100))).toBeLessThanOrEqual(0.5 + 1e-6);
        }
        const rates = shares.map(({ rate }) => rate);
        expect(rates).toEqual([...new Set(rates)].sort((a, b) => a - b));
        expect(totalOf(shares)).toBe(itemsTotal(all.filter(isRated)));
      }),
    );
  });
  it("the parts of a payment by rate are not negative, and add up to it", () => {
    fc.assert(
      fc.property(fc.array(line.filter(isRated), { minLength: 1 }), amount, (all, paid) => {
        const parts = vatOfPayment(paid, all);
        expect(totalOf(parts)).toBe(paid);
        for (const { ttc, ht, vat } of parts) {
          expect(Math.min(ttc, ht, vat)).toBeGreaterThanOrEqual(0);
          expect(ht + vat).toBe(ttc);
        }
      }),
    );
  });
  it("a full payment is split like its invoice, and no split exceeds the payment", () => {
    fc.assert(
      fc.property(lines, amount, (all, paid) => {
        const total = itemsTotal(all);
        if (total > 0) expect(vatOfPayment(total, all)).toEqual(vatOf(all));
        expect(totalOf(vatOfPayment(paid, all))).toBeLessThanOrEqual(paid);
      }),
    );
  });
});

describe("the TVA of a credit note", () => {
  const rates = fc.constantFrom(null, 0, 7, 10, 14, 20);
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 5 }),
    price: fc.nat(99_999).map((price) => price / 100),
    vat_rate: rates,
  });

  it("partial credit notes of a whole invoice have together its TVA", () => {
    const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), parts, (sold, shares) => {
        const credited: CreditedLine[][] = [];
        const left = sold.map((item) => itemTotal(item));
        for (const share of [...shares, 1]) {
          const own = sold.map(({ vat_rate }, index) => {
            const amount = Math.floor((left[index] ?? 0) * share);
            left[index] = ((left[index] ?? 0) - amount) as Centimes;
            return { amount: amount / 100, vat_rate };
          });
          credited.push(own);
        }
        const notes = credited.map((own, index) =>
          vatOfCredit(sold, credited.slice(0, index).flat(), own),
        );
        for (const { rate, ht, vat, ttc } of vatOf(sold)) {
          const same = notes.flat().filter((one) => one.rate === rate);
          const sumOf = (name: "ht" | "vat" | "ttc") =>
            same.reduce((sum, one) => sum + one[name], 0);
          expect([sumOf("ht"), sumOf("vat"), sumOf("ttc")]).toEqual([ht, vat, ttc]);
        }
      }),
    );
  });

  it("a credit note of lines without TVA has no rate", () => {
    const sold = [{ quantity: 1, price: 100, vat_rate: null }];
    expect(vatOfCredit(sold, [], [{ amount: 50, vat_rate: null }])).toEqual([]);
  });
});
