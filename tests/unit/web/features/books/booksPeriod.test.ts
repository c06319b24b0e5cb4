import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Books, ListedPeriod } from "#domain/books/booksAnswers.ts";
import type { DifferenceCode } from "#domain/books/differences.ts";
import type { Period } from "#domain/core/days/period.ts";
import { stateOf, stateText } from "#features/books/booksPeriod.ts";
import { placeOf } from "#features/books/differenceLinks.ts";
import { booksPeriodAt } from "#features/books/periodAt.ts";

const days = (from: string, to: string) => ({ from, to }) as Period;
const november = days("2026-11-01", "2026-11-30");

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-03T10:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the period in the address", () => {
  const at = (search: string, closedUntil = "") => {
    const values = new URLSearchParams(search);
    return booksPeriodAt((name) => values.get(name) ?? "", closedUntil);
  };

  it("without days in the address the period is last month, or starts after the transmitted days", () => {
    expect(at("")).toEqual({ period: november, preset: "lastMonth", isValid: true });
    expect(at("", "2026-11-15")).toMatchObject({
      period: { from: "2026-11-16", to: "2026-11-30" },
      preset: null,
    });
  });

  it("the period has the days in the address, and is invalid when they are reversed", () => {
    expect(at("from=2026-09-01&to=2026-09-30").period).toEqual(days("2026-09-01", "2026-09-30"));
    expect(at("from=2026-09-30&to=2026-09-01").isValid).toBe(false);
    expect(at("periode=month").preset).toBe("month");
  });
});

describe("the state of a period", () => {
  it.each([
    [november, "", "ready"],
    [november, "2026-10-31 00:00:00.000Z", "ready"],
    [november, "2026-11-30 00:00:00.000Z", "transmitted"],
    [november, "2026-10-15 00:00:00.000Z", "other"],
    [days("2026-12-01", "2026-12-31"), "2026-11-30", "running"],
    [days("2026-12-01", "2026-12-03"), "2026-11-30", "running"],
    [days("2026-12-01", "2026-12-02"), "2026-11-30", "ready"],
  ])("the period %j after a transmission until %j has the state %s", (period, closedUntil, state) =>
    expect(stateOf(period, closedUntil)).toBe(state),
  );

  it("the state names the author of a period's transmission, unless it was reopened", () => {
    const row = (by: string, reopened_at: string) =>
      ({
        from: "2026-11-01 00:00:00.000Z",
        to: "2026-11-30 00:00:00.000Z",
        created: "2026-12-03 09:30:00.000Z",
        by,
        reopened_at,
      }) as ListedPeriod;
    const periods = [row("Samira", ""), row("Karim", "2026-12-03 09:00:00.000Z")];
    const books = { closedUntil: "2026-11-30", periods } as Books;
    expect(stateText(november, books)).toContain("par Samira");
    expect(stateText(days("2026-11-01", "2026-11-10"), books)).toBe("Déjà transmise");
  });
});

describe("a difference", () => {
  const at = (code: DifferenceCode, first = "") =>
    placeOf({ code, message: "", count: 1, amount: 0, first }, november)?.href;

  it("each difference links to the page where it is corrected, but faulty files have no link", () => {
    expect({
      sums: at("sums"),
      days_open: at("days_open", "2026-11-12"),
      days_changed: at("days_changed", "2026-11-13"),
      gaps: at("gaps"),
      reissued: at("reissued"),
      not_issued: at("not_issued", "inv1"),
      cheques_in_hand: at("cheques_in_hand"),
      bounced_later: at("bounced_later"),
      not_billed: at("not_billed", "rec1"),
      credits_expected: at("credits_expected"),
      ids_missing: at("ids_missing", "sup1"),
      changed_since: at("changed_since"),
    }).toEqual({
      sums: undefined,
      days_open: "/app/caisse?jour=2026-11-12",
      days_changed: "/app/caisse?jour=2026-11-13",
      gaps: "/app/journal?kind=delete&from=2026-11-01",
      reissued: "/app/journal?kind=delete&from=2026-11-01",
      not_issued: "/app/invoices/inv1",
      cheques_in_hand: "/app/caisse/cheques",
      bounced_later: "/app/caisse/cheques?etat=bounced",
      not_billed: "/app/achats/factures/nouvelle?bon=rec1",
      credits_expected: "/app/achats?vue=avoirs&etat=expected",
      ids_missing: "/app/suppliers/edit/sup1",
      changed_since: "/app/journal?kind=all&from=2026-11-01",
    });
  });
});
