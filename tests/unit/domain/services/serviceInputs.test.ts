import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { noMoney, toCentimes } from "#domain/core/money.ts";
import { serviceDue } from "#domain/services/serviceDue.ts";
import { meanDays, remakeRate } from "#domain/services/serviceFigures.ts";
import {
  isTicketNumber,
  remakeNumber,
  returnSlipPrefix,
  serviceMonthOf,
} from "#domain/services/serviceNumber.ts";
import { isAwaited, isLentOut, isSilent, silentBefore } from "#domain/services/serviceStatus.ts";

const day = "2026-11-28" as IsoDay;

describe("numbers of tickets", () => {
  it("ticket and slip numbers begin with their date, remake numbers with the sale's number", () => {
    expect([serviceMonthOf(day), returnSlipPrefix(day), remakeNumber("2026110001", 2)]).toEqual([
      "S202611",
      "RF-20261128-",
      "2026110001-R2",
    ]);
  });

  it.each([
    ["S2026110001", true],
    ["s20261112345", true],
    ["2026110001", false],
    ["S20261100", false],
    ["Souad", false],
  ])("the text %s is a complete ticket number: %s", (text, expected) =>
    expect(isTicketNumber(text)).toBe(expected),
  );
});

describe("the amount that a client owes on a ticket", () => {
  const asked = {
    pays: "client",
    estimate: 80,
    estimate_answer: "",
    status: "todo",
    invoice: "",
  } as const;

  it.each([
    [asked, 80],
    [{ ...asked, estimate_answer: "accepted" } as const, 80],
    [{ ...asked, estimate_answer: "refused" } as const, 0],
    [{ ...asked, status: "cancelled" } as const, 0],
    [{ ...asked, status: "returned" } as const, 80],
    [{ ...asked, pays: "shop" } as const, 0],
    [{ ...asked, pays: "supplier" } as const, 0],
    [{ ...asked, invoice: "a" }, 50],
    [{ ...asked, invoice: "a", pays: "shop" } as const, 50],
  ])("the amount due on the ticket %o is %d", (ticket, due) =>
    expect(serviceDue(ticket, toCentimes(50))).toBe(toCentimes(due)),
  );

  it("nothing is due on a ticket whose invoice is paid", () =>
    expect(serviceDue({ ...asked, invoice: "a" }, noMoney)).toBe(noMoney));
});

describe("a supplier", () => {
  const sent = { sent_on: "2026-11-12 00:00:00.000Z", supplier_answer: "" } as const;

  it("a supplier counts as silent after more than fifteen days without an answer", () => {
    expect(isSilent(sent, day)).toBe(true);
    expect(isSilent(sent, "2026-11-27" as IsoDay)).toBe(false);
    expect(isSilent({ ...sent, supplier_answer: "refused" }, day)).toBe(false);
    expect(isSilent({ ...sent, sent_on: "" }, day)).toBe(false);
    expect(silentBefore(day)).toBe("2026-11-13 00:00:00.000Z");
  });

  it("a supplier owes an expected credit from the slip until its answer", () => {
    expect(isAwaited({ ...sent, expected: 5 })).toBe(true);
    expect(isAwaited({ ...sent, expected: 0 })).toBe(false);
    expect(isAwaited({ ...sent, expected: 5, sent_on: "" })).toBe(false);
    expect(isAwaited({ ...sent, expected: 5, supplier_answer: "refused" })).toBe(false);
  });
});

it("lent glasses count as lent until they are returned", () => {
  expect(isLentOut({ lent: "Bleue", lent_back_on: "" })).toBe(true);
  expect(isLentOut({ lent: "Bleue", lent_back_on: "2026-11-28 00:00:00.000Z" })).toBe(false);
  expect(isLentOut({ lent: "", lent_back_on: "" })).toBe(false);
});

describe("figures of tickets", () => {
  it.each([
    [3, 60, 5],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [0, 60, 0],
    [3, 0, null],
  ])("%d remakes among %d jobs are a rate of %s percent", (remakes, jobs, rate) =>
    expect(remakeRate({ remakes, jobs })).toBe(rate),
  );

  it("the mean number of days has one decimal, and is null without any ticket", () => {
    expect([meanDays([1, 2]), meanDays([0, 0, 1]), meanDays([])]).toEqual([1.5, 0.3, null]);
  });
});
