import { describe, expect, it } from "vitest";

import { dayByKey, weeksOf } from "#domain/core/calendar.ts";
import type { IsoDay } from "#domain/core/days.ts";

const day = (text: string) => text as IsoDay;

describe("the month grid of a calendar", () => {
  it("a month grid has whole weeks from Monday on", () => {
    const weeks = weeksOf(day("2026-11-21"));
    expect(weeks).toHaveLength(6);
    expect([weeks[0]?.[0], weeks[0]?.[6]]).toEqual(["2026-10-26", "2026-11-01"]);
    expect([weeks[5]?.[0], weeks[5]?.[6]]).toEqual(["2026-11-30", "2026-12-06"]);
  });

  it("a month grid has every day of its month once, and no week outside it", () => {
    for (let month = 1; month <= 12; month += 1) {
      const name = `2028-${String(month).padStart(2, "0")}`;
      const weeks = weeksOf(day(`${name}-15`));
      const days = weeks.flat().filter((one) => one.startsWith(name));
      expect(days).toHaveLength(new Date(Date.UTC(2028, month, 0)).getUTCDate());
      expect(new Set(days).size).toBe(days.length);
      for (const week of weeks) expect(week.some((one) => one.startsWith(name))).toBe(true);
    }
  });
});

describe("the keyboard of a calendar", () => {
  it.each([
    ["ArrowLeft", false, "2026-11-20"],
    ["ArrowRight", false, "2026-11-22"],
    ["ArrowUp", false, "2026-11-14"],
    ["ArrowDown", false, "2026-11-28"],
    ["Home", false, "2026-11-16"],
    ["End", false, "2026-11-22"],
    ["PageUp", false, "2026-10-21"],
    ["PageDown", false, "2026-12-21"],
    ["PageUp", true, "2025-11-21"],
    ["PageDown", true, "2027-11-21"],
    ["a", false, null],
    ["ArrowLeft", true, null],
    ["toString", false, null],
  ])("the key %s (shift: %s) moves to %s", (key, withShift, to) =>
    expect(dayByKey(day("2026-11-21"), key, withShift)).toBe(to),
  );

  it("keys stay within the accepted years", () =>
    expect(dayByKey(day("2199-12-31"), "ArrowRight", false)).toBe("2199-12-31"));
});
