import { describe, expect, it } from "vitest";

import { wearDays, wearEnd, type WornRow } from "#domain/contactLenses/wearEnd.ts";
import { contactWears } from "#domain/core/records.ts";

const stored = (day: string) => (day ? `${day} 00:00:00.000Z` : "");
const row = (date: string, values: Partial<WornRow> = {}): WornRow => ({
  eye: "right",
  quantity: 1,
  wear: "monthly",
  box_size: 6,
  trial: false,
  status: "given",
  given_on: "",
  date: stored(date),
  ...values,
});
const first = row("2026-11-28");

describe("the end of wear of boxes", () => {
  it.each<[string, WornRow[], number, string | null]>([
    ["one box of six monthly lenses", [first], 7, "2027-05-27"],
    ["another one bought before it ends", [row("2027-05-10"), first], 7, "2027-11-23"],
    ["another one bought after it ended", [first, row("2027-06-10")], 7, "2027-12-07"],
    [
      "thirty daily lenses on three days",
      [row("2026-11-28", { wear: "daily", box_size: 30 })],
      3,
      "2027-02-06",
    ],
    ["two boxes of one day", [first, { ...first }], 7, "2027-11-23"],
    [
      "a box given on another day",
      [row("2026-11-28", { given_on: stored("2026-12-28") })],
      7,
      "2027-06-26",
    ],
    ["a line for both eyes", [row("2026-11-28", { eye: "" })], 7, "2027-02-26"],
    ["no box", [], 7, null],
    ["the other eye's", [row("2026-11-28", { eye: "left" })], 7, null],
    ["trial lenses", [row("2026-11-28", { trial: true })], 7, null],
    ["a cancelled row", [row("2026-11-28", { status: "cancelled" })], 7, null],
    ["an unknown wear", [row("2026-11-28", { wear: "" })], 7, null],
    ["an unknown size", [row("2026-11-28", { box_size: 0 })], 7, null],
    ["a row without a day", [row("")], 7, null],
    ["a row without boxes", [row("2026-11-28", { quantity: 0 })], 7, null],
    [
      "boxes for centuries",
      [row("2026-11-28", { quantity: 50_000, box_size: 200 })],
      7,
      "2199-12-31",
    ],
  ])("the end of wear is right for %s", (_, rows, daysAWeek, end) => {
    expect(wearEnd(rows, "right", daysAWeek)).toBe(end);
  });
});

describe("the days of a row", () => {
  it("the days of a row of boxes are those of its lenses, whatever the days worn per week", () => {
    const days = contactWears.map((wear) => [wear, wearDays({ ...first, wear }, "right", 3)]);
    expect(Object.fromEntries(days)).toEqual({
      daily: 14,
      two_weekly: 84,
      monthly: 180,
      quarterly: 540,
      half_yearly: 1080,
      yearly: 2190,
    });
  });

  it("boxes for both eyes give half of their days to each, rounded down at the end", () => {
    const both = (values: Partial<WornRow>) =>
      wearDays({ ...first, eye: "", ...values }, "left", 2);
    expect([
      both({ box_size: 3 }),
      both({ wear: "yearly", box_size: 1 }),
      both({ wear: "daily", box_size: 1 }),
      both({ wear: "daily", box_size: 5 }),
    ]).toEqual([45, 182, 1, 8]);
  });

  it("without a stored number of days per week, lenses count as worn every day", () => {
    expect(wearDays({ ...first, wear: "daily", box_size: 30 }, "right", 0)).toBe(30);
  });
});
