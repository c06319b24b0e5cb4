import { describe, expect, it } from "vitest";

import { type CountedScan, effectiveScans, lineOf } from "#domain/counts/effectiveScans.ts";
import { adjustmentsOf, postDayRefusal } from "#domain/counts/posting.ts";
import { readScans } from "#domain/counts/scanBody.ts";
import { scopeWords } from "#domain/counts/scope.strings.ts";
import type { IsoDay } from "#domain/core/days/days.ts";

const scan = (at: string, values: Partial<CountedScan> = {}): CountedScan => ({
  at,
  quantity: 1,
  by: "Samira",
  recount: false,
  state: "counted",
  ...values,
});

describe("scans that are counted", () => {
  it("a recount discards earlier scans, ordered by instant and then by arrival", () => {
    const scans = [
      scan("10:03"),
      scan("10:01"),
      scan("10:02", { recount: true, quantity: 2 }),
      scan("10:02", { by: "Karim" }),
      scan("10:04", { state: "undone" }),
    ];
    expect(effectiveScans(scans).map(({ at, by }) => [at, by])).toEqual([
      ["10:02", "Samira"],
      ["10:02", "Karim"],
      ["10:03", "Samira"],
    ]);
    expect(lineOf(scans)).toEqual({
      counted: 4,
      first_at: "10:02",
      last_at: "10:03",
      people: ["Karim", "Samira"],
    });
  });

  it("a product with only undone scans is not counted", () => {
    const undone = scan("10:00", { state: "undone" });
    expect(lineOf([undone])).toEqual({ counted: 0, first_at: "", last_at: "", people: [] });
  });
});

describe("a request body with scans", () => {
  it("a code typed on a French keyboard becomes digits, and a blank quantity becomes 1", () => {
    const id = "a".repeat(15);
    const sent = [{ id, code: " \u00e0&\u00e9\"'( ", quantity: "" }];
    expect(readScans(sent)).toEqual({
      value: [
        {
          id,
          code: { code: "012345", forms: ["012345"], barcode: "012345", other: "" },
          product: "",
          quantity: 1,
          ago: 0,
          recount: false,
          undone: false,
        },
      ],
      violations: [],
    });
  });
});

describe("the posting of a count", () => {
  it("a count posts one adjustment per reason, of at most 500 lines; surplus has the reason count", () => {
    const lines = Array.from({ length: 505 }, () => ({ difference: -1, reason: "theft" as const }));
    const others = [
      { difference: 2, reason: "damage" as const },
      { difference: 0, reason: "other" as const },
    ];
    const made = adjustmentsOf([...lines, ...others]);
    expect(made.map(({ reason, items }) => [reason, items.length])).toEqual([
      ["theft", 500],
      ["theft", 5],
      ["inventory_count", 1],
    ]);
  });

  it("a count can be posted on today or one of the 31 days before", () => {
    const now = "2027-01-02" as IsoDay;
    const refused = (day: string) => postDayRefusal(day as IsoDay, now)?.code;
    expect(
      ["2027-01-03", "2027-01-02", "2026-12-31", "2026-12-02", "2026-12-01"].map(refused),
    ).toEqual(["count_day", undefined, undefined, undefined, "count_day"]);
  });

  it("the scope of a count is described in French words", () => {
    const nothing = { types: [], word: "", supplier: "" };
    expect(scopeWords(nothing)).toBe("Tout le stock");
    expect(scopeWords({ types: ["frame", "sunglasses"], word: "ray", supplier: "Luxottica" })).toBe(
      "Monture, Lunettes de soleil, «\u00a0ray\u00a0», Luxottica",
    );
  });
});
