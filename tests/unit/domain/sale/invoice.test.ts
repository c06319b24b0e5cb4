import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days.ts";
import { invoiceStatusOf, itemsTotal, itemTotal, paidTotal } from "#domain/sale/invoice.ts";
import { type Centimes, toCentimes } from "#domain/core/money.ts";
import { invoiceNumber, invoiceMonthOf } from "#domain/sale/numbering.ts";
import { invoiceBalance } from "#domain/sale/due.ts";

const c = (value: number) => value as Centimes;

describe("the status of an invoice", () => {
  it.each([
    [1000, 0, 1, "unpaid"],
    [1000, 1, 1, "partial"],
    [1000, 999, 1, "partial"],
    [1000, 1000, 1, "paid"],
    [1000, 1500, 1, "paid"],
    [0, 0, 1, "paid"],
    [0, 0, 0, "unpaid"],
    [500, 0, 0, "unpaid"],
    [500, 500, 0, "paid"],
  ] as const)("an invoice of %d with %d paid and %d items is %s", (total, paid, lines, status) => {
    expect(invoiceStatusOf(c(total), c(paid), lines)).toBe(status);
  });
});

describe("the sums of an invoice", () => {
  it("totals are exact to the centime", () => {
    expect(itemTotal({ quantity: 3, price: 0.1 })).toBe(30);
    expect(
      itemsTotal([
        { quantity: 1, price: 1.1 },
        { quantity: 1, price: 2.2 },
      ]),
    ).toBe(330);
    expect(paidTotal([{ amount: 3.3 }])).toBe(330);
    expect(itemsTotal([])).toBe(0);
  });

  it("an invoice has either a remaining amount or a surplus", () => {
    expect(invoiceBalance(toCentimes(100), toCentimes(30))).toEqual({
      remaining: 7000,
      surplus: 0,
    });
    expect(invoiceBalance(toCentimes(100), toCentimes(130))).toEqual({
      remaining: 0,
      surplus: 3000,
    });
    expect(invoiceBalance(toCentimes(100), toCentimes(100))).toEqual({ remaining: 0, surplus: 0 });
  });
});

describe("an invoice number", () => {
  it("an invoice number is the month and a sequence of four digits or more", () => {
    expect(invoiceMonthOf("2026-11-21" as IsoDay)).toBe("202611");
    expect(invoiceNumber("202611", 1)).toBe("2026110001");
    expect(invoiceNumber("202611", 9999)).toBe("2026119999");
    expect(invoiceNumber("202611", 10_000)).toBe("20261110000");
  });
});
