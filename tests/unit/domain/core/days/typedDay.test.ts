import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { isCompleteTypedDay, parseTypedDay } from "#domain/core/days/typedDay.ts";

/** The fixed 'today' of these tests, a Saturday. */
const now = "2026-11-21" as IsoDay;

describe("a day that is typed", () => {
  it.each([
    ["21", "2026-11-21"],
    ["22", "2026-10-22"],
    ["1", "2026-11-01"],
    ["31", "2026-10-31"],
    ["21/11", "2026-11-21"],
    ["22/11", "2025-11-22"],
    ["1/1", "2026-01-01"],
    ["2111", "2026-11-21"],
    ["29/02", "2024-02-29"],
    ["211126", "2026-11-21"],
    ["21112026", "2026-11-21"],
    ["21/11/2026", "2026-11-21"],
    ["21/11/26", "2026-11-21"],
    ["21.11.26", "2026-11-21"],
    ["21-11-2026", "2026-11-21"],
    ["21 11 2026", "2026-11-21"],
    ["1/2/2026", "2026-02-01"],
    ["2026-11-21", "2026-11-21"],
    ["2026-2-1", "2026-02-01"],
    ["  21/11/2026 ", "2026-11-21"],
    ["hier", "2026-11-20"],
    ["Hier", "2026-11-20"],
    ["avant-hier", "2026-11-19"],
    ["aujourd’hui", "2026-11-21"],
    ["Aujourd’hui", "2026-11-21"],
    ["demain", "2026-11-22"],
    ["après-demain", "2026-11-23"],
    ["21 nov", "2026-11-21"],
    ["21 nov.", "2026-11-21"],
    ["21 novembre 2026", "2026-11-21"],
    ["1er août", "2026-08-01"],
    ["3 fév 25", "2025-02-03"],
    ["5 juil", "2026-07-05"],
    // A two-digit year means the latest accepted one.
    ["21/11/27", "2027-11-21"],
    ["22/11/27", "1927-11-22"],
    ["12/03/62", "1962-03-12"],
  ])("the typed day %s is parsed as %s", (typed, day) =>
    expect(parseTypedDay(typed, { now })).toBe(day),
  );

  it.each([
    ["21", "2026-11-21"],
    ["20", "2026-12-20"],
    ["30", "2026-11-30"],
    ["31", "2026-12-31"],
    ["21/11", "2026-11-21"],
    ["20/11", "2027-11-20"],
    ["29/02", "2028-02-29"],
    ["5 janv", "2027-01-05"],
    ["21/11/2025", "2025-11-21"],
    ["hier", "2026-11-20"],
  ])("the typed day %s is parsed as %s when a future day is expected", (typed, day) =>
    expect(parseTypedDay(typed, { now, isAhead: true })).toBe(day),
  );

  it.each([
    "",
    " ",
    "0",
    "32",
    "31/02",
    "31/02/2026",
    "29/02/2025",
    "13/13/2026",
    "21/11/202",
    "21/11/20265",
    "21/11/0026",
    "275760-11-21",
    "21//11",
    "21/",
    "211",
    "21112",
    "jui",
    "5 jui",
    "5 ma",
    "bientôt",
    "11/2026",
    "toString",
  ])("the typed day '%s' is refused", (typed) => expect(parseTypedDay(typed, { now })).toBeNull());

  it("a typed day is complete when no further digit can change it", () => {
    for (const typed of ["21112026", "21/11/2026", "1.2.2026", "2026-11-21"])
      expect(isCompleteTypedDay(typed), typed).toBe(true);
    for (const typed of ["", "21", "21/11", "211126", "21/11/26", "2111202", "hier", "2026-1-2"])
      expect(isCompleteTypedDay(typed), typed).toBe(false);
  });
});
