import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import {
  exceedsPart,
  owedInstalments,
  planLate,
  plannedTotal,
  readPlan,
} from "#domain/sale/plan.ts";

const four = ["2026-12-05", "2027-01-05", "2027-02-05", "2027-03-05"].map((on) => ({
  on,
  amount: 500,
}));
const late = (remaining: number, now: string) =>
  toDirhams(planLate(toCentimes(remaining), four, now as IsoDay));

describe("an instalment plan", () => {
  it("payments settle the earliest instalments first, so the remaining amount is due on the latest days", () => {
    expect(late(2000, "2026-12-05")).toBe(0);
    expect(late(2000, "2026-12-06")).toBe(500);
    expect(late(1700, "2026-12-06")).toBe(200);
    expect(late(1500, "2026-12-06")).toBe(0);
    expect(late(2000, "2027-03-06")).toBe(2000);
    expect(planLate(toCentimes(2000), [], "2027-03-06" as IsoDay)).toBe(0);
  });

  it("the instalments still owed are the latest ones", () => {
    const owed = (remaining: number) =>
      owedInstalments(toCentimes(remaining), four).map(({ on, amount }) => [on, toDirhams(amount)]);
    expect(owed(1700)).toEqual([
      ["2026-12-05", 200],
      ["2027-01-05", 500],
      ["2027-02-05", 500],
      ["2027-03-05", 500],
    ]);
    expect(owed(300)).toEqual([["2027-03-05", 300]]);
    expect(owed(0)).toEqual([]);
  });

  it("a plan above the client's part is reported, and one equal to it is not", () => {
    expect([1999.99, 2000].map((part) => exceedsPart(four, toCentimes(part)))).toEqual([
      true,
      false,
    ]);
    expect(exceedsPart(null, toCentimes(0))).toBe(false);
  });

  const instalments = fc
    .uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 24 })
    .chain((days) =>
      fc.tuple(
        ...days
          .sort((a, b) => a - b)
          .map((days_) =>
            fc.integer({ min: 1, max: 1_000_000 }).map((centimes) => ({
              on: addDays("2026-12-01" as IsoDay, days_),
              amount: toDirhams(centimes as Centimes),
            })),
          ),
      ),
    );

  it("overdue and future instalments together are the remaining amount", () => {
    fc.assert(
      fc.property(instalments, fc.nat(400), fc.nat(2_000_000), (plan, days, amount) => {
        const now = addDays("2026-12-01" as IsoDay, days);
        const remaining = Math.min(amount, plannedTotal(plan)) as Centimes;
        const owed = owedInstalments(remaining, plan);
        expect(sum(owed.map((one) => one.amount))).toBe(remaining);
        const past = owed.filter(({ on }) => on < now).map((one) => one.amount);
        expect(planLate(remaining, plan, now)).toBe(sum(past));
        const more = (remaining + 100) as Centimes;
        if (plan.length > 0 && remaining === plannedTotal(plan))
          expect(minus(planLate(more, plan, now), planLate(remaining, plan, now))).toBe(100);
      }),
    );
  });

  it("a valid plan is parsed unchanged, and parsing it again gives the same", () => {
    fc.assert(
      fc.property(instalments, (plan) => {
        const read = readPlan(plan);
        expect(read).toEqual({ plan: plan.length > 0 ? plan : null, refusal: null });
        expect(readPlan(read.plan ?? [])).toEqual(read);
      }),
    );
  });
});
