import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isMonthDue, proposedPeriod } from "#domain/books/proposedPeriod.ts";
import { isClosed } from "#domain/core/days/closedPeriod.ts";
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { presetPeriod } from "#domain/core/days/period.ts";

const third = "2026-12-03" as IsoDay;
const dayAround = fc.integer({ min: -900, max: 900 }).map((days) => addDays(third, days));
const until = fc.oneof(fc.constant(""), dayAround);

describe("the period that is proposed for the next transmission", () => {
  it.each([
    ["", "2026-11-01", "2026-11-30"],
    ["2026-10-31", "2026-11-01", "2026-11-30"],
    ["2026-10-31 00:00:00.000Z", "2026-11-01", "2026-11-30"],
    // A shop that transmits by quarter, and one that stopped in mid-month.
    ["2026-08-31", "2026-09-01", "2026-11-30"],
    ["2026-11-15", "2026-11-16", "2026-11-30"],
    // The month before is already transmitted in full.
    ["2026-11-30", "2026-11-01", "2026-11-30"],
    ["2026-12-02", "2026-11-01", "2026-11-30"],
  ])(
    "after a transmission until %j, the proposed period begins on %s and ends on %s",
    (closedUntil, from, to) => {
      expect(proposedPeriod(closedUntil, third)).toEqual({ from, to });
    },
  );

  it("the proposed period ends with the month before, and leaves no day out", () => {
    fc.assert(
      fc.property(until, dayAround, (closedUntil, now) => {
        const { from, to } = proposedPeriod(closedUntil, now);
        expect(to).toBe(presetPeriod("lastMonth", now).to);
        expect(from <= to && to < now).toBe(true);
        if (closedUntil === "" || !isMonthDue(closedUntil, now)) return;
        expect(isClosed(addDays(from, -1), closedUntil)).toBe(true);
        expect(isClosed(from, closedUntil)).toBe(false);
      }),
    );
  });

  it("a month must be transmitted until its last day has been", () => {
    const due = ["", "2026-10-31", "2026-11-29", "2026-11-30", "2026-12-01"].map((closedUntil) =>
      isMonthDue(closedUntil, third),
    );
    expect(due).toEqual([true, true, true, false, false]);
  });
});
