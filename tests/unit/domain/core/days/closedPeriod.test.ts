import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { bookingDay, firstOpenDay, isClosed } from "#domain/core/days/closedPeriod.ts";
import { addDays, type IsoDay, storedDay } from "#domain/core/days/days.ts";

const november = "2026-11-30" as IsoDay;
const day = fc.integer({ min: -4000, max: 4000 }).map((days) => addDays(november, days));

describe("the first open day", () => {
  it.each([
    ["", ""],
    ["2026-11-30", "2026-12-01"],
    ["2026-11-30 00:00:00.000Z", "2026-12-01"],
    ["2028-02-28", "2028-02-29"],
    ["2026-12-31", "2027-01-01"],
  ])("after a transmission until %j, the first open day is %j", (closedUntil, open) =>
    expect(firstOpenDay(closedUntil)).toBe(open),
  );
});

describe("a transmitted day", () => {
  it.each([
    ["2026-11-29", true],
    ["2026-11-30", true],
    ["2026-11-30 00:00:00.000Z", true],
    ["2026-12-01", false],
    ["", false],
  ])("with November transmitted, the day %j is transmitted: %j", (asked, closed) => {
    expect(isClosed(asked, november)).toBe(closed);
    expect(isClosed(asked, storedDay(november))).toBe(closed);
    expect(isClosed(asked, "")).toBe(false);
  });

  it("each day is either transmitted, or the first open day or later", () => {
    fc.assert(
      fc.property(day, day, (asked, last) => {
        expect(isClosed(asked, last)).toBe(asked < firstOpenDay(last));
        expect(isClosed(asked, last)).toBe(asked <= last);
      }),
    );
  });
});

describe("the booking day of a document", () => {
  it("a document is booked on its own day while no period is transmitted", () =>
    expect(bookingDay(november, "")).toBe(november));

  it("a document is booked on its own day, or on the first open day if its own is transmitted", () => {
    fc.assert(
      fc.property(day, day, (asked, last) => {
        const booked = bookingDay(asked, last);
        expect(isClosed(booked, last)).toBe(false);
        expect(booked).toBe(asked > last ? asked : addDays(last, 1));
      }),
    );
  });
});
