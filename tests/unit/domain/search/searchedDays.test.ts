import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { searchedDays } from "#domain/search/searchedDays.ts";

const now = "2026-11-21" as IsoDay;
const day = (text: string) => [{ from: text, to: text }];
const month = (text: string) => [{ from: `${text}-01`, to: `${text}-31` }];
const years = ["2027", "2026", "2025", "2024", "2023"];

describe("a search for a date", () => {
  it.each([
    ["21/11/2026", day("2026-11-21")],
    ["1/11/2026", day("2026-11-01")],
    ["21-11-2026", day("2026-11-21")],
    ["21/11/26", day("2026-11-21")],
    ["12/03/62", day("1962-03-12")],
    ["2026-11-21", day("2026-11-21")],
    ["2026-11", month("2026-11")],
    ["11/2026", month("2026-11")],
    ["nov 2026", month("2026-11")],
    ["Nov. 2026", month("2026-11")],
    ["novembre  2026", month("2026-11")],
    ["21 nov 2026", day("2026-11-21")],
    ["1er août 2026", day("2026-08-01")],
    ["2026", [{ from: "2026-01-01", to: "2026-12-31" }]],
    ["21/11", years.flatMap((year) => day(`${year}-11-21`))],
    ["5 mai", years.flatMap((year) => day(`${year}-05-05`))],
    ["novembre", years.flatMap((year) => month(`${year}-11`))],
    ["Décembre", years.flatMap((year) => month(`${year}-12`))],
  ])("a search for '%s' finds its days", (query, ranges) =>
    expect(searchedDays(query, now)?.ranges).toEqual(ranges),
  );

  it.each([
    "benali",
    "0612",
    "06 12",
    "06.12",
    "06.12.34",
    "52-18",
    "1.67",
    "mar",
    "nov",
    "jui 2026",
    "13/2026",
    "32/11",
    "21/13",
    "0/11",
    "21/11/1",
    "",
  ])("a search for '%s' is no date", (query) => expect(searchedDays(query, now)).toBeNull());

  it("a search reports whether its date may also be a number or the beginning of a name", () => {
    expect(searchedDays("2026", now)).toMatchObject({ isYear: true, isWord: false });
    expect(searchedDays("mai", now)).toMatchObject({ isYear: false, isWord: true });
    expect(searchedDays("mai 2026", now)).toMatchObject({ isYear: false, isWord: false });
  });
});
