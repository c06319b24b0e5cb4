import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { periodLabel } from "#domain/books/books.strings.ts";
import { otherFirstDay, readPeriod, unaccepted } from "#domain/books/period.ts";
import type { Difference } from "#domain/books/differences.ts";
import { addDays, type IsoDay } from "#domain/core/days/days.ts";

const now = "2026-12-05" as IsoDay;
const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(now, days));

describe("a period to transmit", () => {
  it.each([
    [{ from: "2026-11-01", to: "2026-11-30" }, []],
    [{ from: "2026-12-04", to: "2026-12-04" }, []],
    [{ from: "2026-12-01", to: "2026-12-05" }, ["to period_open"]],
    [{ from: "2026-11-30", to: "2026-11-01" }, ["to period_order"]],
    [{ from: "", to: undefined }, ["from required", "to required"]],
    [{ from: 20261101, to: "30/11/2026" }, ["from day", "to day"]],
    [{ from: "1949-12-31", to: "2026-11-30" }, ["from day_early"]],
  ])("the period %j to transmit has the violations %j", (body, refused) =>
    expect(readPeriod(body, now).violations.map(({ field, code }) => `${field} ${code}`)).toEqual(
      refused,
    ),
  );

  it("a period to transmit is accepted only if it is over and its days are in order", () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        const { value, violations } = readPeriod({ from, to }, now);
        expect(violations.length === 0).toBe(from <= to && to < now);
        if (violations.length === 0) expect(value).toEqual({ from, to });
      }),
    );
  });
});

describe("the first day of a period", () => {
  it.each([
    ["2026-11-01", "", null],
    ["2026-11-01", "2026-10-31 00:00:00.000Z", null],
    ["2026-11-02", "2026-10-31 00:00:00.000Z", "01/11/2026"],
    ["2026-10-31", "2026-10-31", "01/11/2026"],
  ])("a period from %s, after transmission until %j, must begin on %j", (from, until, other) =>
    expect(otherFirstDay(from as IsoDay, until)).toBe(other),
  );
});

describe("the differences of a period", () => {
  const difference = (code: Difference["code"]): Difference => ({
    code,
    message: code,
    count: 1,
    amount: 0,
  });
  const codes: Difference["code"][] = ["gaps", "reissued", "days_open", "changed_since"];

  it("a transmission accepts each difference by its code, but never a difference of sums", () => {
    fc.assert(
      fc.property(fc.subarray(codes), fc.subarray([...codes, "sums"]), (found, accept) => {
        const left = unaccepted(found.map(difference), accept).map(({ code }) => code);
        expect(left).toEqual(found.filter((code) => !accept.includes(code)));
      }),
    );
    expect(unaccepted([difference("sums")], ["sums"])).toHaveLength(1);
  });
});

describe("the words of a period", () => {
  it("the label of a period has its first and last day", () =>
    expect(periodLabel({ from: "2026-11-01", to: "2026-11-30 00:00:00.000Z" })).toBe(
      "du 01/11/2026 au 30/11/2026",
    ));
});
