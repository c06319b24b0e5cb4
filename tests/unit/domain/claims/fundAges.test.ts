import { expect, it } from "vitest";

import { fundAgeOf, owedSince } from "#domain/claims/fundAges.ts";
import { addDays, type IsoDay } from "#domain/core/days/days.ts";

const now = "2026-11-28" as IsoDay;

it.each([
  [-5, "0-30"],
  [0, "0-30"],
  [30, "0-30"],
  [31, "31-60"],
  [60, "31-60"],
  [61, "61-90"],
  [90, "61-90"],
  [91, "90+"],
  [4000, "90+"],
])("a debt of a fund that is %d days old is in the group %s", (days, age) =>
  expect(fundAgeOf(addDays(now, -days), now)).toBe(age),
);

it("a fund's debt counts from the day the claim was sent, or else agreed", () => {
  expect(owedSince({ sent_on: "b", agreement_on: "a" })).toBe("b");
  expect(owedSince({ sent_on: "", agreement_on: "a" })).toBe("a");
});
