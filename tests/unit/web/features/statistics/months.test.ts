import { describe, expect, it } from "vitest";
import fc from "fast-check";

import { addDays, daysBetween, type IsoDay } from "#domain/core/days/days.ts";
import { presetPeriod } from "#domain/core/days/period.ts";
import { monthDays, monthName, monthSums } from "#features/statistics/months.ts";

type Sales = readonly (readonly [day: string, total: number])[];

const monthOf = (name: string, sales: Sales) => ({
  ...presetPeriod("month", `${name}-01` as IsoDay),
  salesByDay: sales.map(([day, total]) => ({ day, invoices: 1, total, collected: 0 })),
});
const months = (own: string, other: string, sales: Sales) => ({
  ...monthOf(
    own,
    sales.filter(([day]) => day.startsWith(own)),
  ),
  before: monthOf(
    other,
    sales.filter(([day]) => day.startsWith(other)),
  ),
});

describe("the running sums of a month", () => {
  const sales: Sales = [
    ["2026-10-01", 0.1],
    ["2026-10-02", 0.2],
    ["2026-10-31", 50],
    ["2026-11-02", 100],
  ];

  it("the running sums end today for this month, and at its end for the month before", () => {
    const days = monthDays(months("2026-11", "2026-10", sales), "2026-11-03" as IsoDay);
    expect(days).toHaveLength(31);
    expect(days.slice(0, 4).map(({ own, other }) => [own?.sum, other?.sum])).toEqual([
      [0, 10],
      [10000, 30],
      [10000, 30],
      [null, 30],
    ]);
    expect(days[30]).toEqual({ own: null, other: { day: "2026-10-31", sum: 5030 } });
    expect(monthSums(days)).toEqual({ total: 10000, before: 30, isOver: false });
  });

  it("the comparison uses whole months when the month is over", () => {
    const days = monthDays(months("2026-11", "2026-10", sales), "2026-12-05" as IsoDay);
    expect(monthSums(days)).toEqual({ total: 10000, before: 5030, isOver: true });
  });

  it("after the last day of a shorter month before, its whole sum is compared", () => {
    const short: Sales = [
      ["2026-02-28", 7],
      ["2026-03-30", 5],
    ];
    const days = monthDays(months("2026-03", "2026-02", short), "2026-03-30" as IsoDay);
    expect(days[29]).toEqual({ own: { day: "2026-03-30", sum: 500 }, other: null });
    expect(monthSums(days)).toEqual({ total: 500, before: 700, isOver: false });
  });

  it("running sums never fall, and end at the sum of all past days", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 999_999 }))),
        (shift, sold) => {
          const day = addDays("2026-01-01" as IsoDay, shift);
          const own = presetPeriod("month", day);
          const byDay = new Map(sold.map(([at, centimes]) => [addDays(own.from, at), centimes]));
          const rows: Sales = [...byDay]
            .filter(([at]) => at <= own.to)
            .map(([at, centimes]) => [at, centimes / 100]);
          const before = presetPeriod("lastMonth", day);
          const month = months(own.from.slice(0, 7), before.from.slice(0, 7), rows);
          const days = monthDays(month, day);
          const sums = days.flatMap((one) => one.own?.sum ?? []);
          expect(sums).toHaveLength(daysBetween(own.from, day) + 1);
          expect(sums).toEqual([...sums].sort((a, b) => a - b));
          const past = rows.filter(([at]) => at <= day);
          expect(sums.at(-1)).toBe(past.reduce((sum, [, one]) => sum + Math.round(one * 100), 0));
        },
      ),
    ));

  it("the line of a month's running sums has the month's name", () =>
    expect(monthName(presetPeriod("month", "2026-08-15" as IsoDay))).toBe("août"));
});
