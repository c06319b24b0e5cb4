import { describe, expect, it } from "vitest";
import { today } from "#domain/core/days/days.ts";
import { presetPeriod } from "#domain/core/days/period.ts";
import { periodOfAddress } from "#shared/period/periodOfAddress.ts";

const at = (search: string) => {
  const values = new URLSearchParams(search);
  return periodOfAddress((name) => values.get(name) ?? "", "month");
};

describe("the period of an address", () => {
  it("an address with two days has the period between them", () =>
    expect(at("du=2026-11-01&au=2026-11-21")).toEqual({
      period: { from: "2026-11-01", to: "2026-11-21" },
      preset: null,
      isValid: true,
    }));

  it("a period that ends before it begins is invalid", () =>
    expect(at("du=2026-11-21&au=2026-11-01").isValid).toBe(false));

  it.each([
    ["periode=year", "year"],
    ["", "month"],
    ["periode=decade", "month"],
    ["du=2026-11-01", "month"],
    ["du=2026-11-01&au=2026-02-30", "month"],
  ] as const)("the address '%s' has the preset period %s", (search, preset) =>
    expect(at(search)).toEqual({ period: presetPeriod(preset, today()), preset, isValid: true }),
  );
});
