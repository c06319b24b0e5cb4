import { describe, expect, it } from "vitest";

import {
  currentSheet,
  type DatedSheet,
  firstCheckOn,
  isLaterSheet,
  nextCheckOn,
} from "#domain/contactLenses/checkOn.ts";
import type { IsoDay } from "#domain/core/days/days.ts";

const day = (text: string) => text as IsoDay;

describe("the check of a sheet", () => {
  it.each([
    ["trial", 12, "2026-12-05"],
    ["trial", 0, "2026-12-05"],
    ["final", 12, "2027-11-28"],
    ["final", 3, "2027-02-28"],
    ["final", 0, null],
    ["stopped", 6, "2027-05-28"],
  ] as const)(
    "the first check of a sheet in the state %s, with %i months, is on %s",
    (status, months, expected) => {
      expect(firstCheckOn(day("2026-11-28"), status, months)).toBe(expected);
    },
  );

  it("the next check is so many months later, or on the last day of a shorter month", () => {
    expect(nextCheckOn(day("2026-08-31"), 6)).toBe("2027-02-28");
    expect(nextCheckOn(day("2028-02-29"), 12)).toBe("2029-02-28");
    expect(nextCheckOn(day("2026-08-31"), 0)).toBeNull();
  });
});

describe("the current sheet", () => {
  const sheet = (
    id: string,
    status: DatedSheet["status"],
    date: string,
    created = "",
  ): DatedSheet => ({
    id,
    status,
    date: `${date} 00:00:00.000Z`,
    created: `2026-11-01 ${created || "10:00:00.000Z"}`,
  });
  const old = sheet("a", "final", "2026-01-01");

  it("the current sheet is the latest by date, then creation, that is not on trial", () => {
    expect(currentSheet([])).toBeNull();
    expect(currentSheet([sheet("a", "trial", "2026-01-01")])).toBeNull();
    const same = sheet("b", "final", "2026-01-01", "11:00:00.000Z");
    expect(currentSheet([same, old])?.id).toBe("b");
    expect(currentSheet([old, sheet("c", "stopped", "2026-01-02"), same])?.id).toBe("c");
    expect(currentSheet([old, sheet("c", "trial", "2026-01-02"), same])?.id).toBe("b");
  });

  it("of two sheets created at the same instant, the one with the greater id is current", () => {
    const twin = { ...old, id: "b" };
    expect([isLaterSheet(twin, old), isLaterSheet(old, twin), isLaterSheet(old, old)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
