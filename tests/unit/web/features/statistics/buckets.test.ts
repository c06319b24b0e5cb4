import { describe, expect, it } from "vitest";
import type { IsoDay } from "#domain/core/days/days.ts";
import { amountsIn, bucketsOf } from "#features/statistics/buckets.ts";

const period = (from: string, to: string) => ({ from: from as IsoDay, to: to as IsoDay });

describe("the bars of a period", () => {
  it("a short period has one bar per day", () => {
    const buckets = bucketsOf(period("2026-02-27", "2026-03-02"));
    expect(buckets.map(({ key }) => key)).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
    ]);
  });

  it("a long period has one bar per month, partial for the first and last month", () => {
    const buckets = bucketsOf(period("2027-12-15", "2028-03-10"));
    expect(buckets.map(({ from, to }) => [from, to])).toEqual([
      ["2027-12-15", "2027-12-31"],
      ["2028-01-01", "2028-01-31"],
      ["2028-02-01", "2028-02-29"],
      ["2028-03-01", "2028-03-10"],
    ]);
  });

  it("the amounts of a bar are added exactly to the centime", () => {
    const rows = [
      { day: "2026-11-20", amount: 0.1 },
      { day: "2026-11-20", amount: 0.2 },
    ];
    const buckets = bucketsOf(period("2026-11-20", "2026-11-21"));
    expect(amountsIn(buckets, rows, ({ amount }) => amount)).toEqual([0.3, 0]);
  });
});
