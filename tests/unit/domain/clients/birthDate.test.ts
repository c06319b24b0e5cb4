import { describe, expect, it } from "vitest";
import { isUnborn } from "#domain/clients/birthDate.ts";
import type { IsoDay } from "#domain/core/days.ts";

describe("a birth date", () => {
  it.each([
    ["", false],
    ["1938-02-01", false],
    ["2026-11-20", false],
    ["2026-11-20 00:00:00.000Z", false],
    ["2026-11-21", true],
    ["2026-11-21 00:00:00.000Z", true],
  ])("%s is after today: %s", (birth, isAfter) => {
    expect(isUnborn(birth, "2026-11-20" as IsoDay)).toBe(isAfter);
  });
});
