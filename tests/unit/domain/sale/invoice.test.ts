import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { itemsTotal, itemTotal, paidTotal } from "#domain/sale/invoice.ts";
import { type Centimes, toCentimes } from "#domain/core/money.ts";
import { invoiceNumber, invoiceMonthOf } from "#domain/sale/numbering.ts";
import {
  balanceOfInvoice,
  creditedOf,
  invoiceBalance,
  invoiceStatusOf,
  netPaid,
} from "#domain/sale/due.ts";

const c = (value: number) => value as Centimes;
const noCredit = { credited: c(0), fund: c(0) };

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
    expect(invoiceStatusOf({ ...noCredit, total: c(total), paid: c(paid) }, lines)).toBe(status);
  });

  /** Total, credited, payments, refunds, kept; then remaining, surplus and status. */
  it.each([
    [1000, 0, 400, 0, 0, 600, 0, "partial"],
    [1000, 300, 400, 0, 0, 300, 0, "partial"],
    [1000, 300, 700, 0, 0, 0, 0, "paid"],
    [1000, 300, 1000, 0, 0, 0, 300, "paid"],
    [1000, 300, 1000, 300, 0, 0, 0, "paid"],
    [1000, 300, 1000, 0, 300, 0, 0, "paid"],
    [1000, 300, 1000, 100, 200, 0, 0, "paid"],
    [1000, 1000, 0, 0, 0, 0, 0, "cancelled"],
    [1000, 1000, 400, 0, 0, 0, 400, "cancelled"],
    [1000, 1000, 1000, 600, 400, 0, 0, "cancelled"],
    [1000, 0, 1200, 200, 0, 0, 0, "paid"],
    [1000, 0, 300, 300, 0, 1000, 0, "unpaid"],
    // A cheque bounced after its refund.
    [1000, 1000, 0, 400, 0, 400, 0, "unpaid"],
  ] as const)(
    "the status follows from total %d, credited %d, paid %d, refunded %d, kept %d",
    (total, credited, payments, refunds, kept, remaining, surplus, status) => {
      const paid = netPaid({ payments: c(payments), refunds: c(refunds), kept: c(kept) });
      const stored = {
        total_amount: total / 100,
        credited_amount: credited / 100,
        fund_part: 0,
      };
      expect(balanceOfInvoice({ ...stored, paid_amount: paid / 100 })).toEqual({
        remaining,
        surplus,
      });
      expect(invoiceStatusOf({ total: c(total), credited: c(credited), fund: c(0), paid }, 1)).toBe(
        status,
      );
    },
  );

  it("a kept credit that is refunded later counts once, and refunds to funds do not count", () => {
    const credit_notes = [{ total_amount: 300, kept: 200 }];
    const refunds = [
      { amount: 100, from_kept: false, fund: "" },
      { amount: 150, from_kept: true, fund: "" },
      { amount: 90, from_kept: false, fund: "f" },
    ];
    expect(creditedOf({ credit_notes, refunds })).toEqual({
      credited: 30_000,
      kept: 20_000,
      refunds: 10_000,
    });
    expect(creditedOf(null)).toEqual({ credited: 0, kept: 0, refunds: 0 });
  });
});

describe("the sums of an invoice", () => {
  it("the totals of an invoice are exact to the centime", () => {
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

  it("an invoice has a remaining amount or a surplus, never both", () => {
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
