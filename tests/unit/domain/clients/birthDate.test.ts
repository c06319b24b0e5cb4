import { describe, expect, it } from "vitest";
import { ageOn, isUnborn } from "#domain/clients/birthDate.ts";
import type { IsoDay } from "#domain/core/days/days.ts";

describe("a birth date", () => {
  it.each([
    ["", false],
    ["1938-02-01", false],
    ["2026-11-20", false],
    ["2026-11-20 00:00:00.000Z", false],
    ["2026-11-21", true],
    ["2026-11-21 00:00:00.000Z", true],
  ])("the birth date '%s' is after today: %s", (birth, isAfter) => {
    expect(isUnborn(birth, "2026-11-20" as IsoDay)).toBe(isAfter);
  });
});

it.each([
  ["2010-11-21", "2026-11-20", 15],
  ["2010-11-21", "2026-11-21", 16],
  ["2012-02-29", "2028-02-28", 15],
  ["", "2026-11-21", null],
  ["2010-11-21", "hier", null],
])("the age of a person born on '%s' is computed on '%s' as %s", (birth, day, age) =>
  expect(ageOn(birth, day)).toBe(age),
);
