import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type IsoDay, storedDay } from "#domain/core/days/days.ts";
import { type QuoteVariant, quoteVariants } from "#domain/core/records.ts";
import {
  changedPrice,
  checkQuote,
  checkVariant,
  linesOfVariant,
  quoteStateOf,
  quoteTotal,
  variantTotals,
} from "#domain/quotes/quote.ts";
import { readQuoteBody } from "#domain/quotes/quoteBody.ts";

const day = "2026-11-28" as IsoDay;
const item = (variant: QuoteVariant | "", price: number, quantity = 1, discount = 0) => ({
  variant,
  price,
  quantity,
  discount,
});

describe("the state of a quote", () => {
  const quote = { invoice: "", refusal: "" as const, valid_until: storedDay(day), printed_at: "" };
  it.each([
    ["open", {}, ""],
    ["sent", { printed_at: "2026-11-20 10:00:00.000Z" }, ""],
    ["sent", {}, "2026-11-20 10:00:00.000Z"],
    ["expired", { valid_until: storedDay("2026-11-27" as IsoDay) }, "2026-11-20 10:00:00.000Z"],
    ["refused", { refusal: "price" as const, valid_until: "2026-11-27 00:00:00.000Z" }, ""],
    ["accepted", { invoice: "i", refusal: "price" as const }, ""],
  ])("a quote is %s with the values %o", (state, values, message) => {
    expect(quoteStateOf({ ...quote, ...values }, message, day)).toBe(state);
  });
});

describe("the variants of a quote", () => {
  it("the total of each variant includes the common lines", () => {
    const items = [item("", 500), item("B", 900), item("A", 400, 2, 50), item("A", 100)];
    expect(variantTotals(items)).toEqual([
      { variant: "A", total: 135_000 },
      { variant: "B", total: 140_000 },
    ]);
    expect(quoteTotal(items)).toBe(140_000);
  });

  it("a quote without variants counts as one variant with an empty name", () => {
    expect(variantTotals([item("", 500), item("", 20, 3)])).toEqual([
      { variant: "", total: 56_000 },
    ]);
    expect(variantTotals([])).toEqual([{ variant: "", total: 0 }]);
  });

  it.each([
    ["", [""], []],
    ["A", [""], ["variant_unknown"]],
    ["", ["A", "B"], ["required"]],
    ["B", ["", "A", "B"], []],
    ["C", ["A", "B"], ["variant_unknown"]],
  ] as const)(
    "a sale of the variant '%s' of a quote with the variants %o has the violations %o",
    (variant, variants, codes) => {
      const found = checkVariant(
        variants.map((one) => ({ variant: one })),
        variant,
      );
      expect(found.map(({ code }) => code)).toEqual(codes);
    },
  );

  it("the lines sold for a variant sum to the variant's total", () => {
    const anyItem = fc.record({
      variant: fc.constantFrom("" as const, ...quoteVariants),
      price: fc.integer({ min: 0, max: 9_999_99 }).map((cents) => cents / 100),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 8 }), (items) => {
        const totals = variantTotals(items);
        for (const { variant, total } of totals) {
          const lines = linesOfVariant(items, variant);
          expect(
            lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0),
          ).toBe(total);
        }
        expect(quoteTotal(items)).toBe(Math.max(...totals.map(({ total }) => total)));
      }),
    );
  });
});

describe("a quote", () => {
  const quote = { client: "c", prospect_name: "", date: "2026-11-28", valid_until: "2026-11-28" };
  it.each([
    [{}, []],
    [{ client: "" }, ["client quote_person"]],
    [{ client: "", prospect_name: " " }, ["client quote_person"]],
    [{ client: "", prospect_name: "Zineb" }, []],
    [{ valid_until: "2026-11-27" }, ["valid_until period"]],
  ])("a quote with %o has the violations %o", (values, refusals) => {
    const found = checkQuote({ ...quote, ...values }, [item("", 10)]);
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(refusals);
  });

  it("a quote has a total of at most the largest amount", () => {
    const items = [item("", 999_999_999.99), item("A", 0.01)];
    expect(checkQuote(quote, items)).toMatchObject([{ field: "items", code: "total_max" }]);
    expect(checkQuote(quote, items.slice(0, 1))).toEqual([]);
  });

  it.each([
    [100, { selling_price: 100, archived: false }, null],
    [100, { selling_price: 120.5, archived: false }, 120.5],
    [100, { selling_price: 120.5, archived: true }, null],
    [100, undefined, null],
  ])(
    "a quote line at %d, with the product %o, has the changed price %s",
    (price, product, changed) => {
      expect(changedPrice({ price }, product)).toBe(changed);
    },
  );
});

describe("the body of a quote", () => {
  const id = "aaaaaaaaaaaaaaa";
  const line = { id, product: "bbbbbbbbbbbbbbb", quantity: 1, price: 10 };
  const codesOf = (body: object) =>
    readQuoteBody({ client: "ccccccccccccccc", items: [line], ...body }, null).violations.map(
      ({ field, code }) => `${field} ${code}`,
    );

  it.each([
    [{}, []],
    [{ items: [] }, ["items items_empty"]],
    [{ items: undefined }, ["items items_empty"]],
    [{ items: [{ id, quantity: 1, price: 10 }] }, ["items items_empty"]],
    [{ items: [{ ...line, variant: "D" }] }, ["items.0.variant choice"]],
    [{ items: [{ ...line, discount: 11 }] }, ["items.0.discount discount_max"]],
    [{ payments: [{ amount: 10 }] }, ["payments quote_deposit"]],
    [{ payments: [] }, []],
    [{ title: "bill" }, ["title choice"]],
    [{ date: "2026-02-30" }, ["date day"]],
    [{ refusal: "never" }, ["refusal choice"]],
    [{ delivery_days: 400 }, ["delivery_days max"]],
  ])("the body of a quote with %o has the violations %o", (body, codes) =>
    expect(codesOf(body)).toEqual(codes),
  );

  it("a client replaces the prospect of a quote", () => {
    const { value } = readQuoteBody({ client: line.product, prospect_name: "Zineb" }, null);
    expect(value.values).toMatchObject({ client: line.product, prospect_name: "" });
    expect(readQuoteBody({ prospect_name: "Zineb" }, null).value.values).toMatchObject({
      prospect_name: "Zineb",
    });
  });
});
