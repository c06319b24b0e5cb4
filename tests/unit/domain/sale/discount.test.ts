import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Centimes, sum } from "#domain/core/money.ts";
import { parseDiscount, spreadDiscount } from "#domain/sale/discount.ts";

const c = (value: number) => value as Centimes;

describe("a typed discount", () => {
  it.each([
    ["10 %", 187_000, 18_700],
    ["10%", 187_000, 18_700],
    [" 12,5 % ", 1_000, 125],
    ["12.5%", 1_001, 125],
    ["0,01 %", 50, 0],
    ["100 %", 4_999, 4_999],
    ["150", 187_000, 15_000],
    ["150,50", 187_000, 15_050],
    ["1 000", 50_000, 100_000],
    ["0", 187_000, 0],
    ["100,01 %", 187_000, null],
    ["-10 %", 187_000, null],
    ["%", 187_000, null],
    ["dix", 187_000, null],
    ["", 187_000, null],
  ])("the discount '%s' on %d centimes is %s centimes", (typed, gross, discount) => {
    expect(parseDiscount(typed, c(gross))).toBe(discount);
  });
});

describe("a discount on the whole sale", () => {
  it.each([
    [10_000, [10_000, 10_000, 10_000], [3_333, 3_333, 3_334]],
    [200, [10_000, 10_000, 10_000], [66, 66, 68]],
    [200, [100, 100, 1], [99, 100, 1]],
    [201, [100, 100, 1], [100, 100, 1]],
    [0, [100, 50], [0, 0]],
    [50, [0, 100], [0, 50]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
  ])("a discount of %d centimes on the lines %j is spread as %j", (discount, lines, shares) => {
    expect(spreadDiscount(c(discount), lines.map(c))).toEqual(shares);
  });

  it("the shares of a spread discount add up to it, and none exceeds its line", () => {
    const amounts = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 1e11 }));
    const sales = fc.array(amounts, { minLength: 1, maxLength: 12 }).chain((lines) =>
      fc.record({
        lines: fc.constant(lines),
        discount: fc.maxSafeNat().map((seed) => seed % (lines.reduce((a, b) => a + b, 0) + 1)),
      }),
    );
    fc.assert(
      fc.property(sales, ({ lines, discount }) => {
        const shares = spreadDiscount(c(discount), lines.map(c));
        expect(sum(shares)).toBe(discount);
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(lines[at] ?? 0);
        }
      }),
    );
  });
});
