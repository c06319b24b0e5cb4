import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { monthsOf, presetPeriod, type Preset, previousPeriod } from "#domain/core/days/period.ts";

describe("a preset period", () => {
  it.each([
    ["today", "2026-11-21", "2026-11-21", "2026-11-21"],
    ["week", "2026-11-21", "2026-11-15", "2026-11-21"],
    ["week", "2026-11-22", "2026-11-22", "2026-11-28"],
    ["week", "2026-01-01", "2025-12-28", "2026-01-03"],
    ["month", "2026-11-30", "2026-11-01", "2026-11-30"],
    ["month", "2028-02-29", "2028-02-01", "2028-02-29"],
    ["month", "2026-12-31", "2026-12-01", "2026-12-31"],
    ["lastMonth", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["lastMonth", "2028-03-01", "2028-02-01", "2028-02-29"],
    ["lastMonth", "2026-01-15", "2025-12-01", "2025-12-31"],
    ["year", "2026-11-21", "2026-01-01", "2026-12-31"],
  ] satisfies [Preset, string, string, string][])(
    "the preset period %s on %s is from %s to %s",
    (preset, day, from, to) => {
      expect(presetPeriod(preset, day as IsoDay)).toEqual({ from, to });
    },
  );

  it("the previous period has as many days as the period", () => {
    const march = { from: "2026-03-01" as IsoDay, to: "2026-03-31" as IsoDay };
    for (const day of ["2026-03-31", "2026-04-20", "2026-02-01"] as IsoDay[])
      expect(previousPeriod(march, day)).toEqual({ from: "2026-01-29", to: "2026-02-28" });
  });
});

describe("an unfinished period", () => {
  it.each([
    ["month", "2026-11-21", "2026-10-01", "2026-10-21"],
    ["month", "2026-11-01", "2026-10-01", "2026-10-01"],
    ["month", "2026-01-15", "2025-12-01", "2025-12-15"],
    ["month", "2026-03-30", "2026-02-01", "2026-02-28"],
    ["month", "2028-03-30", "2028-02-01", "2028-02-29"],
    ["week", "2026-11-18", "2026-11-08", "2026-11-11"],
    ["year", "2026-11-21", "2025-01-01", "2025-11-21"],
    ["year", "2028-02-29", "2027-01-01", "2027-02-28"],
  ] satisfies [Preset, string, string, string][])(
    "the period %s on %s is compared from %s to %s",
    (preset, on, from, to) => {
      const day = on as IsoDay;
      expect(previousPeriod(presetPeriod(preset, day), day)).toEqual({ from, to });
    },
  );

  it("an unfinished custom period is compared with as many days of the previous one", () =>
    expect(
      previousPeriod(
        { from: "2026-11-10" as IsoDay, to: "2026-11-23" as IsoDay },
        "2026-11-12" as IsoDay,
      ),
    ).toEqual({ from: "2026-10-27", to: "2026-10-29" }));
});

describe("the months of a period", () => {
  it.each([
    ["an unfinished month", "2026-11-01", "2026-11-30", "2026-11", "2026-10"],
    ["a past month", "2026-03-01", "2026-03-31", "2026-03", "2026-02"],
    ["days of two months", "2026-09-28", "2026-10-03", "2026-10", "2026-09"],
    ["an unfinished year", "2026-01-01", "2026-12-31", "2026-11", "2026-10"],
    ["days to come", "2027-02-01", "2027-02-28", "2026-11", "2026-10"],
    ["a January", "2026-01-05", "2026-01-06", "2026-01", "2025-12"],
  ])(
    "the comparison of months uses the month of a period's last past day: %s",
    (_, from, to, month, before) => {
      const months = monthsOf({ from: from as IsoDay, to: to as IsoDay }, "2026-11-21" as IsoDay);
      const whole = (name: string) => presetPeriod("month", `${name}-15` as IsoDay);
      expect(months).toEqual({ month: whole(month), before: whole(before) });
    },
  );
});
