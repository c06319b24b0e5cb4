import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { firstBusinessDay, lastBusinessDay } from "#domain/core/days/businessDays.ts";
import { addDays, daysBetween, type IsoDay } from "#domain/core/days/days.ts";
import { parseTypedDay } from "#domain/core/days/typedDay.ts";

const first = "1950-01-01" as IsoDay;
const anyDay = fc
  .integer({ min: 0, max: daysBetween(first, "2099-12-31" as IsoDay) })
  .map((days) => addDays(first, days));
const partsOf = (day: IsoDay) => {
  const [year = "", month = "", date = ""] = day.split("-");
  return { year, month, date };
};

describe("reading a typed day", () => {
  it("every day written in full is parsed, in every format", () =>
    fc.assert(
      fc.property(anyDay, anyDay, fc.boolean(), (day, now, isAhead) => {
        const { year, month, date } = partsOf(day);
        const forms = [
          day,
          `${date}/${month}/${year}`,
          `${Number(date)}.${Number(month)}.${year}`,
          `${date}-${month}-${year}`,
          `${date}${month}${year}`,
        ];
        for (const form of forms) expect(parseTypedDay(form, { now, isAhead }), form).toBe(day);
      }),
    ));

  it("every business date of the last hundred years is parsed with a two-digit year", () =>
    fc.assert(
      fc.property(anyDay, anyDay, (day, now) => {
        fc.pre(day >= firstBusinessDay && day <= lastBusinessDay(now));
        fc.pre(addDays(day, 36_525) > lastBusinessDay(now));
        const { year, month, date } = partsOf(day);
        for (const form of [`${date}/${month}/${year.slice(2)}`, `${date}${month}${year.slice(2)}`])
          expect(parseTypedDay(form, { now }), form).toBe(day);
      }),
    ));

  it("a partial day is completed to the nearest one before or after today, or to today", () =>
    fc.assert(
      fc.property(anyDay, anyDay, fc.boolean(), (day, now, isAhead) => {
        const { month, date } = partsOf(day);
        const found = parseTypedDay(`${date}/${month}`, { now, isAhead });
        expect(found?.slice(5)).toBe(`${month}-${date}`);
        const distance = isAhead
          ? daysBetween(now, found as IsoDay)
          : daysBetween(found as IsoDay, now);
        expect(distance).toBeGreaterThanOrEqual(0);
        // Leap days are at most four years apart, or eight around a century without one.
        expect(distance).toBeLessThan(month === "02" && date === "29" ? 8 * 366 : 366);

        const ofMonth = parseTypedDay(date, { now, isAhead });
        expect(ofMonth?.slice(8)).toBe(date);
        const days = isAhead
          ? daysBetween(now, ofMonth as IsoDay)
          : daysBetween(ofMonth as IsoDay, now);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThan(62);
      }),
    ));

  it("parsing a typed day never throws, and never returns a day outside the calendar", () =>
    fc.assert(
      fc.property(fc.string(), anyDay, (typed, now) => {
        const day = parseTypedDay(typed, { now });
        if (day) expect(addDays(day, 0)).toBe(day);
      }),
    ));
});
