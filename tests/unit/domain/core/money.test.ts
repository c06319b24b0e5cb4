import { describe, expect, it } from "vitest";

import {
  amountRefusal,
  formatAmount,
  formatMoney,
  noMoney,
  parseAmount,
  parseQuantity,
  sum,
  times,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";

describe("amounts in JSON", () => {
  it.each([
    [1.1, 110],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [1234.5, 123_450],
    [999_999_999.99, 99_999_999_999],
    [1e-7, 0],
    [0, 0],
  ])("an amount of %d dirhams is converted to %d centimes", (dirhams, centimes) => {
    expect(toCentimes(dirhams)).toBe(centimes);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    "the invalid amount %s is converted to zero",
    (value) => {
      expect(toCentimes(value)).toBe(noMoney);
    },
  );

  it("the sum of 1.10 and 2.20 dirhams is exactly 3.30", () => {
    expect(toDirhams(sum([toCentimes(1.1), toCentimes(2.2)]))).toBe(3.3);
    expect(times(toCentimes(0.07), 3)).toBe(21);
  });
});

describe("typed amounts", () => {
  it.each([
    ["1 234,5", 123_450],
    ["1\u202f234,50", 123_450],
    ["1234.50", 123_450],
    ["12,50", 1250],
    ["0", 0],
    ["  7 ", 700],
  ])("the typed amount %s is parsed", (typed, centimes) => {
    expect(parseAmount(typed)).toBe(centimes);
  });

  it.each(["", "abc", "12,505", "-5", "1,2,3", "1e3", "12,", ",5", "1234567890"])(
    "the typed amount '%s' is refused",
    (typed) => {
      expect(parseAmount(typed)).toBeNull();
    },
  );
});

describe("displayed amounts", () => {
  it.each([
    [0, "0,00"],
    [5, "0,05"],
    [123_450, "1\u202f234,50"],
    [123_456_789_00, "123\u202f456\u202f789,00"],
    [-1250, "\u221212,50"],
  ])("an amount of %d centimes is displayed as %s", (centimes, shown) => {
    expect(formatAmount(centimes as typeof noMoney)).toBe(shown);
  });

  it("an amount has a no-break space before its unit", () => {
    expect(formatMoney(toCentimes(1234.5))).toBe("1\u202f234,50\u00a0DH");
  });
});

describe("the reason why a typed amount is refused", () => {
  it.each([
    ["", "required"],
    [" ", "required"],
    ["-5", "min"],
    [" \u22125", "min"],
    ["douze", "number"],
    ["1.234", "number"],
    ["12,50", null],
    ["0", null],
  ])("the typed amount '%s' is refused with %s", (typed, code) =>
    expect(amountRefusal(typed)).toBe(code),
  );
});

describe("a typed quantity", () => {
  it.each([
    ["2", 2],
    [" 12 ", 12],
    ["0", 0],
    ["123456789", 123_456_789],
    ["1234567890", null],
    ["1,5", null],
    ["-1", null],
    ["", null],
  ])("the typed quantity '%s' is parsed as %s", (typed, quantity) =>
    expect(parseQuantity(typed)).toBe(quantity),
  );
});
