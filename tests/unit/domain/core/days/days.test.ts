import { describe, expect, it } from "vitest";

import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDay,
  parseDay,
  setShopClock,
  type ZoneOffset,
  storedDay,
  today,
  yearBefore,
} from "#domain/core/days/days.ts";
import { formatMoment } from "#domain/core/days/formatDays.ts";

const day = (text: string) => text as IsoDay;

describe("a civil day", () => {
  it.each([
    "2026-11-21",
    "2026-11-21 00:00:00.000Z",
    "2026-11-21T23:59:59Z",
    "2026-11-21 10:00",
    "2026-11-21T08:00:00+01:00",
  ])("the day %s is parsed", (text) => expect(parseDay(text)).toBe("2026-11-21"));

  it.each([
    "",
    "21/11/2026",
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "1899-12-31",
    "2200-01-01",
    "2026-11-21x",
    "hier",
  ])("the text '%s' is refused as a day", (text) => expect(parseDay(text)).toBeNull());

  it("only leap years have a 29 February", () => {
    expect(parseDay("2028-02-29")).toBe("2028-02-29");
    expect(parseDay("2100-02-29")).toBeNull();
  });

  it("a day is stored at midnight UTC", () =>
    expect(storedDay(day("2026-11-21"))).toBe("2026-11-21 00:00:00.000Z"));

  it("today is the date of the computer's clock", () => {
    expect(today(new Date(2026, 10, 21, 23, 59))).toBe("2026-11-21");
    expect(today(new Date(2026, 0, 2, 0, 0))).toBe("2026-01-02");
  });

  it("today follows the shop's clock when the computer's clock differs from it", () => {
    setShopClock({ lateMs: 3 * 86_400_000, zone: [] });
    expect(today()).toBe(addDays(today(new Date()), 3));
    setShopClock({ lateMs: 0, zone: [] });
    expect(today()).toBe(today(new Date()));
  });

  it("a browser shows each instant in the shop's time zone at that instant", () => {
    const [ramadan, summer, autumn] = ["2026-02-15", "2026-03-22", "2026-09-20"].map((at) =>
      Date.parse(`${at}T02:00Z`),
    ) as [number, number, number];
    const zone: ZoneOffset[] = [
      [0, 60],
      [ramadan, 0],
      [summer, 60],
      [autumn, 0],
    ];
    setShopClock({ lateMs: 0, zone });
    const shown = (at: string) => formatMoment(at).replace("\u00a0", " ");
    expect(shown("2026-02-14 23:30:00.000Z")).toBe("15/02/2026 00:30");
    expect(shown("2026-03-01 23:30:00.000Z")).toBe("01/03/2026 23:30");
    expect(shown("2026-07-01 23:30:00.000Z")).toBe("02/07/2026 00:30");
    expect(shown("2026-11-28 23:30:00.000Z")).toBe("28/11/2026 23:30");
    expect(today(new Date("1969-01-01T23:30Z"))).toBe("1969-01-02");
    setShopClock({ lateMs: 0, zone: [] });
  });

  it("days are added and counted across months and years", () => {
    expect(addDays(day("2026-12-31"), 1)).toBe("2027-01-01");
    expect(addDays(day("2028-03-01"), -1)).toBe("2028-02-29");
    expect(daysBetween(day("2026-01-01"), day("2027-01-01"))).toBe(365);
    expect(daysBetween(day("2026-03-02"), day("2026-03-01"))).toBe(-1);
  });

  it("the same day in another month is found, or that month's last day", () => {
    expect(addMonths(day("2026-01-31"), 1)).toBe("2026-02-28");
    expect(addMonths(day("2026-11-21"), 2)).toBe("2027-01-21");
    expect(addMonths(day("2026-01-31"), -2)).toBe("2025-11-30");
    expect(addMonths(day("2028-02-29"), 12)).toBe("2029-02-28");
  });

  it("the day one year before is found, also for 29 February", () => {
    expect(yearBefore(day("2026-11-21"))).toBe("2025-11-21");
    expect(yearBefore(day("2028-02-29"))).toBe("2027-02-28");
  });
});
