import { describe, expect, it } from "vitest";

import {
  isChild,
  isReimbursable,
  monthsFor,
  reimbursableFrom,
} from "#domain/claims/reimbursable.ts";
import type { IsoDay } from "#domain/core/days/days.ts";

const fund = { months_adult: 24, months_child: 12, child_until: 12 };
const on = (day: string) => day as IsoDay;

describe("a child", () => {
  it.each([
    ["2013-11-29", true],
    ["2013-11-28", false],
    ["2013-11-27", false],
    ["2026-11-28", true],
    ["", false],
    ["never", false],
  ])("a person born on '%s' is at most twelve on 28 November 2026: %s", (birth, expected) =>
    expect(isChild(birth, 12, on("2026-11-28"))).toBe(expected),
  );

  it("a child born on 29 February is a year older on 1 March", () => {
    expect(isChild("2012-02-29", 12, on("2025-02-28"))).toBe(true);
    expect(isChild("2012-02-29", 12, on("2025-03-01"))).toBe(false);
  });

  it("a child's glasses are reimbursed again after the fund's months for children", () => {
    expect(monthsFor("2020-01-01", fund, on("2026-11-28"))).toBe(12);
    expect(monthsFor("", fund, on("2026-11-28"))).toBe(24);
  });
});

describe("glasses are reimbursed again", () => {
  it.each([
    ["2024-11-28", "", false],
    ["2024-11-27", "", true],
    ["2025-11-28", "2020-01-01", false],
    ["2025-11-27", "2020-01-01", true],
    ["2024-11-27 00:00:00.000Z", "", true],
    ["", "", false],
  ])(
    "after an invoice of '%s', the glasses of a person born '%s' are reimbursed again: %s",
    (date, birth, expected) =>
      expect(isReimbursable({ date, birth }, fund, on("2026-11-28"))).toBe(expected),
  );

  it("a fund without months never reimburses glasses again", () => {
    const none = { ...fund, months_adult: 0 };
    expect(isReimbursable({ date: "1990-01-01", birth: "" }, none, on("2026-11-28"))).toBe(false);
  });

  it("glasses are reimbursable from the same day so many months later, or a shorter month's last day", () => {
    expect(reimbursableFrom("2024-11-28", 24)).toBe("2026-11-28");
    expect(reimbursableFrom("2024-02-29", 12)).toBe("2025-02-28");
    expect(reimbursableFrom("", 24)).toBeNull();
    expect(reimbursableFrom("2024-02-29", 0)).toBeNull();
  });
});
