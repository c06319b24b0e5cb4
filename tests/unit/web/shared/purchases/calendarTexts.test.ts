import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { mondayOf } from "#domain/purchases/calendar.ts";
import type { CalendarRows, PurchaseCalendar } from "#domain/purchases/purchaseAnswers.ts";
import {
  calendarAsked,
  type CalendarRow,
  calendarSections,
  calendarTotals,
  rowPage,
} from "#shared/purchases/calendarTexts.ts";

const row = (side: "in" | "out", amount: number, kind: CalendarRow["kind"]): CalendarRow => ({
  side,
  kind,
  id: "id",
  day: today(),
  name: "Essilor",
  amount,
});
const none: CalendarRows = { in: 0, out: 0, rows: [] };
const monday = mondayOf(today());
const calendar: PurchaseCalendar = {
  late: { in: 0, out: 500.5, rows: [row("out", 500.5, "bill")] },
  undated: none,
  weeks: [
    { ...none, from: monday, to: addDays(monday, 6) },
    { ...none, in: 900, from: addDays(monday, 7), to: addDays(monday, 13) },
  ],
};

describe("the sections of a calendar", () => {
  it("the calendar lists late rows first, then the weeks, with this week by name", () => {
    const sections = calendarSections(calendar);
    expect(sections.map(({ title }) => title)).toEqual([
      "En retard",
      "Cette semaine",
      expect.stringMatching(/^Du \d\d\/\d\d\/\d{4} au /),
    ]);
    expect(sections.map(({ isLate }) => isLate)).toEqual([true, false, false]);
    expect(calendarTotals(sections)).toEqual({ in: 90_000, out: 50_050 });
  });

  it("each row of the calendar links to its record", () => {
    const pages = (["cheque", "plan", "bill", "check", "lcn"] as const).map((kind) =>
      rowPage(row("in", 1, kind)),
    );
    expect(pages).toEqual([
      "/app/caisse/cheques",
      "/app/invoices/id",
      "/app/achats/factures/id",
      "/app/achats/reglements/id",
      "/app/achats/reglements/id",
    ]);
  });
});

it("the address of a calendar has its first week and number of weeks, eight by default", () => {
  const asked = (values: Record<string, string>) => calendarAsked((name) => values[name] ?? "");
  expect(asked({})).toEqual({ from: "", weeks: 8 });
  expect(asked({ du: "2026-12-01", semaines: "13" })).toEqual({ from: "2026-12-01", weeks: 13 });
  expect(asked({ semaines: "7" }).weeks).toBe(8);
});
