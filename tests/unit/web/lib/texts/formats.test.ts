import { describe, expect, it } from "vitest";
import { parseDay, today } from "#domain/core/days/days.ts";
import { counted } from "#lib/texts/labels.ts";
import {
  formatAge,
  formatCount,
  formatDay,
  formatInstant,
  formatPhone,
  formatTime,
  initials,
  isWithinDay,
  formatLongDay,
  weekdayOf,
  formatDayInWords,
} from "#lib/texts/formats.ts";

const narrow = "\u202f";

describe("days and instants", () => {
  it.each([
    ["2026-11-20 00:00:00.000Z", "20/11/2026"],
    ["2026-11-20", "20/11/2026"],
    ["2024-02-29", "29/02/2024"],
    ["", "-"],
    ["n'importe quoi", "-"],
  ])("the day '%s' is displayed as %s", (stored, shown) => expect(formatDay(stored)).toBe(shown));

  it.each([
    // Noon UTC is the same day in Casablanca and in Paris.
    ["2026-11-20 12:00:00.000Z", "20/11/2026"],
    ["2026-01-01T12:00:00Z", "01/01/2026"],
    ["", "-"],
    ["hier", "-"],
  ])("the instant '%s' is displayed as %s", (stored, shown) =>
    expect(formatInstant(stored)).toBe(shown),
  );

  it("a day in full is written in French", () => {
    expect(formatLongDay("2026-11-20")).toBe("vendredi 20 novembre 2026");
    expect(formatLongDay("2026-08-15")).toBe("samedi 15 août 2026");
    expect(formatDayInWords("2026-03-01 00:00:00.000Z")).toBe("1 mars 2026");
    expect([weekdayOf(""), formatDayInWords(""), formatLongDay("hier")]).toEqual(["", "-", "-"]);
  });

  it("every day of two years has the same format as by Intl", () => {
    const date = new Date(2027, 0, 1, 12);
    for (; date.getFullYear() < 2029; date.setDate(date.getDate() + 1)) {
      const written = date.toLocaleDateString("fr-FR", {
        weekday: "long",
        day: "numeric",
        month: "long",
        year: "numeric",
      });
      expect(formatLongDay(today(date))).toBe(written);
    }
  });
});

it("the time of day has two digits for hours and minutes", () => {
  expect(formatTime(new Date(2026, 10, 20, 9, 5))).toBe("09:05");
});

describe("less than a day ago", () => {
  const now = Date.parse("2026-11-20T12:00:00.000Z");
  it.each([
    ["2026-11-20 11:59:00.000Z", true],
    ["2026-11-19 12:00:00.001Z", true],
    ["2026-11-19 12:00:00.000Z", false],
    ["2026-11-18 12:00:00.000Z", false],
    ["", false],
  ])("the instant '%s' is less than a day ago: %s", (stored, expected) =>
    expect(isWithinDay(stored, now)).toBe(expected),
  );
});

describe("ages", () => {
  const now = parseDay("2026-11-20") ?? undefined;
  it.each([
    ["2026-11-20", "aujourd’hui"],
    ["2026-12-01", "aujourd’hui"],
    ["2026-11-19", "1 jour"],
    ["2026-11-08", "12 jours"],
    ["2026-09-22", "59 jours"],
    ["2026-09-21", "1 mois"],
    ["2026-09-20", "2 mois"],
    ["2025-03-21", "19 mois"],
    ["2025-03-20", "20 mois"],
    ["2023-11-21", "35 mois"],
    ["2023-11-20", "3 ans"],
    ["2016-11-21", "9 ans"],
    ["", ""],
  ])("the age of '%s' is displayed as '%s'", (stored, shown) =>
    expect(formatAge(stored, now)).toBe(shown),
  );
});

describe("counts", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1284, `1${narrow}284`],
    [1_234_567, `1${narrow}234${narrow}567`],
  ])("the count %d is displayed as %s", (count, shown) => expect(formatCount(count)).toBe(shown));
});

describe("telephones", () => {
  it.each([
    ["0600000001", "06 00 00 00 01"],
    ["06 00 00 00 01", "06 00 00 00 01"],
    ["06-00-00-00-01", "06 00 00 00 01"],
    ["+212600000001", "06 00 00 00 01"],
    ["+212 6 00 00 00 01", "06 00 00 00 01"],
    ["00212 600000001", "06 00 00 00 01"],
    ["0522000001", "05 22 00 00 01"],
    ["+212 (0) 6 00 00 00 01", "06 00 00 00 01"],
    ["600000001", "06 00 00 00 01"],
    // A foreign number stays as typed.
    ["+33 1 00 00 00 01", "+33 1 00 00 00 01"],
    ["060000", "060000"],
    ["voir sa fille", "voir sa fille"],
    ["", ""],
  ])("the telephone '%s' is displayed as '%s'", (typed, shown) =>
    expect(formatPhone(typed)).toBe(shown),
  );
});

describe("initials", () => {
  it.each([
    ["Aïcha Benali", "AB"],
    ["élodie martin dupont", "ÉM"],
    ["Nadia", "N"],
    ["", ""],
  ])("the name '%s' has the initials '%s'", (name, shown) => expect(initials(name)).toBe(shown));
});

describe("a count with its word", () => {
  it.each([
    [0, "0 ligne"],
    [1, "1 ligne"],
    ["1", "1 ligne"],
    [2, "2 lignes"],
    ["1\u202f000", "1\u202f000 lignes"],
  ])("the count %s with its noun is '%s'", (count, text) =>
    expect(counted(count, "ligne")).toBe(text),
  );

  it("an irregular French plural is given as a second word", () =>
    expect(counted(2, "autre résultat", "autres résultats")).toBe("2 autres résultats"));
});
