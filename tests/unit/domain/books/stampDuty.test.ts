import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { stampDutyOf, stampedMonths } from "#domain/books/stampDuty.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, sum, toCentimes } from "#domain/core/money.ts";

describe("stamp duty on cash", () => {
  it("stamp duty is 0,25 % of a month's cash, to the nearest centime", () => {
    const paid = (day: string, dirhams: number) => ({
      day: day as IsoDay,
      amount: toCentimes(dirhams),
    });
    expect(
      stampedMonths([
        paid("2026-12-01", 0.01),
        paid("2026-11-02", 1000),
        paid("2026-11-30", 500.98),
      ]),
    ).toEqual([
      { month: "2026-11", payments: 2, amount: 150_098, duty: 375 },
      { month: "2026-12", payments: 1, amount: 1, duty: 0 },
    ]);
  });

  it("the rounding of stamp duty is at most half a centime", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (amount) => {
        const duty = stampDutyOf(amount as Centimes);
        expect(Math.abs(duty * 400 - amount)).toBeLessThanOrEqual(200);
      }),
    );
  });

  it("the months of stamp duty count every cash payment once", () => {
    const day = fc.constantFrom("2026-10-31", "2026-11-01", "2026-11-30", "2027-01-01");
    fc.assert(
      fc.property(fc.array(fc.record({ day, amount: fc.nat(100_000) })), (payments) => {
        const months = stampedMonths(
          payments.map((one) => ({ day: one.day as IsoDay, amount: one.amount as Centimes })),
        );
        expect(sum(months.map(({ amount }) => amount))).toBe(
          payments.reduce((total, { amount }) => total + amount, 0),
        );
        expect(months.map(({ month }) => month)).toEqual(
          [...new Set(payments.map((one) => one.day.slice(0, 7)))].sort(),
        );
      }),
    );
  });
});
