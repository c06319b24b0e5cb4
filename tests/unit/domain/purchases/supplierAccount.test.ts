import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { toCentimes } from "#domain/core/money.ts";
import { calendarOf, lastCalendarDay, mondayOf } from "#domain/purchases/calendar.ts";
import {
  accountEntries,
  accountOfPeriod,
  billAgeOf,
  supplierBalance,
} from "#domain/purchases/supplierAccount.ts";

const day = (text: string) => text as IsoDay;

describe("the account of a supplier", () => {
  const entries = accountEntries({
    bills: [
      { id: "b1", number: "F-1", date: day("2026-10-05"), total: toCentimes(1000) },
      { id: "b2", number: "F-2", date: day("2026-11-05"), total: toCentimes(1512) },
    ],
    payments: [
      {
        id: "p1",
        reference: "CH 12",
        date: day("2026-11-05"),
        amount: toCentimes(1000),
        method: "check",
        state: "refused",
        state_on: day("2026-12-02"),
      },
      {
        id: "p2",
        reference: "",
        date: day("2026-11-20"),
        amount: toCentimes(420),
        method: "credit",
        state: "",
        state_on: "",
      },
    ],
    credits: [
      { id: "c1", number: "A-9", received_on: day("2026-11-12"), total: toCentimes(420) },
      { id: "c2", number: "", received_on: "", total: toCentimes(0) },
    ],
  });

  it("a supplier's account lists each document and payment with the balance after it", () => {
    const november = accountOfPeriod(entries, { from: day("2026-11-01"), to: day("2026-11-30") });
    expect(november).toMatchObject({
      opening: 100_000,
      entries: [
        { kind: "bill", id: "b2", amount: 151_200, balance: 251_200 },
        { kind: "payment", id: "p1", amount: -100_000, balance: 151_200 },
        { kind: "credit", id: "c1", amount: -42_000, balance: 109_200 },
      ],
      closing: 109_200,
    });
  });

  it("a supplier's account adds a refused payment again on the day of its refusal", () => {
    const december = accountOfPeriod(entries, { from: day("2026-12-01"), to: day("2026-12-31") });
    expect(december).toMatchObject({
      opening: 109_200,
      entries: [{ kind: "refused", id: "p1", number: "CH 12", amount: 100_000, balance: 209_200 }],
      closing: 209_200,
    });
  });

  it("a supplier's balance is the unpaid rests minus unallotted payments and unused credits", () => {
    expect(
      supplierBalance({
        rest: toCentimes(580),
        left: toCentimes(100),
        credits: toCentimes(20),
      }),
    ).toBe(46_000);
  });

  it("an unpaid rest is grouped by the number of days it is late", () => {
    const due = day("2026-09-01");
    const ages = ["2026-09-01", "2026-09-02", "2026-10-01", "2026-10-02", "2026-10-31"]
      .concat(["2026-11-01", "2026-11-30", "2026-12-01"])
      .map((now) => billAgeOf(due, day(now)));
    expect(ages).toEqual(["current", "d30", "d30", "d60", "d60", "d90", "d90", "older"]);
  });
});

describe("the payment calendar", () => {
  const row = (id: string, on: string, kind: "bill" | "cheque" = "bill") => ({
    side: kind === "bill" ? ("out" as const) : ("in" as const),
    kind,
    id,
    day: day(on),
    name: "Essilor",
    amount: toCentimes(100),
  });

  it("the weeks of the payment calendar begin on Monday", () => {
    expect(["2026-11-29", "2026-11-30", "2026-12-06"].map((on) => mondayOf(day(on)))).toEqual([
      "2026-11-23",
      "2026-11-30",
      "2026-11-30",
    ]);
    expect(lastCalendarDay(day("2026-12-02"), 2)).toBe("2026-12-13");
  });

  it("the payment calendar puts each row into its week, or into the late or undated ones", () => {
    const rows = [
      row("late", "2026-12-01"),
      row("now", "2026-12-02"),
      row("check", "2026-12-06", "cheque"),
      row("next", "2026-12-07"),
      row("far", "2026-12-14"),
      row("none", ""),
    ];
    const found = calendarOf(rows, day("2026-12-02"), 2);
    const ids = (group: { rows: { id: string }[] }) => group.rows.map(({ id }) => id);
    expect({
      late: ids(found.late),
      undated: ids(found.undated),
      weeks: found.weeks.map((week) => [week.from, week.to, week.in, week.out, ids(week)]),
    }).toEqual({
      late: ["late"],
      undated: ["none"],
      weeks: [
        ["2026-11-30", "2026-12-06", 10_000, 10_000, ["now", "check"]],
        ["2026-12-07", "2026-12-13", 0, 10_000, ["next"]],
      ],
    });
  });
});
