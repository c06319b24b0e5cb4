import { describe, expect, it } from "vitest";

import {
  checkDays,
  dayRefusal,
  firstBusinessDay,
  lastBusinessDay,
} from "#domain/core/days/businessDays.ts";
import { addDays, type IsoDay, today, yearAfter } from "#domain/core/days/days.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";

const day = (text: string) => text as IsoDay;
const now = day("2026-11-21");

describe("a business date", () => {
  it.each([
    ["1950-01-01", null],
    ["1949-12-31", "day_early"],
    ["2026-11-22", null],
    ["2027-11-21", null],
    ["2027-11-22", "day_late"],
    ["2062-11-21", "day_late"],
  ])("the business date %s is refused with %s", (text, code) =>
    expect(dayRefusal(day(text), now)?.code ?? null).toBe(code),
  );

  it("a business date up to one year ahead is accepted, also from a leap day", () => {
    expect(lastBusinessDay(day("2028-02-29"))).toBe("2029-02-28");
    expect(yearAfter(day("2027-02-28"))).toBe("2028-02-28");
  });

  it("a late business date is refused with a French message that names the last accepted day", () => {
    const sentenceOf = (date: string) =>
      violationMessage({ field: "date", code: "", ...dayRefusal(day(date), now) });
    expect(sentenceOf("2062-11-21")).toBe(
      "La date ne peut pas être après le 21/11/2027, dans un an",
    );
    expect(sentenceOf("1920-01-01")).toBe("La date ne peut pas être avant le 01/01/1950");
  });

  it("only a changed business date is checked, because a stored one may be older than the rule", () => {
    const late = addDays(lastBusinessDay(today()), 1);
    const found = (date: string, before: string | null) =>
      checkDays(
        "optique_payments",
        { date },
        ["date", "amount"],
        before ? { date: before } : null,
      ).map(({ field, code }) => `${field} ${code}`);
    expect(found(late, null)).toEqual(["date day_late"]);
    expect(found(late, `${late} 00:00:00.000Z`)).toEqual([]);
    expect(found(addDays(late, 1), `${late} 00:00:00.000Z`)).toEqual(["date day_late"]);
    expect(found(addDays(firstBusinessDay, -1), "")).toEqual(["date day_early"]);
    expect(found("hier", null)).toEqual([]);
    expect(found(today(), null)).toEqual([]);
  });
});
